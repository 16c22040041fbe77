/** Tips that tell of a card even while it stands for a choice. */

import type { TableView } from '../../table/view.svelte'
import type { TipText } from '../../things/tip.svelte'

/** With a place, the tip also says what fighting there is about: why one should fight the troll. */
export function enemyTip(table: TableView, enemy: string, place = ''): TipText {
  const about = [table.about('enemy', enemy), place ? table.about('space', place) : '']
  return {
    title: table.name('enemy', enemy),
    text: about.filter(Boolean).join(' '),
    rule: table.ruleOf('enemy', enemy),
  }
}
