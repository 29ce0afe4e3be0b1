import { eq } from 'drizzle-orm'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { list_views } from '#server/db/schema/lists.ts'
import type { Shop } from '#tests/shop.ts'

const path = '/v1/panel/list-views'
const query = { search: 'paşa', order_index: 'brands.id', order_direction: 'desc', filters: {} }

/** The person's own view of the list of brands, and the shop's. Those of the walk before are gone. */
export async function twoViews(
  { call, db, admin, own }: Shop,
  as: string,
): Promise<{ own: ListView; shops: ListView }> {
  await db.delete(list_views).where(eq(list_views.shop_id, own.shop_id))
  const add = async (token: string, name: string, shared: 0 | 1) =>
    (await call('POST', path, { as: token, body: { list: 'brands', name, shared, query, columns: null } })).body.data
  return { own: await add(as, 'Benim', 0), shops: await add(admin, 'Mağazanın', 1) }
}

/** As the server tells it to somebody. */
export async function viewsFor({ call }: Shop, as: string): Promise<readonly ListView[]> {
  return (await call('GET', `${path}?list=brands`, { as })).body.data.rows
}
