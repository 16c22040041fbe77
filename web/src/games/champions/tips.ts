/** Tips that tell of a card even while it stands for a choice. */

import type { Table } from '../../table/table.svelte'
import type { TipText } from '../../things/tip.svelte'

export function enemyTip(table: Table, enemy: string): TipText {
  return {
    title: table.name('enemy', enemy),
    text: table.about('enemy', enemy),
    rule: table.ruleOf('enemy', enemy),
  }
}
