import { type SQL, sql } from 'drizzle-orm'
import { resourceNamed } from '#api/registry/resources.ts'
import { picturedFields } from '#server/platform/records/text-pictures.ts'
import { registry } from '#server/platform/registry.ts'

/** Whether any record names the file of this row: a condition on `files`. */
export function isHeld(): SQL {
  return sql`(${sql.join(
    holders().map((holder) => sql`exists (${holder})`),
    sql` or `,
  )})`
}

/** The places where records name a file, each as the rows that do: those that rooms bring, every field of a resource that holds a picture, and every text that may show one. */
function holders(): SQL[] {
  const { fileHolders, tables } = registry()
  const fields = Object.keys(tables).flatMap((name) => imagesOf(name).map((key) => [name, key] as const))
  const texts = Object.keys(tables).flatMap((name) => textsOf(name).map((key) => [name, key] as const))
  return [
    ...fileHolders,
    ...fields.map(
      ([name, key]) =>
        sql`select from ${sql.identifier(name)} held where held.shop_id = files.shop_id and held.${sql.identifier(key)} = files.name`,
    ),
    ...texts.map(
      ([name, key]) =>
        sql`select from ${sql.identifier(name)} held where held.shop_id = files.shop_id
          and held.${sql.identifier(key)}::text like '%/files/' || files.name || '%'`,
    ),
  ]
}

function textsOf(name: string): readonly string[] {
  return picturedFields({ fields: resourceNamed(name)?.fields ?? {} })
}

function imagesOf(name: string): string[] {
  const { fields = {} } = resourceNamed(name) ?? {}
  return Object.entries(fields).flatMap(([key, field]) => (field.kind === 'image' ? [key] : []))
}
