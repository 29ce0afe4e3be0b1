import { type SQL, sql } from 'drizzle-orm'
import { products } from '#api/listings/catalog/products.ts'
import { missingTextsOperations } from '#api/operations/platform/missing-texts.ts'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { untranslatedIn } from '#api/resources/platform/wire.ts'
import { permits } from '#api/rules/platform/session.ts'
import { lacksNameIn } from '#server/catalog/products/list.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { lacksName } from '#server/platform/records/list.ts'
import { registry } from '#server/platform/registry.ts'

/** How many records of a list are named, so that one can begin. */
const named = 5

/** What has no name in a language (R16, R147), of the lists that the caller may open. Rows of one shop are read, and of products only those that are known to lack something. */
export const missingTexts: Endpoint = endpoint(missingTextsOperations.missing, async ({ db, actor, query }) => {
  const lists = [
    ...(permits(actor, products.codes.list) ? [ofProducts(actor.shop_id, query.language_id)] : []),
    ...(Object.values(resources) as unknown as Resource[]).flatMap((resource) =>
      untranslatedIn(resource) && permits(actor, resource.codes.list)
        ? [ofResource(resource, actor.shop_id, query.language_id)]
        : [],
    ),
  ]
  if (lists.length === 0) return { rows: [] }
  const { rows } = await db.execute<{ list: string; count: number; records: { id: number; label: string }[] }>(
    sql.join(lists, sql` union all `),
  )
  return { rows: rows.filter(({ count }) => count > 0) }
})

/** Those of the shop's languages that are on and in which something has no name, by the ids of their rows. */
export async function languagesWithGaps(
  db: Database,
  shop_id: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  const language = sql`language.language_id`
  const gaps = [
    sql`exists (select from products p where p.shop_id = ${shop_id} and ${lacksNameIn(shop_id, language)})`,
    ...(Object.values(resources) as unknown as Resource[]).flatMap((resource) => {
      const table = registry().tables[resource.name]
      if (!table || !untranslatedIn(resource)) return []
      return [
        sql`exists (select from ${table} where ${table.shop_id} = ${shop_id} and ${lacksName(resource, table, language)})`,
      ]
    }),
  ]
  const { rows } = await db.execute<{ id: number }>(sql`
    select language.id from shop_languages language
     where language.shop_id = ${shop_id} and language.status = 1 and language.id = any(${`{${ids.join(',')}}`}::int[])
       and (${sql.join(gaps, sql` or `)})`)
  return rows.map(({ id }) => id)
}

function ofProducts(shop_id: number, language_id: number): SQL {
  return counted(
    products.name,
    sql`select p.id, p.label from products p where p.shop_id = ${shop_id} and ${lacksNameIn(shop_id, language_id)}`,
  )
}

function ofResource(resource: Resource, shop_id: number, language_id: number): SQL {
  const table = registry().tables[resource.name]
  if (!table) throw new Error(`${resource.name} has no table`)
  return counted(
    resource.name,
    sql`select ${table.id}, ${table.label} from ${table}
         where ${table.shop_id} = ${shop_id} and ${lacksName(resource, table, language_id)}`,
  )
}

function counted(list: string, lacking: SQL): SQL {
  return sql`
    select ${list} as list, count(*)::int as count,
           coalesce(jsonb_agg(jsonb_build_object('id', id, 'label', label) order by label, id)
                      filter (where place <= ${named}), '[]') as records
      from (select id, label, row_number() over (order by label, id) as place from (${lacking}) one) placed`
}
