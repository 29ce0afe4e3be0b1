import { eq, sql } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import { newOrderOperations } from '#api/operations/sales/new-order.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { codeSold } from '#api/rules/sales/new-order.ts'
import { couponUnknown } from '#api/rules/sales/order-campaigns.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import { products } from '#server/db/schema/products.ts'
import { countries, languages, shops } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { pricedMethodsOf } from '#server/sales/shipping/read.ts'
import { findBuyers, readBuyer } from './buyers.ts'
import { findPricedVariants } from './find-variants.ts'
import { storeOrder } from './store.ts'
import { sellable, sellableByCode } from './variants.ts'

const options = endpoint(newOrderOperations.options, async ({ db, actor: { shop_id }, language }) => {
  const [shop] = await db
    .select({
      currency: shops.default_currency,
      country: countries.name,
      language: languages.code,
      tax_in_price: shops.tax_in_price,
      sells: sql<boolean>`exists (select from ${products} p where p.shop_id = ${shop_id} and p.status = 1)`,
    })
    .from(shops)
    .leftJoin(countries, eq(countries.id, shops.default_country_id))
    .leftJoin(languages, eq(languages.id, shops.default_language_id))
    .where(eq(shops.id, shop_id))
  if (!shop) throw new Error(`Shop ${shop_id} has a session and no row`)
  return {
    ...shop,
    country: shop.country ?? '',
    language: languageOf(shop.language),
    shipping_methods: await pricedMethodsOf(db, shop_id),
    payment_methods: await paymentChoices(db, shop_id, language),
    campaigns: await campaignsFor(db, { shop_id, language, customer_id: null, code: '' }),
  }
})

const variants = endpoint(newOrderOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  findPricedVariants(db, { shop_id, language, search: query.search }),
)

const variant = endpoint(newOrderOperations.variant, async ({ query: { id = 0, code }, ...context }) => {
  const found = code === undefined ? (await sellable(context, [id]))[0] : await sellableByCode(context, code)
  if (found) return found
  throw code === undefined ? refuse(404, notFound) : refuse(404, codeSold, { about: { code: code.trim() } })
})

const buyers = endpoint(newOrderOperations.customers, ({ db, actor, query }) =>
  findBuyers(db, actor.shop_id, query.search),
)

const buyer = endpoint(newOrderOperations.customer, ({ db, actor, params: { id } }) => readBuyer(db, actor.shop_id, id))

const coupon = endpoint(newOrderOperations.coupon, async ({ db, actor: { shop_id }, language, query }) => {
  const { code, customer_id = null } = query
  const { rows } = await campaignsFor(db, { shop_id, language, customer_id, code })
  const found = rows.find(({ kind }) => kind === 'coupon')
  if (!found) throw refuse(404, couponUnknown, { about: { code: code.trim() } })
  return found
})

const prices = endpoint(newOrderOperations.prices, async ({ body, ...context }) => {
  const { db, actor, language } = context
  const { shop_id } = actor
  const { variant_ids, customer_id, coupon_code: code } = body
  if (customer_id !== null) await readBuyer(db, shop_id, customer_id)
  const variants = await sellable(context, variant_ids)
  if (variants.length < new Set(variant_ids).size) throw refuse(404, notFound)
  const [shop] = await db.select({ tax_in_price: shops.tax_in_price }).from(shops).where(eq(shops.id, shop_id))
  return {
    tax_in_price: shop?.tax_in_price ?? 1,
    campaigns: await campaignsFor(db, { shop_id, language, customer_id, code }),
    variants,
  }
})

const store = endpoint(newOrderOperations.store, ({ body, ...context }) => storeOrder(context, body))

/** The calls by which the staff write an order. */
export const newOrderEndpoints: readonly Endpoint[] = [options, variants, variant, buyers, buyer, coupon, prices, store]
