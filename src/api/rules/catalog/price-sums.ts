import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { readPrice, type Writing } from './price-reading.ts'

/** What happens to every price of a selection. */
export interface PriceChange {
  readonly how: 'percent' | 'fixed' | 'set'
  /** As it was typed: `10`, `-7,5`, `1.234,50`. */
  readonly amount: string
  /** To the nearest 0.5 afterwards. */
  readonly rounded: boolean
}

/** The step that prices are rounded to, in the smallest units. */
const step = 50n

/**
 * A price after a change (R235). Whole kuruş throughout, half a kuruş goes away from zero. A price that is not there or cannot be read stays
 * as it is, unless it is set.
 */
export function priceAfter(price: string, change: PriceChange, writing: Writing): string {
  const amount = amountOf(change, writing)
  const before = minorOf(price)
  if (amount === null) return price
  if (change.how === 'set') return afterwards(amount, change)
  if (before === null) return price
  return afterwards(change.how === 'fixed' ? BigInt(before) + amount : percentMore(BigInt(before), amount), change)
}

/** What the change says, in kuruş or in hundredths of a percent; `null` when it cannot be read. */
export function amountOf({ amount }: Pick<PriceChange, 'amount'>, writing: Writing): bigint | null {
  const read = readPrice(amount.replace(/[%+]/g, ''), writing)
  const minor = read.kind === 'amount' ? minorOf(read.price) : null
  return minor === null ? null : BigInt(minor)
}

/** A price at the nearest 0.5, half goes up; one that would become nothing stays at 0.50 (R235). */
export function roundedPrice(price: string): string {
  const minor = minorOf(price)
  return minor === null ? price : decimalOf(Number(toStep(BigInt(minor))))
}

/** What is left of a price when its cost is taken off, in percent of the price with one decimal; `null` where there is no price or no cost. */
export function marginOf(price: string, cost: string | null): string | null {
  const sold = minorOf(price)
  const paid = cost === null ? null : minorOf(cost)
  if (sold === null || paid === null || sold <= 0) return null
  const tenths = divided(BigInt(sold - paid) * 1000n, BigInt(sold))
  return `${tenths < 0n ? '-' : ''}${away(tenths) / 10n}.${away(tenths) % 10n}`
}

/** How much more or less a price becomes, in percent with one decimal; `null` where there was none or will be none. */
export function changeOf(before: string, after: string): string | null {
  const [from, to] = [minorOf(before), minorOf(after)]
  if (from === null || to === null || from <= 0) return null
  const tenths = divided(BigInt(to - from) * 1000n, BigInt(from))
  return `${tenths < 0n ? '-' : ''}${away(tenths) / 10n}.${away(tenths) % 10n}`
}

/** A price that doubles or halves is mostly a slip, such as a comma in the wrong place. */
export function leapsTo(before: string, after: string): boolean {
  const [from, to] = [minorOf(before), minorOf(after)]
  return from !== null && to !== null && from > 0 && (to >= from * 2 || to * 2 <= from)
}

function afterwards(minor: bigint, { rounded }: PriceChange): string {
  return decimalOf(Number(rounded ? toStep(minor) : minor))
}

function percentMore(minor: bigint, hundredths: bigint): bigint {
  return divided(minor * (10_000n + hundredths), 10_000n)
}

function toStep(minor: bigint): bigint {
  const nearest = divided(minor, step) * step
  return nearest === 0n && minor > 0n ? step : nearest
}

/** Divided, half away from zero. */
function divided(one: bigint, by: bigint): bigint {
  const half = away(one) * 2n + by
  const whole = half / (by * 2n)
  return one < 0n ? -whole : whole
}

function away(value: bigint): bigint {
  return value < 0n ? -value : value
}
