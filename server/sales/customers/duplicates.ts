import { sql } from 'drizzle-orm'
import type { CustomerMerges } from '#api/contract/sales/customer-merge.ts'
import type { Database } from '#server/db/open.ts'
import { foldedSql } from '#server/db/schema/columns.ts'

type Duplicate = CustomerMerges['duplicates'][number]

/** As many are shown at once. */
const most = 20

/** The contacts that may be the same: with the same phone, e-mail or number, or a name very much alike in the same city. Each way has its index. */
export async function duplicatesOf(db: Database, shop_id: number, id: number): Promise<Duplicate[]> {
  const { rows } = await db.execute<Stored>(sql`
    with me as materialized (
      select *, ${digits('phone')} as digits from users
       where shop_id = ${shop_id} and id = ${id} and type = 'customer' and walk_in = 0 and erased_at is null),
    near as (
      select u.id from me join users u on u.shop_id = ${shop_id} and u.email = me.email where me.email <> ''
      union select u.id from me join users u on u.shop_id = ${shop_id} and u.search like '%' || me.digits || '%' where length(me.digits) >= 7
      union select u.id from me join users u on u.shop_id = ${shop_id} and u.search like '%' || me.tax_number || '%' where me.tax_number <> ''
      union select u.id from me join users u on u.shop_id = ${shop_id} and u.search like '%' || me.tc_number || '%'
             where me.tc_number <> '' and me.tc_number <> '11111111111'
      union select u.id from me join users u on u.shop_id = ${shop_id} and ${foldedSql('me.label')} <% u.search)
    select u.id::float8 as id, u.label as name, u.email, u.phone, coalesce(home.city, '') as city,
           length(me.digits) >= 7 and ${digits('u.phone')} = me.digits as "by_phone",
           me.email <> '' and u.email = me.email as "by_email",
           me.tax_number <> '' and u.tax_number = me.tax_number as "by_tax_number",
           me.tc_number not in ('', '11111111111') and u.tc_number = me.tc_number as "by_tc_number",
           similarity(${foldedSql('u.label')}, ${foldedSql('me.label')}) >= 0.7 and (
             exists (select from customer_addresses a join customer_addresses b on b.shop_id = a.shop_id and ${foldedSql('b.city')} = ${foldedSql('a.city')}
                      where a.shop_id = u.shop_id and a.customer_id = u.id and b.customer_id = me.id)) as "by_name"
      from near join users u on u.shop_id = ${shop_id} and u.id = near.id cross join me
      left join lateral (select city from customer_addresses a where a.shop_id = u.shop_id and a.customer_id = u.id
                          order by default_status desc, a.id limit 1) home on true
     where u.type = 'customer' and u.walk_in = 0 and u.id <> me.id and u.erased_at is null
     order by u.id desc limit 200`)
  return rows
    .map(toDuplicate)
    .filter(({ by }) => by.length > 0)
    .slice(0, most)
}

type Likeness = Duplicate['by'][number]
type Stored = Record<`by_${Likeness}`, boolean> & Pick<Duplicate, 'id' | 'name' | 'email' | 'phone' | 'city'>

function toDuplicate({ id, name, email, phone, city, ...stored }: Stored): Duplicate {
  const by = (['phone', 'email', 'tax_number', 'tc_number', 'name'] as const).filter((way) => stored[`by_${way}`])
  return { id, name, email, phone, city, by }
}

/** The last ten digits of a phone: how a country begins is written in many ways. */
function digits(column: string) {
  return sql.raw(`right(regexp_replace(${column}, '[^0-9]', '', 'g'), 10)`)
}
