import { dayAt } from '#api/rules/platform/formats.ts'

let zone: string | undefined

/** From now on moments are told by the clock of this zone, wherever somebody sits; by the reader's own where it is none. */
export function setShopTimeZone(timeZone: string | undefined): void {
  zone = timeZone !== undefined && isZone(timeZone) ? timeZone : undefined
}

/** By whose clock moments are told. */
export function shopTimeZone(): string | undefined {
  return zone
}

/** The day that it is by the shop's clock: `2026-11-21`. */
export function shopDay(): string {
  return dayAt(new Date(), zone)
}

function isZone(timeZone: string): boolean {
  try {
    dayAt(new Date(), timeZone)
    return true
  } catch {
    return false
  }
}
