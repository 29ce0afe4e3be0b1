import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { productName } from './read.ts'

interface Naming extends Choosing {
  readonly language: number
  readonly query: { readonly search?: string | undefined; readonly id?: number | undefined }
}

const most = 100

/** The products that have reviews, by name, to filter the list by one. */
export async function reviewedProducts({ db, shop_id, language, query: { search = '', id } }: Naming) {
  const conditions = [
    sql`p.shop_id = ${shop_id}`,
    sql`exists (select from product_reviews r where r.shop_id = p.shop_id and r.product_id = p.id)`,
    ...(id ? [sql`p.id = ${id}`] : []),
    ...fold(search).split(' ').filter(Boolean).map(anywhere(sql`p.search`)),
  ]
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select p.id, ${productName} as name
      from products p left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     where ${sql.join(conditions, sql` and `)}
     order by p.label, p.id limit ${most}`)
  return { rows: rows.map((row) => ({ id: row.id, name: row.name })) }
}
