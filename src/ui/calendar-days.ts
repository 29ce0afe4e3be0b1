/** Days are told as `2026-11-21` and counted without clocks: no zone has two of one, or none. */

export function addDays(day: string, count: number): string {
  const at = dateOf(day)
  at.setUTCDate(at.getUTCDate() + count)
  return dayOf(at)
}

/** The same day of another month; its last where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const at = dateOf(day)
  const wanted = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + count)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(wanted, last))
  return dayOf(at)
}

/** How many days a day is after the Monday of its week. */
export function afterMonday(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7
}

/** The number of a day's week in its year, as ISO counts them: the week that has the year's first Thursday is the first. */
export function weekOfYear(day: string): number {
  const thursday = addDays(day, 3 - afterMonday(day))
  const begun = dateOf(`${thursday.slice(0, 4)}-01-01`)
  return Math.floor((dateOf(thursday).getTime() - begun.getTime()) / 604_800_000) + 1
}

/** The weeks of a day's month from Monday on; `null` where a week reaches into another month. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -afterMonday(first))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(start, week * 7 + at)).map((one) =>
      one.startsWith(day.slice(0, 7)) ? one : null,
    ),
  )
  return weeks.filter((week) => week.some((one) => one !== null))
}

function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
