import { type SQL, sql } from 'drizzle-orm'
import { shopDay } from '#server/content/articles/article-record.ts'

/**
 * What items lead to, beside each of them: `from` is a table `i` of `link` and `target_id`. Visitors reach a record that is active, and an
 * article once its day has come.
 */
export function withTargets(shop_id: number, from: SQL): SQL {
  return sql`
    select i.*,
           case when not coalesce(c.id is not null or p.id is not null or b.id is not null or r.id is not null, false) then 'gone'
                when c.status = 1 or r.status = 1
                  or p.status = 1 and coalesce(p.publish_date <= ${shopDay(shop_id)}, true)
                  or b.status = 1 and coalesce(b.publish_date <= ${shopDay(shop_id)}, true) then 'shown'
                else 'hidden' end as state,
           coalesce(p.translations, b.translations) as texts
      from (${from}) i
      left join categories c on i.link = 'category' and c.shop_id = ${shop_id} and c.id = i.target_id
      left join pages p on i.link = 'page' and p.shop_id = ${shop_id} and p.id = i.target_id
      left join blogs b on i.link = 'blog' and b.shop_id = ${shop_id} and b.id = i.target_id
      left join products r on i.link = 'product' and r.shop_id = ${shop_id} and r.id = i.target_id
     where i.link in ('category', 'page', 'blog', 'product')`
}

/** The items of menus, each with its menu and its place in that. */
export function itemsOf(shop_id: number, which: SQL = sql`true`): SQL {
  return sql`
    select m.id as menu_id, one.place::int - 1 as place, one.item ->> 'link' as link, (one.item ->> 'target_id')::bigint as target_id
      from menus m
     cross join jsonb_array_elements(m.items) with ordinality as one(item, place)
     where m.shop_id = ${shop_id} and ${which}`
}
