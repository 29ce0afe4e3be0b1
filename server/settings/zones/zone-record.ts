import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { countryInUse } from '#api/rules/settings/zones.ts'
import type { Database } from '#server/db/open.ts'
import { countries } from '#server/db/schema/shops.ts'
import { zone_countries, zones } from '#server/db/schema/zones.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'

/** What a zone keeps beside its columns: its countries, each in one zone of the shop at most (R149). */
export const zoneRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select({ zone_id: zone_countries.zone_id, country_id: zone_countries.country_id })
      .from(zone_countries)
      .innerJoin(countries, eq(countries.id, zone_countries.country_id))
      .where(and(eq(zone_countries.shop_id, shop_id), inArray(zone_countries.zone_id, [...ids])))
      .orderBy(sql`${countries.name} collate "tr-x-icu"`, asc(countries.id))
    const of = (id: number) => rows.filter((row) => row.zone_id === id).map((row) => row.country_id)
    return new Map(ids.map((id) => [id, { countries: of(id) }]))
  },
  filters: {
    countries: (shop_id, id) =>
      sql`${zones.id} in (select ${zone_countries.zone_id} from ${zone_countries}
           where ${zone_countries.shop_id} = ${shop_id} and ${zone_countries.country_id} = ${id})`,
    provinces: (_, id) => sql`${zones.provinces} @> array[${id}]::bigint[]`,
  },
  write: async (db, zone_id, kept) => {
    const { shop_id, draft } = kept
    const taken = await inAnother(db, zone_id, kept)
    if (taken.length > 0) throw new Refused(422, taken)
    const own = and(eq(zone_countries.shop_id, shop_id), eq(zone_countries.zone_id, zone_id))
    await db.delete(zone_countries).where(own)
    const rows = (draft.countries as readonly number[]).map((country_id) => ({ shop_id, zone_id, country_id }))
    await db.insert(zone_countries).values(rows)
  },
}

/** The countries that another zone of the shop has. Of two zones that are given one country at the same moment the second waits, and is refused. */
async function inAnother(db: Database, id: number, { shop_id, draft, languages }: Kept): Promise<Refusal[]> {
  const wanted = draft.countries as readonly number[]
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`zones of ${shop_id}`}))`)
  const taken = await db
    .select({ id: countries.id, name: languages[0] === turkish ? countries.name : countries.name_en })
    .from(zone_countries)
    .innerJoin(countries, eq(countries.id, zone_countries.country_id))
    .where(
      and(
        eq(zone_countries.shop_id, shop_id),
        inArray(zone_countries.country_id, [...wanted]),
        ne(zone_countries.zone_id, id),
      ),
    )
  return taken.map((country) => ({
    id: countryInUse.id,
    about: { country: country.name },
    at: [`countries.${wanted.indexOf(country.id)}`],
  }))
}

const turkish = 175
