import { and, eq, sql } from 'drizzle-orm'
import { categories as resource } from '#api/resources/catalog/categories.ts'
import { deletionRules } from '#api/rules/catalog/categories.ts'
import { inUse, notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { idRows } from '#server/platform/records/remove.ts'
import type { Uses } from '#server/platform/records/tables.ts'
import { toRow } from '#server/platform/records/values.ts'
import { moveToTrash } from '#server/platform/trash/keep.ts'
import { lockTree } from './category-tree.ts'

type Removing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Moves a category without subcategories and products into the trash (rules R164, R165). Whoever is naming it at this moment is waited for and counted. */
export async function removeCategory(context: Removing, id: number) {
  const { db, actor } = context
  const { shop_id } = actor
  await lockTree(db, shop_id)
  const before = await findCategory(db, shop_id, id, 'update')
  const wrong = (await usesOfCategories(db, shop_id, [id])).get(id) ?? []
  if (wrong.length > 0) throw new Refused(409, wrong)
  await moveToTrash(context, { resource: 'categories', id, label: before.label, files: [before.image] })
  await db.delete(categories).where(and(eq(categories.shop_id, shop_id), eq(categories.id, id)))
  await audit(context, { subject: 'categories', subject_id: id, event: 'delete', before: toRow(resource, before) })
  return {}
}

/** What keeps categories from being deleted: subcategories, products and campaigns, each with their number. */
export async function usesOfCategories(db: Database, shop_id: number, ids: readonly number[]): Promise<Uses> {
  const held = await heldBy(db, shop_id, ids)
  const uses = held.map(({ id, coupons, ...one }) => {
    const named = coupons > 0 ? [{ id: inUse.id, about: { what: 'coupons', count: coupons } }] : []
    return [Number(id), [...broken(deletionRules, one), ...named]] as const
  })
  return new Map(uses.filter(([, wrong]) => wrong.length > 0))
}

/** The shop's category, locked until the transaction ends, or 404. */
export async function findCategory(db: Database, shop_id: number, id: number, lock: 'update' | 'no key update') {
  const own = and(eq(categories.shop_id, shop_id), eq(categories.id, id))
  const [row] = await db.select().from(categories).where(own).for(lock)
  if (!row) throw refuse(404, notFound)
  return row
}

async function heldBy(db: Database, shop_id: number, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: string; children: number; products: number; coupons: number }>(sql`
    select these.id,
           (select count(*)::int from categories where shop_id = ${shop_id} and parent_id = these.id) as children,
           (select count(*)::int from (
              select product_id from product_categories where shop_id = ${shop_id} and category_id = these.id
              union select id from products where shop_id = ${shop_id} and main_category_id = these.id) named) as products,
           (select count(*)::int from coupons where shop_id = ${shop_id} and categories @> array[these.id]) as coupons
      from ${idRows(ids)}`)
  return rows
}
