import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { RestChoice, ShortLine } from '#api/contract/sales/short-picks.ts'
import { broken, type Refusal, type Rule, rule } from '#api/rules/platform/rule.ts'
import { notCancelled, notRejected } from './orders.ts'
import { notWithCargo } from './picking.ts'

/** Whoever ships or invoices says first what becomes of what was not packed. Facts: the lines that are short. */
export const restSettled: Rule<{ short: readonly ShortLine[] }> = rule(
  /*i18n*/ {
    id: 'order.rest_open',
    message: '{count} parça eksik toplandı: kalanı toplayın, iadesini açın ya da göndermemeye karar verin.',
  },
  [],
  ({ short }) => short.every((line) => left(line) === 0),
  {
    about: ({ short }) => ({ count: short.reduce((sum, line) => sum + left(line), 0) }),
  },
)

interface RestFacts {
  readonly status: OrderStatus
  readonly short: readonly ShortLine[]
  readonly line_id: number
  readonly choice: RestChoice
}

/** Facts: the lines that are short, and the one whose rest is decided about. */
export const somethingShort: Rule<Pick<RestFacts, 'short' | 'line_id'>> = rule(
  /*i18n*/ { id: 'order.rest_nothing', message: 'Bu satırda karar bekleyen eksik parça yok.' },
  [],
  ({ short, line_id }) => short.some((line) => line.line_id === line_id && left(line) > 0),
)

/** What may stand in the way of deciding about the rest of any line. */
export const restClosed = [notCancelled, notRejected, notWithCargo] as const

/** What does: a parcel that is on its way waits for nothing any more. */
export function restShut(facts: Pick<RestFacts, 'status' | 'choice'>): Refusal[] {
  return [
    ...broken([notCancelled, notRejected], facts),
    ...(facts.choice === 'wait' ? broken([notWithCargo], facts) : []),
  ]
}

/** What stands in the way of deciding about the rest of this one. */
export function restRefusals(facts: RestFacts): Refusal[] {
  return [...restShut(facts), ...broken([somethingShort], facts)]
}

/** Pieces of a line that no refund holds. */
export function left({ missing, refunded }: Pick<ShortLine, 'missing' | 'refunded'>): number {
  return Math.max(0, missing - refunded)
}
