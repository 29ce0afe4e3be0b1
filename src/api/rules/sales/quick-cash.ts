import type { Minor } from '#api/rules/platform/money.ts'

/** The notes and coins by which people round up: 1, 5, 10, 20, 50, 100, 200 whole units. */
const notes = [100, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** What somebody is likely to give for an amount: exactly it, and what a few notes come to, at most five, the least first. */
export function quickCash(due: Minor): Minor[] {
  if (due <= 0) return []
  const rounded = notes.map((note) => Math.ceil(due / note) * note)
  return [...new Set([due, ...rounded])].toSorted((one, other) => one - other).slice(0, 5)
}
