import { type SQL, sql } from 'drizzle-orm'
import { referenceOperations } from '#api/operations/settings/references.ts'
import type { Database } from '#server/db/open.ts'
import { countries, currencies, languages } from '#server/db/schema/shops.ts'
import { provinces } from '#server/db/schema/zones.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { Target } from '#server/platform/records/tables.ts'

const turkish = 175

/** Turkish readers find them by their Turkish names, all others by the English ones. */
type Named = typeof countries | typeof currencies | typeof provinces

const nameIn = (table: Named) => (language: number) =>
  sql`case when ${language} = ${turkish} or ${table.name_en} = '' then ${table.name} else ${table.name_en} end`

/** The languages, countries, currencies and provinces that fields may point to. A language is called as in its own words. */
export const referenceTargets = {
  languages: {
    id: languages.id,
    shop_id: null,
    label: languages.name,
    labelIn: () => sql`split_part(${languages.name}, ' - ', 1)`,
    search: languages.search,
  },
  countries: { ...targetOf(countries), labelIn: nameIn(countries) },
  currencies: { ...targetOf(currencies), labelIn: nameIn(currencies) },
  provinces: { ...targetOf(provinces), labelIn: nameIn(provinces) },
} satisfies Record<string, Target>

export const referenceEndpoints: readonly Endpoint[] = [
  endpoint(referenceOperations.languages, ({ db }) => all(db, languages, sql`${languages.name}`)),
  endpoint(referenceOperations.countries, ({ db, language }) => all(db, countries, nameIn(countries)(language))),
  endpoint(referenceOperations.currencies, ({ db, language }) => all(db, currencies, nameIn(currencies)(language))),
  endpoint(referenceOperations.provinces, ({ db, language }) => all(db, provinces, nameIn(provinces)(language))),
]

function targetOf(table: Named): Target {
  return { id: table.id, shop_id: null, label: table.name, search: table.search }
}

async function all(db: Database, table: typeof languages | Named, name: SQL) {
  const rows = await db
    .select({ id: table.id, code: table.code, name: sql<string>`${name}` })
    .from(table)
    .orderBy(sql`${name} collate "tr-x-icu"`, table.id)
  return { rows }
}
