import type { I18n } from '@lingui/core'

let zone: string | undefined

/** From now on moments are told by the clock of this zone, wherever somebody sits; by the reader's own where it is none. */
export function setShopTimeZone(timeZone: string | undefined): void {
  zone = timeZone !== undefined && isZone(timeZone) ? timeZone : undefined
}

/** Has `i18n.date` tell moments by the shop's clock, unless it is asked for another zone. */
export function formatInShopTime(i18n: I18n): void {
  const formatDate = i18n.date.bind(i18n)
  i18n.date = (value, format) =>
    formatDate(value, zone && typeof format !== 'string' ? { timeZone: zone, ...format } : format)
}

/** The day that it is by the shop's clock: `2026-11-21`. */
export function shopDay(): string {
  return new Intl.DateTimeFormat('sv-SE', zone ? { timeZone: zone } : {}).format(new Date())
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('tr', { timeZone })
    return true
  } catch {
    return false
  }
}
