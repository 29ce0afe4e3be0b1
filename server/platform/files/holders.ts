import { type SQL, sql } from 'drizzle-orm'
import { resources } from '#api/registry/resources.ts'

/** The places where records name a file, each as the rows that do. A table of one's own that names files gets its line here. */
const holders: readonly SQL[] = [
  sql`select from variant_images held join variants on variants.id = held.variant_id
    where held.shop_id = files.shop_id and held.image = files.name and held.deleted = 0 and variants.deleted = 0`,
  sql`select from option_values held where held.shop_id = files.shop_id and held.swatch = files.name`,
  sql`select from bin held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
  sql`select from shops held where held.id = files.shop_id and files.name in (held.logo, held.settings ->> 'favicon')`,
  ...Object.values(resources).flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'image')
      .map(
        ([key]) =>
          sql`select from ${sql.identifier(name)} held where held.shop_id = files.shop_id and held.${sql.identifier(key)} = files.name`,
      ),
  ),
]

/** Whether any record names the file of this row: a condition on `files`. */
export const isHeld: SQL = sql`(${sql.join(
  holders.map((holder) => sql`exists (${holder})`),
  sql` or `,
)})`
