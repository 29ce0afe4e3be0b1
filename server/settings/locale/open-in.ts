import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** Where a shop works, by the codes of ISO, each list in its order. */
export interface Locale {
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly currencies: readonly string[]
}

/** What a new shop begins with, unless it says otherwise. */
export const atHome: Locale = { languages: ['tr', 'en'], countries: ['TR'], currencies: ['TRY'] }

/** Gives a new shop its languages, countries and currencies. */
export async function openIn(db: Database, shop_id: number, { languages, countries, currencies }: Locale) {
  const list = (codes: readonly string[]) =>
    sql`unnest(${`{${codes.join(',')}}`}::text[]) with ordinality o (code, place)`
  await db.execute(sql`
    insert into shop_languages (shop_id, language_id, label, search, position)
    select ${shop_id}::bigint, l.id, split_part(l.name, ' - ', 1), l.search, o.place from languages l join ${list(languages)} using (code)`)
  await db.execute(sql`
    insert into shop_countries (shop_id, country_id, label, search, position)
    select ${shop_id}::bigint, c.id, c.name, c.search, o.place from countries c join ${list(countries)} using (code)`)
  await db.execute(sql`
    insert into shop_currencies (shop_id, currency_id, label, search, position)
    select ${shop_id}::bigint, c.id, c.name, c.search, o.place from currencies c join ${list(currencies)} using (code)`)
}
