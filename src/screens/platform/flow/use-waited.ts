import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

const hour = 60
const day = 24 * hour

/** Says a wait in its two largest units: `3 g 4 sa`, `12 dk`. */
export function useWaited(): (minutes: number) => string {
  const { i18n } = useLingui()
  return (minutes) => waited(i18n, minutes)
}

function waited(i18n: I18n, minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / day), Math.floor((minutes % day) / hour), minutes % hour]
  if (days >= 10 || (days > 0 && hours === 0)) return daysSaid(i18n, days)
  if (days > 0) return `${daysSaid(i18n, days)} ${hoursSaid(i18n, hours)}`
  if (hours > 0) return rest === 0 ? hoursSaid(i18n, hours) : `${hoursSaid(i18n, hours)} ${minutesSaid(i18n, rest)}`
  return minutesSaid(i18n, rest)
}

function daysSaid(i18n: I18n, count: number): string {
  return i18n._(/*i18n*/ { id: 'flow.days', message: '{count} g', values: { count: i18n.number(count) } })
}

function hoursSaid(i18n: I18n, count: number): string {
  return i18n._(/*i18n*/ { id: 'flow.hours', message: '{count} sa', values: { count: i18n.number(count) } })
}

function minutesSaid(i18n: I18n, count: number): string {
  return i18n._(/*i18n*/ { id: 'flow.minutes', message: '{count} dk', values: { count: i18n.number(count) } })
}
