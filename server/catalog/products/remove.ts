import { and, desc, eq, sql } from 'drizzle-orm'
import type { Product } from '#api/contract/catalog/products.ts'
import { notFound, notLast } from '#api/rules/platform/records.ts'
import { products } from '#server/db/schema/products.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { moveToTrash } from '#server/platform/trash/keep.ts'
import { usesOfProducts } from './product-uses.ts'
import { readProduct } from './read.ts'
import type { Saving } from './saving.ts'

/**
 * Moves a product that nothing has happened to into the trash: without stock movements but those that its first stock came with, which go with
 * it (R166), and named by nothing else (R167).
 */
export async function deleteProduct(context: Saving, id: number): Promise<void> {
  const { db, actor } = context
  const label = await lockUntied(context, id)
  const before = await readProduct(db, actor.shop_id, id)
  const files = before?.variants.flatMap((one) => one.images.map((image) => image.image)) ?? []
  await moveToTrash(context, { resource: 'products', id, label, files })
  await remove(context, id, before)
}

/** Takes back that a product was added, as if it had never been: nobody looks for it in the trash, and what it was its creation tells. */
export async function unmakeProduct(context: Saving, id: number): Promise<void> {
  await lockUntied(context, id)
  await remove(context, id, null)
}

/** Its name, when it may go. */
async function lockUntied({ db, actor }: Saving, id: number): Promise<string> {
  const own = and(eq(products.shop_id, actor.shop_id), eq(products.id, id))
  // Locked against the ledger, which locks a product before it moves the stock of its variants.
  const [found] = await db.select({ label: products.label }).from(products).where(own).for('update')
  if (!found) throw refuse(404, notFound)
  const usedBy = (await usesOfProducts(db, actor.shop_id, [id])).get(id) ?? []
  if (usedBy.length > 0) throw new Refused(409, usedBy)
  return found.label
}

async function remove(context: Saving, id: number, before: Product | null): Promise<void> {
  const { db, actor } = context
  await db.execute(sql`delete from stock_movements where shop_id = ${actor.shop_id}
    and variant_id in (select id from variants where shop_id = ${actor.shop_id} and product_id = ${id})`)
  await db.delete(products).where(and(eq(products.shop_id, actor.shop_id), eq(products.id, id)))
  await audit(context, { subject: 'products', subject_id: id, event: 'delete', before })
}

/** Takes the last creation back: deletes the named product if it is the newest one of the shop (R191). */
export async function deleteLastProduct(context: Saving, id: number): Promise<void> {
  const { db, actor } = context
  const [newest] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shop_id, actor.shop_id))
    .orderBy(desc(products.id))
    .limit(1)
  if (!newest || id > newest.id) throw refuse(404, notFound)
  if (id < newest.id) {
    const [found] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shop_id, actor.shop_id), eq(products.id, id)))
    throw found ? refuse(409, notLast) : refuse(404, notFound)
  }
  await deleteProduct(context, id)
}
