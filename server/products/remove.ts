import { and, desc, eq, sql } from 'drizzle-orm'
import { inUse, notFound, notLast, productHasMovements } from '#api/rules/records.ts'
import { products } from '#server/db/schema/products.ts'
import { releaseFiles } from '#server/files/attach.ts'
import { audit } from '#server/http/audit.ts'
import { refuse } from '#server/http/refused.ts'
import { readProduct } from './read.ts'
import type { Saving } from './saving.ts'

/** Deletes a product that nothing has happened to: without stock movements (R166) and without orders (R167). */
export async function deleteProduct(asked: Saving, id: number): Promise<void> {
  const { db, actor } = asked
  const own = and(eq(products.shop_id, actor.shop_id), eq(products.id, id))
  // Locked against the ledger, which locks a product before it moves the stock of its variants.
  const [found] = await db.select({ id: products.id }).from(products).where(own).for('update')
  if (!found) throw refuse(404, notFound)
  const { movements, orders } = await tiesOf(asked, id)
  if (movements > 0) throw refuse(409, productHasMovements, { about: { what: 'stock_movements', count: movements } })
  if (orders > 0) throw refuse(409, inUse, { about: { what: 'orders', count: orders } })
  const before = await readProduct(db, actor.shop_id, id)
  await db.delete(products).where(own)
  const names = before?.variants.flatMap((one) => one.images.map((image) => image.image)) ?? []
  await releaseFiles(db, actor.shop_id, names)
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

async function tiesOf({ db }: Saving, id: number): Promise<{ movements: number; orders: number }> {
  const found = await db.execute<{ movements: number; orders: number }>(sql`
    select (select count(*)::int from stock_movements m join variants v on v.id = m.variant_id
             where v.product_id = ${id}) as movements,
           (select count(distinct l.order_id)::int from order_lines l join variants v on v.id = l.variant_id
             where v.product_id = ${id}) as orders`)
  return found.rows[0] ?? { movements: 0, orders: 0 }
}
