/** Reading the log: what was taken back, and what happened since one's own last choice. */

export interface LogLine {
  number: number
  kind: string
  /** Whose choice it was. */
  seat: number | null
  /** Whom it tells of. */
  about: number | null
  version: number
  text: string
  /** Of an undo or a going back: to after which version. */
  to?: number | undefined
}

export interface SagaLine extends LogLine {
  /** An undo or a going back has made it never happen. */
  void: boolean
}

/**
 * Every line with its fate. Versions only ever grow: going back to 5 at version 9 makes 6 to 8 never
 * happen, unless it is itself undone by going back to before 9.
 */
export function sagaOf(log: LogLine[]): SagaLine[] {
  let limit = Infinity
  const newestFirst = [...log].reverse().map((line): SagaLine => {
    const back = line.to !== undefined
    const gone = (back || line.kind === 'choice') && line.version > limit
    if (back && !gone) limit = Math.min(limit, line.to ?? limit)
    return { ...line, void: gone }
  })
  return newestFirst.reverse()
}

/**
 * Equal lines in a row as one with a count: "gains 1 wood." three times is no news. What was taken
 * back is one line, however much it was, and says itself that it was taken back.
 */
export function counted(lines: SagaLine[]): (SagaLine & { times: number })[] {
  const found: (SagaLine & { times: number })[] = []
  for (const line of lines) {
    const before = found.at(-1)
    if (before?.void && line.kind === 'undo' && !line.void) continue
    const same = before?.text === line.text && before.seat === line.seat
    if (before?.void && line.void)
      found[found.length - 1] = { ...line, text: `${before.text} ${line.text}`, times: 1 }
    else if (before && same && before.void === line.void)
      found[found.length - 1] = { ...line, times: before.times + 1 }
    else found.push({ ...line, times: 1 })
  }
  return found
}

/** The last choice of a seat, what came of it, and all after it; everything where it made none. */
export function sinceOwn(log: LogLine[], seat: number | null): LogLine[] {
  const own = log.filter((line) => line.seat === seat && line.kind === 'choice')
  const last = own.at(-1)?.number ?? 0
  return log.filter((line) => line.number >= last)
}
