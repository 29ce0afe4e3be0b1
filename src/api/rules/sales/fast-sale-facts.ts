import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import type { NewAddress, NewOrder } from '#api/contract/sales/new-order.ts'
import { type Rule, refusalsOf } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { fastSaleDiscount, waysOf } from './fast-sale-sums.ts'
import type { NewOrderFacts } from './new-order-facts.ts'

/** What the rules of a sale at the till are judged with: the panel has the goods as it last saw them, the server as they are. */
export interface FastSaleFacts extends Omit<NewOrderFacts, 'order'> {
  readonly sale: FastSale
  /** The customer is one of the shop's. */
  readonly customer: boolean
  /** Where they live; nothing while it is not known. */
  readonly address: NewAddress | null
  /** The accounts that take the shop's currency. */
  readonly accounts: readonly { readonly id: number }[]
  readonly holder: Holder
  /** A second person approved that the numbers in which products are bought are passed over. */
  readonly approved: boolean
  /** The server answers for campaigns; what it stores by itself it knows. */
  readonly reachable?: boolean
}

const noAddress = { country: '', city: '' } as NewAddress

/** A sale as the rules of orders see it: goods by one of the methods to its address. */
export function asOrder(facts: FastSaleFacts): NewOrderFacts {
  const before = ordered.get(facts)
  if (before) return before
  const { sale, address, ...rest } = facts
  const { lines, shipping_method_id, shipping_price, note, coupon_code = '' } = sale
  const discount = fastSaleDiscount(facts)
  const sent = { delivery: 'cargo', shipping_method_id, shipping_price, shipping_address: address ?? noAddress }
  const order = { lines, discount, note, coupon_code, ...sent } as unknown as NewOrder
  const made = { ...rest, order, paid_with: waysOf(sale.payments) }
  ordered.set(facts, made)
  return made
}

/** Every rule asks: it is made once for its facts. */
const ordered = new WeakMap<FastSaleFacts, NewOrderFacts>()

/** A rule of orders, judged of a sale. */
export function ofSale(rule: Rule<NewOrderFacts>, when: (facts: FastSaleFacts) => boolean = () => true) {
  const { about, at } = rule
  const judged: Rule<FastSaleFacts> & { each?: unknown } = {
    id: rule.id,
    says: rule.says,
    of: rule.of,
    holds: (facts) => !when(facts) || rule.holds(asOrder(facts)),
    ...(about ? { about: (facts) => about(asOrder(facts)) } : {}),
    ...(at ? { at: (facts) => (when(facts) ? at(asOrder(facts)) : []) } : {}),
  }
  if ('each' in rule) judged.each = (facts: FastSaleFacts) => refusalsOf(rule, asOrder(facts))
  return judged as Rule<FastSaleFacts>
}
