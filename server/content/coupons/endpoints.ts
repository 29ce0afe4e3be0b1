import { campaignRivalOperations } from '#api/operations/content/campaign-rivals.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { demandOwn } from '#server/platform/records/demand-own.ts'
import { foreignIn, rivalsOf } from './rivals.ts'

/** The call for what a sale could meet. */
export const campaignRivalEndpoints: readonly Endpoint[] = [
  endpoint(campaignRivalOperations.read, async ({ db, actor: { shop_id }, language, body }) => {
    await demandOwn(db, foreignIn(shop_id, body))
    const [products, categories] = [
      body.basis === 'product' ? body.products : [],
      body.basis === 'category' ? body.categories : [],
    ]
    return { rivals: await rivalsOf(db, shop_id, { ...body, products, categories }, language) }
  }),
]
