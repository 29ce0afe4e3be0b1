import { eq, sql } from 'drizzle-orm'
import type { FastSaleOptions } from '#api/contract/sales/fast-sale.ts'
import { paymentMethods } from '#api/contract/sales/orders.ts'
import type { Account } from '#api/contract/sales/payments.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import type { Database } from '#server/db/open.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { usualAccount } from '#server/sales/orders/book-payment.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { pricedMethodsOf } from '#server/sales/shipping/read.ts'
import { walkInCustomer } from './people.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>

/** What the till sells with. */
export async function fastSaleOptions({ db, actor: { shop_id }, language }: Reading): Promise<FastSaleOptions> {
  const shop = await shopOf(db, shop_id)
  const { e_invoice, shop_address, more_settings } = settingsOf(shop)
  const { tax_office, tax_number } = e_invoice
  const lines = [shop_address.address, shop_address.neighborhood, shop_address.district, shop_address.city]
  return {
    currency: shop.default_currency,
    tax_in_price: shop.tax_in_price as 0 | 1,
    shop: {
      ...{ name: shop.name, phone: shop.phone, tax_office, tax_number },
      address: lines.filter((one) => one.trim() !== '').join(', '),
    },
    printer_type: more_settings.printer_type,
    walk_in: await walkInCustomer(db, shop_id),
    shipping_methods: await saleMethods(db, shop_id),
    payment_methods: await paymentChoices(db, shop_id, language),
    accounts: await accountsIn(db, shop_id, shop.default_currency),
    usual_accounts: await usualAccounts(db, shop_id, shop.default_currency),
    campaigns: await campaignsFor(db, { shop_id, language, customer_id: null, code: '' }),
  }
}

/** The shop as a sale is priced and told by. */
export async function shopOf(db: Database, shop_id: number) {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shop_id))
  if (!shop) throw new Error(`Shop ${shop_id} has a session and no row`)
  return shop
}

/** How goods come to the customer of a sale: by which the walk-in customer gets them first. */
export async function saleMethods(db: Database, shop_id: number): Promise<FastSaleOptions['shipping_methods']> {
  const handed = await db
    .select({ id: shipping_methods.id, carrier: shipping_methods.carrier, walk_in: shipping_methods.walk_in })
    .from(shipping_methods)
    .where(eq(shipping_methods.shop_id, shop_id))
  const known = new Map(handed.map((one) => [one.id, one]))
  const methods = (await pricedMethodsOf(db, shop_id)).map((one) => ({
    ...one,
    handover: known.get(one.id)?.carrier === 'handover',
  }))
  const rank = ({ id, handover }: (typeof methods)[number]) => (known.get(id)?.walk_in === 1 ? 2 : Number(handover))
  return methods.toSorted((one, other) => rank(other) - rank(one))
}

/** The accounts that take the shop's currency. */
export async function accountsIn(db: Database, shop_id: number, currency: string): Promise<Account[]> {
  const { rows } = await db.execute<Account & Record<string, unknown>>(sql`
    select id, kind, name, currency from accounts
     where shop_id = ${shop_id} and status = 1 and currency = ${currency} order by name, id`)
  return rows
}

/** Into which account each way of paying brings its money: as an order that is paid so would. */
export async function usualAccounts(
  db: Database,
  shop_id: number,
  currency: string,
): Promise<FastSaleOptions['usual_accounts']> {
  const { rows } = await db.execute<FastSaleOptions['usual_accounts'][number] & Record<string, unknown>>(sql`
    select orders.payment_method as method, (${usualAccount('orders')}) as account_id
      from shops s cross join unnest(${sql.param([...paymentMethods])}::text[]) with ordinality as ways(payment_method, place)
     cross join lateral (select s.id as shop_id, ways.payment_method, ${currency}::text as currency) orders
     where s.id = ${shop_id} order by ways.place`)
  return rows
}
