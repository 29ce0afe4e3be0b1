import { expect, test } from 'vitest'
import { closedRange, sixMonthsAtMost } from '#api/rules/platform/dates.ts'

test('R111: an open end lies as far from the other as it may, from every day and up to every day', () => {
  for (let day = '2023-01-01'; day < '2028-03-01'; day = daysLater(day, 1)) {
    const after = closedRange({ from: day })
    const before = closedRange({ to: day })
    expect([after.from, before.to]).toEqual([day, day])
    expect([sixMonthsAtMost.holds(after), sixMonthsAtMost.holds(before)]).toEqual([true, true])
    expect(sixMonthsAtMost.holds({ ...after, to: daysLater(after.to, 1) })).toBe(false)
    expect(sixMonthsAtMost.holds({ ...before, from: daysLater(before.from, -1) })).toBe(false)
  }
})

function daysLater(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
