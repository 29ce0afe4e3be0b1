import type { Draft } from '#api/resources/platform/resource.ts'
import { largestAmount, type Minor, minorOf, portionOf } from '#api/rules/platform/money.ts'
import { fieldRule } from '#api/rules/platform/rule.ts'

/** What is changed of the shop's price or stock when it is told to a marketplace. */
export interface ListingChange {
  readonly type: string
  readonly direction: string
  /** Per cent of a price or stock, or the amount itself. */
  readonly unit: string
  readonly amount: string
}

/** The marketplace's price, from the shop's: each change after the one before it. Never below 0. */
export function changedPrice(price: Minor, changes: readonly ListingChange[]): Minor {
  return applied(price, changes, 'price', (amount) => minorOf(amount) ?? 0)
}

/** The marketplace's stock, from the shop's: whole pieces, never below 0. */
export function changedStock(quantity: number, changes: readonly ListingChange[]): number {
  return applied(quantity, changes, 'stock', (amount) => Math.floor(Number(amount)))
}

/** Nothing is raised or lowered by more than there is, and what is set is set as it is. */
export const changeAmountFits = fieldRule<Draft>(
  /*i18n*/ {
    id: 'listing_change.amount',
    message: 'Yüzde 0,01 ile 100 arasında, miktar 0 ya da daha büyük olmalıdır; bir değer yüzdeyle eşitlenemez.',
  },
  'own',
  ({ direction, unit, amount }) => {
    const value = Number(amount)
    const fits = unit === 'percent' ? direction !== 'set' && value > 0 && value <= 100 : value >= 0
    return fits || amount === '' ? [] : ['amount']
  },
)

function applied(
  before: number,
  changes: readonly ListingChange[],
  type: string,
  exactly: (amount: string) => number,
): number {
  return changes
    .filter((change) => change.type === type)
    .reduce((value, { direction, unit, amount }) => {
      const by = unit === 'percent' ? portionOf(value, Math.round(Number(amount) * 100), 10_000) : exactly(amount)
      if (direction === 'set') return by
      return Math.min(largestAmount, Math.max(0, direction === 'raise' ? value + by : value - by))
    }, before)
}
