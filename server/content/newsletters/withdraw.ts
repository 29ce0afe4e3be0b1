import { sql } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'

interface Withdrawn {
  readonly shop_id: number
  readonly customer_id: number
  /** The address that was written to; whoever else has it is not written to either. */
  readonly email: string
  readonly how: string
  readonly complaint?: 0 | 1
  readonly user_id?: number | null
}

/** Takes the consent to e-mails back, of a customer and of all with the same address. Who gave none, or took it back before, has nothing to take back; answers whose was. */
export async function withdrawConsent(
  db: Database,
  { shop_id, customer_id, email, how, complaint = 0, user_id = null }: Withdrawn,
): Promise<number[]> {
  const whose = sql`u.shop_id = ${shop_id} and u.type = 'customer' and (u.id = ${customer_id} or (u.email = ${email} and u.email <> ''))`
  // Of two that withdraw at once, the second sees what the first wrote.
  await db.execute(sql`select u.id from users u where ${whose} order by u.id for no key update`)
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id::float8 as id from users u
      join lateral (select c.given from customer_consents c
                     where c.shop_id = u.shop_id and c.customer_id = u.id and c.channel = 'email'
                     order by c.id desc limit 1) said on said.given = 1
     where ${whose} order by u.id`)
  const ids = rows.map(({ id }) => id)
  await insertMany(
    db,
    customer_consents,
    ids.map((id) => ({ shop_id, customer_id: id, channel: 'email', given: 0, complaint, how, user_id })),
  )
  return ids
}
