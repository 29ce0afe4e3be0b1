import { isDay } from './dates.ts'
import { addDays } from './days-between.ts'
import { fold } from './fold.ts'

/**
 * The day in a text as people type it, day first in both languages: `8.11.2026`, `08/11/26`, `8 Kasım`, `Nov 8, 2026`, `08112026`, `bugün`;
 * this year's where no year was typed. `null` when there is no such day.
 */
export function dayTyped(text: string, today: string): string | null {
  const typed = fold(text).replace(/[,.]?$/, '')
  const away = near[typed]
  if (away !== undefined) return addDays(today, away)
  const [year = '', month = '', day = ''] = partsOf(typed) ?? []
  const whole = `${year.length === 2 ? '20' : ''}${year || today.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : null
}

const near: Readonly<Record<string, number>> = { bugun: 0, today: 0, dun: -1, yesterday: -1, yarin: 1, tomorrow: 1 }

const months: readonly (readonly string[])[] = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
]

function partsOf(typed: string): [year: string, month: string, day: string] | null {
  const stored = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (stored) return [stored[1] ?? '', stored[2] ?? '', stored[3] ?? '']
  const numbers =
    /^(\d{1,2})[./\- ]+(\d{1,2})(?:[./\- ]+(\d{4}|\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (numbers) return [numbers[3] ?? '', numbers[2] ?? '', numbers[1] ?? '']
  const dayFirst = /^(\d{1,2})[. ]*([a-z]{3,})[., ]*(\d{4}|\d{2})?$/.exec(typed)
  if (dayFirst) return [dayFirst[3] ?? '', monthOf(dayFirst[2] ?? ''), dayFirst[1] ?? '']
  const monthFirst = /^([a-z]{3,})[. ]*(\d{1,2})(?:[, ]+(\d{4}))?$/.exec(typed)
  return monthFirst ? [monthFirst[3] ?? '', monthOf(monthFirst[1] ?? ''), monthFirst[2] ?? ''] : null
}

/** The number of a month by its name or its first letters, in either language. */
function monthOf(name: string): string {
  const at = months.findIndex((names) => names.some((one) => one.startsWith(name)))
  return at < 0 ? '' : String(at + 1)
}
