import { eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { removeProducts } from '#tests/jobs.ts'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** Where the brands of a shop are asked for. */
export const path = '/v1/panel/brands'
let made = 0

/** Who looks at the list: by what a walk begins with. */
export const codesOf = { looking: [1100], removing: [1100, 1104] } as const

/** Which actor of the list asked this. */
export function actorsOf({ method, path: asked }: { method: string; path: string }): readonly string[] {
  if (asked === '/v1/panel/used-by/brands') return ['ask']
  if (asked === '/v1/panel/record-status/brands') return ['switch']
  if (method === 'DELETE') return ['remove']
  if (/^\/v1\/panel\/brands\/\d+$/.test(asked)) return ['passivate']
  return asked.startsWith(path) ? ['list'] : []
}

/** What was made passive is active again: a walk may come back to it. */
export async function wake({ db, own }: Shop): Promise<void> {
  await db.execute(sql`update brands set status = 1 where shop_id = ${own.shop_id} and status = 0`)
}

/** Their ids, newest first. */
export async function brandsIn({ db, own }: Shop): Promise<number[]> {
  const rows = await db.select({ id: brands.id }).from(brands).where(eq(brands.shop_id, own.shop_id))
  return rows.map(({ id }) => id).sort((one, other) => other - one)
}

/** So many brands, or none: those that there are lie with the other shop for a while, because a walk may come back to them. */
export async function haveBrands(shop: Shop, count: number): Promise<void> {
  if (count === 0) return setAside(shop)
  await returnToStock(shop)
  await removeAll(shop, (await brandsIn(shop)).slice(count))
  for (let missing = count - (await brandsIn(shop)).length; missing > 0; missing -= 1) await newBrand(shop)
}

/** Deletes these, and all products, which might have them. */
export async function removeAll(shop: Shop, ids: readonly number[]): Promise<void> {
  const { call } = shop
  await removeProducts(shop)
  for (const id of ids) expect((await call('DELETE', `${path}/${id}`)).http).toBe(200)
}

const aside = new Set<number>()

async function setAside(shop: Shop): Promise<void> {
  await removeProducts(shop)
  const ids = await brandsIn(shop)
  if (ids.length === 0) return
  await shop.db.update(brands).set({ shop_id: shop.other.shop_id }).where(inArray(brands.id, ids))
  for (const id of ids) aside.add(id)
}

/** Those that lay with the other shop are back. */
export async function returnToStock(shop: Shop): Promise<void> {
  if (aside.size === 0) return
  await shop.db
    .update(brands)
    .set({ shop_id: shop.own.shop_id })
    .where(inArray(brands.id, [...aside]))
  aside.clear()
}

async function newBrand({ call }: Shop): Promise<void> {
  made += 1
  const translations = [turkish, english].map((language_id) => ({ language_id, name: `Paşabahçe ${made}` }))
  const answer = await call('POST', path, { body: { logo: '', translations, marketplace_links: [], status: 1 } })
  expect(answer.http).toBe(200)
}

/** These have no name any more, so that no save of theirs is let through; answers what gives it back. */
export async function takeNames({ db }: Shop, ids: readonly number[]): Promise<() => Promise<void>> {
  const named = sql`id = any(${`{${ids.join(',')}}`}::bigint[])`
  const kept = await db.execute<{ id: number; translations: unknown }>(
    sql`select id, translations from brands where ${named}`,
  )
  await db.execute(sql`update brands set translations = '[]' where ${named}`)
  return async () => {
    for (const { id, translations } of kept.rows)
      await db.execute(sql`update brands set translations = ${JSON.stringify(translations)}::jsonb where id = ${id}`)
  }
}

/** A product has the brand, so that it cannot be deleted (rule R167); a passive one is chosen by nobody. */
export async function use({ call, db, own }: Shop, brand: number): Promise<void> {
  await db.execute(sql`update brands set status = 1 where id = ${brand}`)
  const answer = await call('POST', '/v1/panel/products', { body: productInput({ ...own, brand }) })
  expect(answer.http).toBe(200)
}
