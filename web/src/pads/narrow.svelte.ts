/** Is there room for one player only? The same width as in the styles. */

import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('max-width: 47.99rem')
