import { and, eq, gt, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { trash } from '#server/db/schema/trash.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

const path = '/v1/panel/brands'
let made = 0

/** A brand that lies in the trash. */
export async function deletedBrand(shop: Shop): Promise<{ id: number; name: string }> {
  made += 1
  const name = `Çöpteki ${made}`
  const id = await newBrand(shop, name)
  expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(200)
  return { id, name }
}

/** Some lie in the trash of brands, or none. */
export async function haveInTrash(shop: Shop, count: number): Promise<void> {
  const own = and(eq(trash.shop_id, shop.own.shop_id), eq(trash.resource, 'brands'))
  if (count === 0) await shop.db.delete(trash).where(own)
  else if ((await shop.db.$count(trash, and(own, gt(trash.id, 0)))) === 0) await deletedBrand(shop)
}

/** Older ones that fill a page; nobody asks them back. */
export async function fillTrash({ db, own }: Shop, count: number): Promise<void> {
  await db.execute(sql`delete from bin where id < 0`)
  await db.execute(sql`
    insert into bin (id, shop_id, resource, record_id, label, search, rows) overriding system value
    select -n, ${own.shop_id}, 'brands', 900000 + n, 'Çöpteki dolgu ' || n, 'copteki dolgu ' || n, '{}'
      from generate_series(1, ${count}::int) n`)
}

const takers = new Map<string, number>()

/** Another brand has this name from now on. */
export async function takeName(shop: Shop, name: string): Promise<void> {
  takers.set(name, await newBrand(shop, name))
}

/** The brand lies in the trash, and nobody else has its name, whatever came before. */
export async function putBack(shop: Shop, id: number, name: string): Promise<void> {
  const taker = takers.get(name)
  if (taker) expect((await shop.call('DELETE', `${path}/${taker}`)).http).toBe(200)
  takers.delete(name)
  if (await isThere(shop, id)) expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(200)
}

export async function newBrand({ call }: Shop, name: string): Promise<number> {
  const translations = [turkish, english].map((language_id) => ({ language_id, name }))
  const answer = await call('POST', path, { body: { logo: '', translations, marketplace_links: [], status: 1 } })
  expect(answer.http).toBe(200)
  return answer.body.data.id
}

export async function isThere({ call }: Shop, id: number): Promise<boolean> {
  return (await call('GET', `${path}/${id}`)).http === 200
}

/** An answer by which something stands in the way. */
export function isRefused(event: EventObject): boolean {
  const { output } = event as unknown as { output?: { refused: unknown[] } }
  return (output?.refused.length ?? 0) > 0
}
