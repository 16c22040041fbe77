/** Reading the log: what was taken back, and what happened since one's own last choice. */

export interface LogLine {
  number: number
  kind: string
  seat: number | null
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

/** The lines after the last choice of a seat; all of them where it has made none. */
export function sinceOwn(log: LogLine[], seat: number | null): LogLine[] {
  const own = log.filter((line) => line.seat === seat && line.kind === 'choice')
  const last = own.at(-1)?.number ?? 0
  return log.filter((line) => line.number > last)
}
