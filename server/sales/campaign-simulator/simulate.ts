import type { Simulation, SimulationOptions, SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import type { NewOrder, OrderVariant } from '#api/contract/sales/new-order.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { simulationRules } from '#api/rules/sales/campaign-simulator.ts'
import { lineName } from '#api/rules/sales/line-name.ts'
import { sumsOf } from '#api/rules/sales/new-order.ts'
import type { NewOrderFacts } from '#api/rules/sales/new-order-facts.ts'
import { newLineRules, soldStill } from '#api/rules/sales/new-order-lines.ts'
import { couponRefusals, discountsOf } from '#api/rules/sales/order-campaigns.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { shopOf } from '#server/sales/fast-sale/options.ts'
import { saleCustomer } from '#server/sales/fast-sale/people.ts'
import type { Storing } from '#server/sales/new-order/place.ts'
import { noBuyer } from '#server/sales/new-order/store.ts'
import { sellable } from '#server/sales/new-order/variants.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'

type Reading = Omit<Storing, 'requestId'>

/** What a trial is written with. */
export async function simulationOptions({ db, actor: { shop_id }, language }: Reading): Promise<SimulationOptions> {
  const { default_currency: currency } = await shopOf(db, shop_id)
  const { day } = await campaignsFor(db, { shop_id, customer_id: null, code: '' })
  return { currency, day, payment_methods: await paymentChoices(db, shop_id, language) }
}

/** What campaigns would make of an order, reckoned by what reckons orders that are stored; here nothing is. */
export async function simulate(context: Reading, simulation: Simulation): Promise<SimulationResult> {
  const { db, actor, language } = context
  const { shop_id } = actor
  const wrong = broken(simulationRules, simulation)
  if (wrong.length > 0) throw new Refused(422, wrong)
  const shop = await shopOf(db, shop_id)
  const ids = simulation.lines.map(({ variant_id }) => variant_id)
  const variants = Object.fromEntries((await sellable(context, ids)).map((one) => [one.variant_id, one]))
  const { customer_id, code, day } = simulation
  if (customer_id !== null && !(await saleCustomer(db, shop_id, customer_id))) throw new Refused(422, [noBuyer])
  const facts: NewOrderFacts = {
    order: asOrder(simulation, variants),
    ...{ variants, tax_in_price: shop.tax_in_price === 1, methods: [], payments: [] },
    campaigns: await campaignsFor(db, { shop_id, language, customer_id, code, day, every: true }),
  }
  const unsold = broken([soldStill, ...newLineRules], facts)
  if (unsold.length > 0) throw new Refused(422, unsold)
  return resultOf(facts, shop.default_currency)
}

function resultOf(facts: NewOrderFacts, currency: string): SimulationResult {
  const { variants, order, tax_in_price } = facts
  const { applied, refused, free_shipping } = discountsOf(facts)
  const { lines, products, discount, tax, total } = sumsOf(facts)
  return {
    currency,
    lines: lines.map(({ quantity, price, off, total: left }, at) => {
      const variant = variants[order.lines[at]?.variant_id ?? 0] as OrderVariant
      const amounts = { price: decimalOf(price), off: decimalOf(off), total: decimalOf(left) }
      return { variant_id: variant.variant_id, name: lineName(variant), quantity, ...amounts }
    }),
    applied: applied.map(({ campaign, amount, lines: off }) => ({
      ...{ campaign, amount: decimalOf(amount), lines: off.filter((one) => one > 0).length },
    })),
    refused: refused.map(({ campaign, refusals: rules }) => ({ campaign, rules: rules as never })),
    code: couponRefusals(facts) as never,
    ...{ free_shipping, products: decimalOf(products), discount: decimalOf(discount) },
    ...{ tax: decimalOf(tax), tax_in_price, total: decimalOf(total) },
  }
}

/** An order of the staff with these lines at their prices, as far as campaigns look at one. */
function asOrder(
  { lines, code, payment_method, customer_id }: Simulation,
  variants: Readonly<Record<number, OrderVariant>>,
): NewOrder {
  const priced = lines.map((line) => ({ ...line, price: variants[line.variant_id]?.price ?? '0' }))
  const rest = { delivery: 'pickup', shipping_price: '0', discount: { kind: 'fixed', value: '0' } }
  return { lines: priced, coupon_code: code, payment_method, customer_id, ...rest } as unknown as NewOrder
}
