/** What can be opened beside the board (at a desk) or over it (on a phone). */

export type PanelName =
  'aid' | 'options' | 'why' | 'since' | 'menu' | 'saga' | 'chat' | `seat-${number}`

/** More buttons than these at the prompt would be a form; then the list opens by itself. */
export const MOST_BUTTONS = 8

/** Below this width there is one thing at a time. */
export const NARROW = '(max-width: 1180px)'
