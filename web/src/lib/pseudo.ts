/** A language nobody speaks: what still reads as plain English on the page was never translated. */

const PLAIN = 'aAbcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ'
const ODD = 'åÅƀçÇđĐéÉĝĜĥĤíÍĵĴķĶļĻñÑøØŕŔšŠťŤûÛŵŴýÝžŽ'

/** A word file with accents in its texts; keys, arguments, terms and selectors stay. */
export function pseudo(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const start =
        /^(#.*|-?[a-zA-Z][\w-]*\s*=|\s+\.[\w-]+\s*=|\s*\*?\[[^\]]*\]|\s*\{.*->\s*$)?/.exec(line)
      const head = start?.[0] ?? ''
      if (head.startsWith('#') || head.endsWith('->')) return line
      return head + line.slice(head.length).replace(/\{[^}]*\}|[^{]+/g, accented)
    })
    .join('\n')
}

function accented(piece: string): string {
  if (piece.startsWith('{')) return piece
  return [...piece].map((letter) => ODD[PLAIN.indexOf(letter)] ?? letter).join('')
}
