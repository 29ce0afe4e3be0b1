import { and, asc, eq, inArray } from 'drizzle-orm'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { option_values, options } from '#server/db/schema/catalogue.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { foundBy } from '#server/platform/records/search.ts'
import { nameFor } from './names.ts'

export const listOptions: Endpoint = endpoint(
  catalogOperations.optionValues,
  async ({ db, actor: { shop_id }, language, query }) => {
    const rows = await db
      .select()
      .from(options)
      .where(and(eq(options.shop_id, shop_id), ...foundBy(options.search, query.search)))
      .orderBy(asc(options.label), asc(options.id))
    const values = await db
      .select()
      .from(option_values)
      .where(
        and(
          eq(option_values.shop_id, shop_id),
          inArray(
            option_values.option_id,
            rows.map((row) => row.id),
          ),
        ),
      )
      .orderBy(asc(option_values.position), asc(option_values.label), asc(option_values.id))
    const whole = rows.map((row) => ({
      id: row.id,
      name: nameFor(row, language),
      values: values
        .filter((value) => value.option_id === row.id)
        .map((value) => ({ id: value.id, name: nameFor(value, language), swatch: value.swatch })),
    }))
    return { rows: whole, total: whole.length }
  },
)
