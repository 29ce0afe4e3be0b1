import { expect, test } from 'vitest'
import { addDays } from '#api/rules/platform/days-between.ts'
import { axisOf, dayDrawn, placeOn } from '#screens/content/coupons/time-axis.ts'

/** Where days stand on the time line of a sale. */

const axis = { first: '2026-10-30', last: '2026-11-08' }

test('an axis has room for all, and a week at both ends', () => {
  const all = [
    { start: '2026-11-05', end: '2026-11-10' },
    { start: '2026-10-30', end: '2026-12-01' },
  ]
  expect(axisOf(all)).toEqual({ first: '2026-10-23', last: '2026-12-08' })
})

test('days are counted over months, and over the night on which clocks are changed', () => {
  expect([addDays('2026-10-24', 2), addDays('2026-03-01', -1), addDays('2028-02-28', 1)]).toEqual([
    ...['2026-10-26', '2026-02-28', '2028-02-29'],
  ])
})

test('a bar has its last day whole', () => {
  expect(placeOn(axis, { start: '2026-10-30', end: '2026-11-08' })).toEqual({ left: 0, width: 100 })
  expect(placeOn(axis, { start: '2026-11-01', end: '2026-11-01' })).toEqual({ left: 20, width: 10 })
})

test.each([
  [-0.4, '2026-10-30'],
  [-0.14, '2026-10-31'],
  [0, '2026-11-01'],
  [0.04, '2026-11-01'],
  [0.06, '2026-11-02'],
  [0.7, '2026-11-08'],
  [0.9, '2026-11-08'],
])('drawn by %d of the axis, the first of November becomes %s', (part, day) => {
  expect(dayDrawn(axis, '2026-11-01', part)).toBe(day)
})
