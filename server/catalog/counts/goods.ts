import { type SQL, sql } from 'drizzle-orm'

/** The goods on shelves that begin so, or all of them, as rows of `id`, `quantity` and `shelf`. Services have no stock. */
export function goodsOn(shop_id: number, shelf: SQL | string): SQL {
  return sql`(select v.id, v.quantity, v.shelf, p.label, v.position from variants v
       join products p on p.shop_id = v.shop_id and p.id = v.product_id
      where v.shop_id = ${shop_id} and v.deleted = 0 and p.product_type_id <> 3
        and (${shelf} = '' or starts_with(lower(v.shelf), lower(${shelf})))) goods`
}
