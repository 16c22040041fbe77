/**
 * Rule texts as pieces a page can draw: plain words, bold ones, names of the program, numbers of
 * other rules, a remark at the end on where the rule comes from. Nothing ever becomes HTML, so nothing in a text can do anything.
 */

import type { GameName } from '../games/games'

export interface Part {
  kind: 'plain' | 'bold' | 'code' | 'rule' | 'remark'
  text: string
  /** Where the number of a rule leads. */
  href?: string
}

/** How the numbers of each game's rules begin. */
const BOOKS: Record<string, GameName> = { CM: 'champions', RM: 'reavers', VH: 'valhalla' }
const REMARK = /\s\[([^\]]+)\]$/
/** Numbers of rules, then those each book has for itself: rulings, decisions, examples, windows. */
const MARKS =
  /\*\*([^*]+)\*\*|`([^`]+)`|\b([A-Z]{2}-[A-Z]+-\d+[a-z]?|(?:A|DP?|S|W|E)-S?\d+|RW-[A-Z]+)\b/g

/** `game`: whose book it is. */
export function partsOf(whole: string, game = ''): Part[] {
  const remark = REMARK.exec(whole)
  const text = remark ? whole.slice(0, remark.index) : whole
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'plain', text: text.slice(from, found.index) })
    parts.push(special(found, game))
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) })
  if (remark?.[1]) parts.push({ kind: 'remark', text: remark[1] })
  return parts
}

function special([whole, bold, code, rule]: RegExpMatchArray, game: string): Part {
  if (bold) return { kind: 'bold', text: bold }
  if (code) return { kind: 'code', text: code }
  const href = rule ? ruleAddress(rule, game) : ''
  return href ? { kind: 'rule', text: whole, href } : { kind: 'plain', text: whole }
}

/** The address of a rule, by its number alone or in the book it stands in; '' where there is none. */
export function ruleAddress(rule: string, within = ''): string {
  const game = gameOf(rule) || (/^[A-Z]{1,2}-(S?\d+|[A-Z]+)$/.test(rule) ? within : '')
  return game ? `#/rules/${game}/${rule}` : ''
}

/** The game a rule is of, by its number alone; '' where no book of ours has such numbers. */
export function gameOf(rule: string): string {
  return BOOKS[rule.slice(0, 2)] ?? ''
}
