import type { I18n } from '@lingui/core'
import type { FlowMap } from '#api/contract/platform/flow.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { shopDay } from '#locales/shop-time.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { afterMonday, weekOfYear } from '#ui/calendar-days.ts'

type Days = FlowMap['days']

/** As far back as a map may reach. */
const offered = 26

/** The week that these days are, from Monday to Sunday; nothing where they are no whole week. */
export function weekIn(from: string, to: string): string | undefined {
  return from !== '' && afterMonday(from) === 0 && addDays(from, 6) === to ? from : undefined
}

/** The weeks to choose from, the newest first; the chosen one is among them however old it is. */
export function weeksToChoose(chosen: string | undefined, today: string = shopDay()): readonly Days[] {
  const newest = addDays(today, -afterMonday(today))
  const mondays = Array.from({ length: offered }, (_, at) => addDays(newest, -7 * at))
  const all = chosen && !mondays.includes(chosen) ? [...mondays, chosen] : mondays
  return all.map((first) => ({ first, last: addDays(first, 6) }))
}

/** `48. hafta`, where its days stand beside it. */
export function weekNumber(i18n: I18n, { first }: Days): string {
  return i18n._(/*i18n*/ { id: 'flow.week_number', message: '{week}. hafta', values: { week: weekOfYear(first) } })
}

/** `48. hafta: 23.11.2026 – 29.11.2026`. */
export function weekName(i18n: I18n, days: Days): string {
  const { day } = formatsOf(i18n)
  return `${weekNumber(i18n, days)}: ${day(days.first)} – ${day(days.last)}`
}
