import { and, desc, eq } from 'drizzle-orm'
import { notFound, notLast } from '#api/rules/records.ts'
import { keepInBin } from '#server/bin/keep.ts'
import { products } from '#server/db/schema/products.ts'
import { audit } from '#server/http/audit.ts'
import { Refused, refuse } from '#server/http/refused.ts'
import { readProduct } from './read.ts'
import type { Saving } from './saving.ts'
import { tiesOfProduct } from './ties.ts'

/** Moves a product that nothing has happened to into the bin: without stock movements (R166), and named by nothing else (R167). */
export async function deleteProduct(asked: Saving, id: number): Promise<void> {
  const { db, actor } = asked
  const own = and(eq(products.shop_id, actor.shop_id), eq(products.id, id))
  // Locked against the ledger, which locks a product before it moves the stock of its variants.
  const [found] = await db.select({ label: products.label }).from(products).where(own).for('update')
  if (!found) throw refuse(404, notFound)
  const ties = await tiesOfProduct(db, actor.shop_id, id)
  if (ties.length > 0) throw new Refused(409, ties)
  const before = await readProduct(db, actor.shop_id, id)
  const files = before?.variants.flatMap((one) => one.images.map((image) => image.image)) ?? []
  await keepInBin(asked, { resource: 'products', id, label: found.label, files })
  await db.delete(products).where(own)
  await audit(asked, { subject: 'products', subject_id: id, event: 'delete', before })
}

/** Takes the last creation back: deletes the named product if it is the newest one of the shop (R191). */
export async function deleteLastProduct(asked: Saving, id: number): Promise<void> {
  const { db, actor } = asked
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
  await deleteProduct(asked, id)
}
