import { type SQL, sql } from 'drizzle-orm'
import { products } from '#api/listings/catalog/products.ts'
import { missingTextsOperations } from '#api/operations/platform/missing-texts.ts'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

/** How many records of a list are named, so that one can begin. */
const named = 5

/** What has no name in a language (R16, R147), of the lists that the caller may open. Rows of one shop are read, and of products only those that are known to lack something. */
export const missingTexts: Endpoint = endpoint(missingTextsOperations.missing, async ({ db, actor, query }) => {
  const lists = [
    ...(permits(actor, products.codes.list) ? [ofProducts(actor.shop_id, query.language_id)] : []),
    ...(Object.values(resources) as unknown as Resource[]).flatMap((resource) =>
      resource.fields[resource.naming]?.kind === 'translations' && permits(actor, resource.codes.list)
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

function ofProducts(shop_id: number, language_id: number): SQL {
  return counted(
    products.name,
    sql`select p.id, p.label from products p
         where p.shop_id = ${shop_id} and p.lacks_translation = 1 and not exists (
           select from product_translations t
            where t.shop_id = ${shop_id} and t.product_id = p.id and t.language_id = ${language_id} and t.name <> '')`,
  )
}

function ofResource(resource: Resource, shop_id: number, language_id: number): SQL {
  const field = resource.fields[resource.naming]
  const text = field?.kind === 'translations' ? (Object.keys(field.texts)[0] ?? 'name') : 'name'
  const table = registry().tables[resource.name]
  if (!table) throw new Error(`${resource.name} has no table`)
  return counted(
    resource.name,
    sql`select r.id, r.label from ${table} r
         where r.shop_id = ${shop_id} and not exists (
           select from jsonb_array_elements(r.translations) t
            where (t ->> 'language_id')::int = ${language_id} and trim(t ->> ${text}) <> '')`,
  )
}

function counted(list: string, lacking: SQL): SQL {
  return sql`
    select ${list} as list, count(*)::int as count,
           coalesce(jsonb_agg(jsonb_build_object('id', id, 'label', label) order by label, id)
                      filter (where place <= ${named}), '[]') as records
      from (select id, label, row_number() over (order by label, id) as place from (${lacking}) one) placed`
}
