import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { fold } from '#api/rules/platform/fold.ts'
import type { CategoryTreeContext } from '#machines/catalog/category-tree/category-tree.context.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { removeProducts } from '#tests/jobs.ts'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** Where the categories of a shop are asked for. */
export const path = '/v1/panel/categories'

/** What the ids of the walks are called. */
export const names: Readonly<Record<number, string>> = { 1: 'Giyim', 2: 'Kadın', 3: 'Etek', 4: 'Ayakkabı' }

/** Giyim > Kadın > Etek and Ayakkabı, and one product in Kadın and Etek; or no category at all. */
export async function haveTree(shop: Shop, wanted: boolean): Promise<void> {
  const { db, own } = shop
  await removeProducts(shop)
  await db.delete(categories).where(eq(categories.shop_id, own.shop_id))
  if (!wanted) return
  const giyim = await plant(shop, 'Giyim', null, 0)
  const kadin = await plant(shop, 'Kadın', giyim, 0)
  const etek = await plant(shop, 'Etek', kadin, 0)
  await plant(shop, 'Ayakkabı', null, 1)
  await putProduct(shop, etek, [etek, kadin])
}

/** Who lies under whom, by name. */
export async function treeIn({ db, own }: Shop): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await db.execute<{ name: string; parent: string | null }>(sql`
    select c.label as name, p.label as parent from categories c left join categories p on p.id = c.parent_id
     where c.shop_id = ${own.shop_id}`)
  return Object.fromEntries(rows.map(({ name, parent }) => [name, parent]))
}

export async function idOf({ db, own }: Shop, name: string): Promise<number> {
  const own_ = and(eq(categories.shop_id, own.shop_id), eq(categories.label, name))
  const [row] = await db.select({ id: categories.id }).from(categories).where(own_)
  return row?.id ?? 0
}

/** Brings about what the walk says that the server answers; tells whether the call arrives. */
export async function arrange(
  shop: Shop,
  actor: string,
  event: EventObject,
  context: CategoryTreeContext,
): Promise<'through' | 'lost'> {
  const { output, error } = event as unknown as { output?: unknown; error?: { kind: string; status: number } }
  if (actor === 'read' && !error) await haveTree(shop, (output as unknown[]).length > 0)
  if (!error) return 'through'
  if (error.kind === 'network') return 'lost'
  if (actor === 'move') await touch(shop, names[context.moves[0]?.id ?? 0] ?? '')
  else if (error.kind === 'notFound') await uproot(shop, await idOf(shop, names[context.toDelete?.id ?? 0] ?? ''))
  else await putProduct(shop, await idOf(shop, names[context.toDelete?.id ?? 0] ?? ''))
  return 'through'
}

async function plant({ db, own }: Shop, name: string, parent_id: number | null, position: number): Promise<number> {
  const translations = [turkish, english].map((language_id) => ({ language_id, name }))
  const row = { shop_id: own.shop_id, label: name, search: fold(name), translations, parent_id, position }
  const [made] = await db.insert(categories).values(row).returning({ id: categories.id })
  return made?.id ?? 0
}

async function putProduct({ call, own }: Shop, main_category_id: number, all = [main_category_id]): Promise<void> {
  const answer = await call('POST', '/v1/panel/products', {
    body: productInput(own, { main_category_id, categories: all }),
  })
  expect(answer.http).toBe(200)
}

/** Somebody else saves it. */
async function touch({ db, own }: Shop, name: string): Promise<void> {
  await db
    .update(categories)
    .set({ version: sql`version + 1` })
    .where(and(eq(categories.shop_id, own.shop_id), eq(categories.label, name)))
}

/** Somebody else deletes it, after everything was taken out of it. */
async function uproot(shop: Shop, id: number): Promise<void> {
  const { db } = shop
  await removeProducts(shop)
  await db.update(categories).set({ parent_id: null }).where(eq(categories.parent_id, id))
  await db.delete(categories).where(eq(categories.id, id))
}
