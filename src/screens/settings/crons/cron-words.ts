import type { I18n } from '@lingui/core'
import { dayAt } from '#api/rules/platform/formats.ts'
import { weekdays } from '#api/rules/settings/crons.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import { formatsOf } from '#screens/platform/formats.ts'

export const cronLabels = {
  next: /*i18n*/ { id: 'crons.next', message: 'Sonraki çalışma' },
  last: /*i18n*/ { id: 'crons.last', message: 'Son çalışma' },
}

/** When something runs next, as people say it: today, tomorrow, or on which day. */
export function nextInWords(i18n: I18n, at: string, now: Date = new Date()): string {
  const zone = shopTimeZone()
  const day = dayAt(new Date(at), zone)
  const away = Math.round((Date.parse(day) - Date.parse(dayAt(now, zone))) / 86_400_000)
  const time = formatsOf(i18n).timeOf(at)
  if (away === 0) return i18n._(/*i18n*/ { id: 'crons.today', message: 'bugün {time}', values: { time } })
  if (away === 1) return i18n._(/*i18n*/ { id: 'crons.tomorrow', message: 'yarın {time}', values: { time } })
  const weekday =
    formatsOf(i18n).weekdays()[(new Date(`${day}T12:00:00Z`).getUTCDay() + weekdays.length - 1) % weekdays.length]
  return `${weekday?.whole ?? ''}, ${formatsOf(i18n).moment(at)}`
}
