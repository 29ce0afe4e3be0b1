import { eq } from 'drizzle-orm'
import { object } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import {
  Buyer,
  BuyerQuery,
  Buyers,
  NewOrder,
  NewOrderGround,
  OrderVariant,
  OrderVariantQuery,
  OrderVariants,
  StoredOrder,
} from '#api/contract/sales/new-order.ts'
import { orders } from '#api/resources/sales/orders.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { findVariants } from '#server/catalog/matches/choosing.ts'
import { countries, shops } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { methodsOf } from '#server/sales/shipping/read.ts'
import { findBuyers, readBuyer } from './buyers.ts'
import { storeOrder } from './store.ts'
import { sellable, sellableByCode } from './variants.ts'

const path = '/v1/panel/new-order'
const codes = orders.codes.add

const ground = endpoint({
  method: 'GET',
  path,
  summary:
    'What a new order is written in: the shop’s money and country, whether its prices hold their tax, and how it sends parcels',
  data: NewOrderGround,
  codes,
  handle: async ({ db, actor: { shop_id } }) => {
    const [shop] = await db
      .select({ currency: shops.default_currency, country: countries.name, tax_in_price: shops.tax_in_price })
      .from(shops)
      .leftJoin(countries, eq(countries.id, shops.default_country_id))
      .where(eq(shops.id, shop_id))
    return shop && { ...shop, country: shop.country ?? '', shipping_methods: await methodsOf(db, shop_id) }
  },
})

const variants = endpoint({
  method: 'GET',
  path: `${path}/variants`,
  summary: 'The variants that a text finds by name or code, to be added to an order',
  query: BuyerQuery,
  data: OrderVariants,
  codes,
  handle: ({ db, actor: { shop_id }, language, query }) =>
    findVariants(db, { shop_id, language, search: query.search }),
})

const variant = endpoint({
  method: 'GET',
  path: `${path}/variant`,
  summary: 'One variant as it may be sold now, by its id, or exactly its stock code or barcode',
  query: OrderVariantQuery,
  data: OrderVariant,
  codes,
  handle: async ({ query: { id = 0, code }, ...asked }) => {
    const found = code === undefined ? (await sellable(asked, [id]))[0] : await sellableByCode(asked, code)
    if (!found) throw refuse(404, notFound)
    return found
  },
})

const buyers = endpoint({
  method: 'GET',
  path: `${path}/customers`,
  summary: 'The customers that a text finds by name, e-mail or phone',
  query: BuyerQuery,
  data: Buyers,
  codes,
  handle: ({ db, actor, query }) => findBuyers(db, actor.shop_id, query.search),
})

const buyer = endpoint({
  method: 'GET',
  path: `${path}/customers/:id`,
  summary: 'One customer, and where their last order went',
  params: object({ id: IdText }),
  data: Buyer,
  codes,
  handle: ({ db, actor, params: { id } }) => readBuyer(db, actor.shop_id, id),
})

const store = endpoint({
  method: 'POST',
  path: '/v1/panel/orders',
  summary: 'Stores an order that the staff wrote, with its goods out of the stock',
  body: NewOrder,
  data: StoredOrder,
  codes,
  key: 'required',
  handle: ({ body, ...asked }) => storeOrder(asked, body),
})

/** The calls by which the staff write an order. */
export const newOrderEndpoints: readonly Endpoint[] = [ground, variants, variant, buyers, buyer, store]
