import { monthsAway } from './dates.ts'

interface Days {
  readonly first: string
  readonly last: string
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The days that others are compared with: as many right before them, or the same a year earlier. */
export function earlier({ first, last }: Days, by: 'before' | 'year'): Days {
  if (by === 'year') return { first: monthsAway(first, -12), last: monthsAway(last, -12) }
  const count = daysBetween(first, last) + 1
  return { first: addDays(first, -count), last: addDays(last, -count) }
}

/** Every day, every week by its Monday, every month, hour or day of the week that lies in some days, in their order; nothing for what is no time. */
export function keysOf(kind: string, { first, last }: Days): readonly string[] | null {
  if (kind === 'hour') return upTo(24).map((hour) => String(hour).padStart(2, '0'))
  if (kind === 'weekday') return upTo(7).map((day) => String(day + 1))
  if (!['day', 'week', 'month'].includes(kind)) return null
  const days = upTo(daysBetween(first, last) + 1).map((at) => addDays(first, at))
  if (kind === 'day') return days
  return [...new Set(days.map((day) => (kind === 'month' ? day.slice(0, 7) : mondayOf(day))))]
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
