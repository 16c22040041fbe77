/** The year that passes over a board. */

import { expect, it } from 'vitest'
import { seasonOf } from '../src/things/seasons'

it('begins in spring and ends in winter, with every season between', () => {
  const year = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => seasonOf(round, 8))
  expect(year).toEqual(
    ['spring', 'summer', 'autumn', 'winter'].flatMap((season) => [season, season]),
  )
  expect(seasonOf(6, 6)).toBe('winter')
})

it('is spring before the first round', () => {
  expect(seasonOf(0, 8)).toBe('spring')
  expect(seasonOf(0, 0)).toBe('spring')
})
