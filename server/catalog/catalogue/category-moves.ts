import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CategoryEmptying, CategoryMove, CategoryPlace, EmptiedCategory } from '#api/contract/catalog/catalogue.ts'
import { products } from '#api/listings/catalog/products.ts'
import { productsFitIn } from '#api/rules/catalog/categories.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { updateMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { findCategory } from './category-removal.ts'
import { changedOn, childrenOf, lastPlace, lockTree, pathTo, wrongUnder } from './category-tree.ts'

type Moving = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Puts a category under a parent, at a place among those that lie there, unless somebody else changed it meanwhile (rule D5). */
export async function moveCategory(context: Moving, id: number, move: CategoryMove): Promise<CategoryPlace> {
  const { db, actor } = context
  const { shop_id } = actor
  await lockTree(db, shop_id)
  const before = await findCategory(db, shop_id, id, 'no key update')
  const { parent_id, version } = move
  if (before.version !== version) throw await staleRefusal(db, { ...before, subject: 'categories' })
  const wrong = await wrongUnder(db, { shop_id, id, parent_id })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const brothers = (await childrenOf(db, shop_id, parent_id)).filter((one) => one !== id)
  const position = Math.min(move.position, brothers.length)
  const order = brothers.toSpliced(position, 0, id)
  const [moved] = await db
    .update(categories)
    .set({ parent_id, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(categories.shop_id, shop_id), eq(categories.id, id)))
    .returning({ changed_on: changedOn })
  await updateMany(
    db,
    categories,
    shop_id,
    order.map((one, place) => ({ id: one, position: place })),
  )
  await audit(context, {
    subject: 'categories',
    subject_id: id,
    event: 'move',
    before: { parent_id: before.parent_id, position: before.position },
    after: { parent_id, position },
  })
  return { id, version: version + 1, parent_id, position, changed_on: moved?.changed_on ?? '' }
}

/** Moves what keeps a category from being deleted: its subcategories under another one, its products into another one. All of it or nothing. */
export async function emptyCategory(context: Moving, id: number, wanted: CategoryEmptying): Promise<EmptiedCategory> {
  const { db, actor } = context
  const { shop_id } = actor
  const { children_to, products_to } = wanted
  if (products_to !== undefined) demand(actor, products.codes.edit)
  await lockTree(db, shop_id)
  await findCategory(db, shop_id, id, 'update')
  const goal = products_to === undefined ? [] : await pathTo(db, shop_id, products_to)
  const leaf = goal.length > 0 && (await childrenOf(db, shop_id, products_to ?? 0)).length === 0
  const wrong = [
    ...(await wrongUnder(db, { shop_id, id, parent_id: children_to ?? null, at: 'children_to' })),
    ...broken([productsFitIn], { id, children_to, products_to, leaf }),
  ]
  if (wrong.length > 0) throw new Refused(422, wrong)
  const children = children_to === undefined ? 0 : await moveChildren(db, shop_id, id, children_to)
  // Asked again: its way up may have been moved just now.
  const way = products_to === undefined ? [] : await pathTo(db, shop_id, products_to)
  const moved = products_to === undefined ? 0 : await moveProducts(db, shop_id, id, way)
  await audit(context, {
    subject: 'categories',
    subject_id: id,
    event: 'empty',
    after: { ...wanted, children, products: moved },
  })
  return { children, products: moved }
}

/** Whoever moves products changes them. */
function demand(holder: Actor, codes: readonly number[]): void {
  const wrong = broken([permitted], { holder, gate: { codes } })
  if (wrong.length > 0) throw new Refused(403, wrong)
}

/** They come behind those that are there, in the order they had. */
async function moveChildren(db: Database, shop_id: number, id: number, parent_id: number | null): Promise<number> {
  const moving = await childrenOf(db, shop_id, id)
  if (moving.length === 0) return 0
  const first = await lastPlace(db, shop_id, parent_id)
  await db
    .update(categories)
    .set({ parent_id, version: sql`version + 1`, updated_at: sql`now()` })
    .where(and(eq(categories.shop_id, shop_id), inArray(categories.id, moving)))
  await updateMany(
    db,
    categories,
    shop_id,
    moving.map((one, place) => ({ id: one, position: first + place })),
  )
  return moving.length
}

/** Products name the new category with all above it instead of the old one (R43), and a form that has one of them open will hear of it. */
async function moveProducts(db: Database, shop_id: number, id: number, way: readonly number[]): Promise<number> {
  const [to] = way
  const path = sql`unnest(${`{${way.join(',')}}`}::bigint[]) as c(id)`
  const { rows } = await db.execute<{ of: number }>(sql`
    with named as (
      select p.id from products p
       where p.shop_id = ${shop_id} and (p.main_category_id = ${id}
          or exists (select from product_categories c where c.shop_id = p.shop_id and c.product_id = p.id and c.category_id = ${id}))
       order by p.id for update),
    moved as (
      update products p set version = p.version + 1, updated_at = now(),
             main_category_id = case when p.main_category_id = ${id} then ${to} else p.main_category_id end
        from named where p.id = named.id and p.shop_id = ${shop_id} returning p.id),
    left_out as (delete from product_categories c using named
       where c.shop_id = ${shop_id} and c.product_id = named.id and c.category_id = ${id}),
    taken_in as (
      insert into product_categories (shop_id, product_id, category_id, position)
      select ${shop_id}, named.id, c.id, 1000 from named, ${path}
      on conflict do nothing)
    select count(*)::int as of from moved`)
  return rows[0]?.of ?? 0
}
