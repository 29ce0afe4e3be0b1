import { sql } from 'drizzle-orm'
import { type PhoneReady, phoneLetters } from '#api/contract/platform/phone-templates.ts'
import type { Database } from '#server/db/open.ts'

/** Whether some company takes messages of the shop, in which letters, and the phone that they are tried on. */
export async function readPhoneReady(db: Database, shop_id: number): Promise<PhoneReady> {
  const { rows } = await db.execute<{ phone: string; letters: string | null }>(sql`
    select s.phone, m.letters from shops s
      left join lateral (select x.letters from shop_phone_message_methods x
                          where x.shop_id = s.id and x.status = 1 order by x.position, x.id limit 1) m on true
     where s.id = ${shop_id}`)
  const { phone = '', letters = null } = rows[0] ?? {}
  return {
    integration: letters !== null,
    letters: phoneLetters.find((one) => one === letters) ?? 'unicode',
    phone,
  }
}
