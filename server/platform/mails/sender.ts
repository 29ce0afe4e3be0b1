import { eq } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import type { Database } from '#server/db/open.ts'
import { languages, shops } from '#server/db/schema/shops.ts'
import type { Sender } from './letter.ts'

/** By whom customers are written to, and the shop's language, for whoever's own nobody knows: Turkish, or English. */
export async function readSender(db: Database, shop_id: number): Promise<Sender> {
  const [found] = await db
    .select({ shop: shops.name, language: languages.code })
    .from(shops)
    .leftJoin(languages, eq(languages.id, shops.default_language_id))
    .where(eq(shops.id, shop_id))
  return { shop: found?.shop ?? '', language: languageOf(found?.language) }
}
