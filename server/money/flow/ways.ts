import { sql } from 'drizzle-orm'

/** What stands behind the ways of the money's records: each by itself, and where it stands now. */
export const ways = {
  cheques: (shop_id: number, id: number) => sql`
    select 'cheques' as kind, id::float8 as id, null::float8 as order_id, number as label, status as state from cheques where shop_id = ${shop_id} and id = ${id}`,
  'given-cheques': (shop_id: number, id: number) => sql`
    select 'given-cheques' as kind, id::float8 as id, null::float8 as order_id, number as label, status as state
      from given_cheques where shop_id = ${shop_id} and id = ${id}`,
  purchases: (shop_id: number, id: number) => sql`
    select 'purchases' as kind, id::float8 as id, null::float8 as order_id, 'AL-' || id as label, status as state
      from purchases where shop_id = ${shop_id} and id = ${id}`,
  'incoming-invoices': (shop_id: number, id: number) => sql`
    select 'incoming-invoices' as kind, id::float8 as id, null::float8 as order_id, number as label, status as state
      from incoming_invoices where shop_id = ${shop_id} and id = ${id}`,
}
