import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { codeSold } from '#api/rules/sales/new-order.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { findBuyers } from '#server/sales/new-order/buyers.ts'
import { findPricedVariants } from '#server/sales/new-order/find-variants.ts'
import { sellable, sellableByCode } from '#server/sales/new-order/variants.ts'
import { fastSaleOptions } from './options.ts'
import { saleCustomer } from './people.ts'
import { sell } from './sell.ts'

const options = endpoint(fastSaleOperations.options, (context) => fastSaleOptions(context))

const scan = endpoint(fastSaleOperations.scan, async ({ query: { code, id = 0 }, ...context }) => {
  const found = code === undefined ? (await sellable(context, [id]))[0] : await sellableByCode(context, code)
  if (found) return found
  throw code === undefined ? refuse(404, notFound) : refuse(404, codeSold, { about: { code: code.trim() } })
})

const variants = endpoint(fastSaleOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  findPricedVariants(db, { shop_id, language, search: query.search }),
)

const customers = endpoint(fastSaleOperations.customers, ({ db, actor, query }) =>
  findBuyers(db, actor.shop_id, query.search),
)

const customer = endpoint(fastSaleOperations.customer, async ({ db, actor, params: { id } }) => {
  const found = await saleCustomer(db, actor.shop_id, id)
  if (!found) throw refuse(404, notFound)
  return found
})

const campaigns = endpoint(
  fastSaleOperations.campaigns,
  ({ db, actor: { shop_id }, language, query: { code = '', customer_id = null } }) =>
    campaignsFor(db, { shop_id, language, customer_id, code }),
)

const sold = endpoint(fastSaleOperations.sell, { often: true, handle: ({ body, ...context }) => sell(context, body) })

/** The calls of the till. */
export const fastSaleEndpoints: readonly Endpoint[] = [options, scan, variants, customers, customer, campaigns, sold]
