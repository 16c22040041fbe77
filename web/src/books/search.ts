/** Looking things up in a book: at once, by every word, without minding accents. */

import type { GlossaryRow, RulesSection } from '../api/types'

/** The text in small letters without accents, letter by letter: places stay what they are. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    const plain = letter.normalize('NFD').charAt(0).toLowerCase()
    folded += plain.length === 1 ? (OTHER_LETTERS[plain] ?? plain) : letter
  }
  return folded
}
/** Letters that are no accented ones for Unicode, but are for people who type. */
const OTHER_LETTERS: Record<string, string> = { ł: 'l', ø: 'o', æ: 'a', œ: 'o', ð: 'd', '’': "'" }

/** What was typed, word by word. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

/** Shorter words are looked for as they are typed; of longer ones the ending may differ. */
const SHORT = 5
const ENDING = 2

/** Where a word stands in a folded text: from, to. In any of its forms, where words inflect. */
function* places(folded: string, word: string, inflected: boolean): Generator<[number, number]> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    yield [at, at + word.length]
  }
  if (!inflected || word.length < SHORT) return
  const stem = word.slice(0, Math.max(SHORT - 1, word.length - ENDING))
  for (const { 0: other, index } of folded.matchAll(/[\p{L}\d]+/gu)) {
    if (other.startsWith(stem) && Math.abs(other.length - word.length) <= 3) {
      yield [index, index + other.length]
    }
  }
}

function hasAll(text: string, wanted: string[], inflected = false): boolean {
  const folded = fold(text)
  return wanted.every((word) => !places(folded, word, inflected).next().done)
}

export interface Found {
  sections: RulesSection[]
  rules: number
}

/** The rules that hold every word in their number, text or chapter; all of them without words. */
export function findRules(sections: RulesSection[], query: string): Found {
  const wanted = wordsOf(query)
  const found = wanted.length
    ? sections
        .map((section) => ({
          ...section,
          rules: section.rules.filter((rule) =>
            hasAll(
              `${rule.id} ${rule.text.replaceAll('**', '')} ${section.title}`,
              wanted,
              rule.language !== 'en',
            ),
          ),
        }))
        .filter((section) => section.rules.length)
    : sections
  return { sections: found, rules: found.reduce((sum, section) => sum + section.rules.length, 0) }
}

export function findWords(rows: GlossaryRow[], query: string): GlossaryRow[] {
  const wanted = wordsOf(query)
  if (!wanted.length) return rows
  return rows.filter((row) => hasAll(`${row.en} ${row.pl} ${row.fr}`, wanted))
}

export interface Piece {
  text: string
  marked: boolean
}

/** A text in pieces, those marked that were looked for. */
export function marked(text: string, wanted: string[], inflected = false): Piece[] {
  const folded = fold(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of wanted) {
    for (const [from, to] of places(folded, word, inflected)) hit.fill(true, from, to)
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1)
    const isHit = hit[at] === true
    if (last?.marked === isHit) last.text += text.charAt(at)
    else pieces.push({ text: text.charAt(at), marked: isHit })
  }
  return pieces
}
