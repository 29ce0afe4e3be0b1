import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** Who sums a product up reads the shop's languages, and who changes those waits for them: no product is summed up by languages of before. */
const lockOf = (shop_id: number) => sql`hashtext(${`languages of ${shop_id}`})`

/** Comes before a product is summed up. */
export async function holdLanguages(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(shop_id)})`)
}

/** Comes before what all products are summed up by becomes another. */
export async function claimLanguages(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockOf(shop_id)})`)
}

/** Says anew of every product of a shop whether it lacks a name in one of the languages, after one came or went. */
export async function recountTranslations(db: Database, shop_id: number): Promise<void> {
  await claimLanguages(db, shop_id)
  await db.execute(sql`
    update products p set lacks_translation = 1 - p.lacks_translation
     where p.shop_id = ${shop_id} and (p.lacks_translation = 1) <> exists (
       select from shop_languages l where l.shop_id = ${shop_id} and l.status = 1 and not exists (
         select from product_translations t
          where t.shop_id = ${shop_id} and t.product_id = p.id and t.language_id = l.language_id and t.name <> ''))`)
}
