import type { FastSale, SalePayment, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { paidIn, storedSaleRules } from '#api/rules/sales/fast-sale.ts'
import { asOrder } from '#api/rules/sales/fast-sale-facts.ts'
import { fastSaleSums, saleDiscounts } from '#api/rules/sales/fast-sale-sums.ts'
import { lockStocks } from '#server/catalog/stock/ledger.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { takeApproval } from '#server/sales/approvals/take.ts'
import { keepAddress } from '#server/sales/customers/keep-address.ts'
import { survivorOf } from '#server/sales/customers/survivor.ts'
import { placeOrder, type Storing } from '#server/sales/new-order/place.ts'
import { keepMethod, reasonsOf, said, waived } from '#server/sales/new-order/store.ts'
import { sellable } from '#server/sales/new-order/variants.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { accountsIn, saleMethods, shopOf } from './options.ts'
import { addressOfSale, saleCustomer } from './people.ts'
import { receiveAll } from './receive.ts'

/**
 * Stores a finished sale, in the caller's transaction: what was sold in the shop is paid, and delivered where it was handed over; what was
 * ordered on the phone waits as any order does. Judged by the rules of the till on what is sold now.
 */
export async function sell(context: Storing, asked: FastSale): Promise<SoldOrder> {
  const { db, actor } = context
  const { shop_id } = actor
  // Its customer may have been made one with another while it waited for the network.
  const survivor = asked.customer_id === null ? null : await survivorOf(db, shop_id, asked.customer_id)
  const sale =
    survivor === null
      ? asked
      : { ...asked, customer_id: survivor, ...(asked.address_id === asked.customer_id ? { address_id: survivor } : {}) }
  const facts = await factsOf(context, sale)
  const refusals = [...broken(storedSaleRules, facts), ...reasonsOf(asOrder(facts))]
  if (refusals.length > 0) throw new Refused(422, refusals)
  const { variants, address, shop, methods } = facts
  const sums = fastSaleSums(facts)
  const inStore = sale.order_type === 'in_store'
  const handed = methods.some(({ id, handover }) => id === sale.shipping_method_id && handover)
  const status = inStore ? (handed ? ('delivered' as const) : ('accepted' as const)) : ('pending' as const)
  const ordered_at = soldAt(sale)
  const to = address ? said(address) : {}
  const payment_method = mainMethod(sale.payments)
  const { default_currency: currency } = shop
  const { id, number, moves } = await placeOrder(context, {
    order: {
      ...{ status, channel: sale.order_type ?? 'in_store', customer_id: sale.customer_id, ordered_at },
      payment_status: 'not_paid',
      ...{ payment_method, currency, shipping_method_id: sale.shipping_method_id },
      customer_name: facts.buyer?.name ?? '',
      shipping_address: to,
      invoice_address: to,
      ...(status === 'delivered' ? { delivered_at: ordered_at } : {}),
    },
    lines: sale.lines,
    ...{ variants, sums, note: sale.note },
    campaigns: { applied: saleDiscounts(facts).applied, carriage: waived(asOrder(facts)) },
  })
  if (inStore) {
    // Nobody else sees the order yet, so nobody has to be kept from it.
    await receiveAll(context, { id, number, currency, customer_id: sale.customer_id, payment_method }, sale.payments)
  }
  if (sale.address && facts.buyer && !facts.buyer.walk_in) await keepAddress(db, shop_id, facts.buyer.id, sale.address)
  const paid = inStore ? { payment_status: 'paid', money: paidIn(sale.payments) } : { payment_status: 'not_paid' }
  await audit(context, {
    subject: 'orders',
    subject_id: id,
    event: 'ADD',
    state_after: status,
    after: { number, total: sums.total, moves, ...paid, ...passedOver(sale, facts) },
  })
  return {
    ...{ id, number, total: decimalOf(sums.total), currency },
    ordered_at,
  }
}

/** What a sale is judged on, as it is now and stays until it is stored. */
async function factsOf(context: Storing, sale: FastSale) {
  const { db, actor } = context
  const { shop_id } = actor
  const ids = sale.lines.map((line) => line.variant_id)
  await lockStocks(db, shop_id, ids)
  await keepMethod(db, shop_id, sale.shipping_method_id)
  const shop = await shopOf(db, shop_id)
  const approved_by = sale.override === 1 ? await takeApproval(context, 'quantities', sale.approval) : null
  const buyer = sale.customer_id === null ? null : await saleCustomer(db, shop_id, sale.customer_id)
  return {
    ...{ sale, shop, buyer, customer: buyer !== null, address: addressOfSale(sale, buyer), holder: actor },
    variants: Object.fromEntries((await sellable(context, ids)).map((one) => [one.variant_id, one])),
    tax_in_price: shop.tax_in_price === 1,
    methods: await saleMethods(db, shop_id),
    payments: await paymentChoices(db, shop_id, context.language, { keep: true }),
    accounts: await accountsIn(db, shop_id, shop.default_currency),
    campaigns: await campaignsOf(context, sale),
    ...{ approved_by, approved: approved_by !== null },
  }
}

/** What campaigns give at the moment when it was sold; nothing where the till was told of none, or could ask nobody: then it stands as it was rung up. */
async function campaignsOf({ db, actor: { shop_id } }: Storing, sale: FastSale) {
  const { coupon_code: code = '', discounts, customer_id } = sale
  if (code === '' && discounts === undefined) return undefined
  return campaignsFor(db, { shop_id, customer_id, code, at: soldAt(sale) })
}

/** When it was sold; a till whose clock is ahead sold it now. */
function soldAt({ sold_at }: FastSale): string {
  const now = new Date()
  const then = sold_at === undefined ? now : new Date(sold_at)
  return (then < now ? then : now).toISOString()
}

/** The way that paid the most of it, which is how the order is called paid. */
function mainMethod(payments: readonly SalePayment[]): PaymentMethod {
  const amounts = payments.map(({ amount }) => minorOf(amount) ?? 0)
  return payments[amounts.indexOf(Math.max(...amounts))]?.method ?? 'cash'
}

/** The log tells whose permission passed over the numbers in which a product is bought, and that it was sold before it was stored. */
function passedOver({ override, sold_at }: FastSale, { approved_by }: { approved_by: number | null }) {
  const over = override === 1 ? { override: 1, ...(approved_by === null ? {} : { approved_by }) } : {}
  return { ...over, ...(sold_at === undefined ? {} : { sold_at }) }
}
