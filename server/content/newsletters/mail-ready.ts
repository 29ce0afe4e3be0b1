import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'

/** Whether the shop has a way to send mails: a connection of its own, or the server's. */
export async function mailReady(db: Database, shop_id: number, { smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<boolean> {
  if (smtpUrl !== null) return true
  const { rows } = await db.execute<{ ready: boolean }>(sql`
    select exists (select from ${shop_mail_methods} m where m.shop_id = ${shop_id} and m.status = 1) as ready`)
  return rows[0]?.ready ?? false
}
