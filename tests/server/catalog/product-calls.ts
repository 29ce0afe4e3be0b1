import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Product, ProductInput, SavedProduct } from '#api/contract/catalog/products.ts'
import { type Broken, findBroken, invariants } from '#server/platform/invariants.ts'
import { productInput } from '#tests/product-input.ts'
import { fingerprint } from '#tests/server/every/fingerprint.ts'
import type { Answered, Shop } from '#tests/shop.ts'
import { watch } from '#tests/watcher.ts'

/** What tests of products do with the API again and again. */

export const path = '/v1/panel/products'

/** Creates a product of the first shop, which must be taken. */
export async function newProduct(shop: Shop, changes: Partial<ProductInput> = {}): Promise<SavedProduct> {
  const answer = await shop.call('POST', path, { body: productInput(shop.own, changes) })
  expect(answer.body).toMatchObject({ status: 1 })
  return answer.body.data
}

export async function product(shop: Shop, id: number): Promise<Product> {
  const answer = await shop.call('GET', `${path}/${id}`)
  expect(answer.body).toMatchObject({ status: 1 })
  return answer.body.data
}

/** What a form sends that loaded the product and changed this. */
export function bodyOf(loaded: Product, changes: Partial<ProductInput> = {}) {
  const { id: _, created_at: __, updated_at: ___, ...body } = loaded
  return { ...body, ...changes }
}

export function put(shop: Shop, loaded: Product, changes: Partial<ProductInput> = {}): Promise<Answered> {
  return shop.call('PUT', `${path}/${loaded.id}`, { body: bodyOf(loaded, changes) })
}

/** The first variant of a loaded product with these changes, as the product's only one. */
export function onlyVariant(loaded: Product, changes: Partial<Product['variants'][number]>): Partial<ProductInput> {
  return { variants: loaded.variants.slice(0, 1).map((one) => ({ ...one, ...changes })) }
}

/** A call that must be refused, and leave no trace in either shop. */
export async function refusedCall(shop: Shop, call: () => Promise<Answered>): Promise<Answered> {
  const before = [await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]
  const answer = await call()
  expect(answer.body.status).not.toBe(1)
  const after = [await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]
  expect(after).toEqual(before)
  return answer
}

/** Rows of a query, for looking behind the API. */
export async function rows<T extends Record<string, unknown>>(shop: Shop, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await shop.db.execute<T>(query)).rows as unknown as T[]
}

/** The movements of a variant, oldest first. */
export function movements(shop: Shop, variant_id: number) {
  return rows<{ type: string; quantity: number; previous_stock: number; current_stock: number; user_id: number }>(
    shop,
    sql`select type, quantity, previous_stock, current_stock, user_id from stock_movements
         where variant_id = ${variant_id} order by id`,
  )
}

/** All invariants at once: whether there is a row that breaks any of them. */
const anyBroken = invariants
  .map(({ sql: rows }, nth) => `select ${nth} as nth where exists (${rows}\n)`)
  .join('\nunion all\n')

/** The invariants of the data that do not hold. */
export async function brokenInvariants(shop: Pick<Shop, 'db' | 'url'>): Promise<Broken[]> {
  const found = await watch(shop, anyBroken)
  return found.length > 0 ? findBroken((shop.db as unknown as { $client: Pool }).$client) : []
}
