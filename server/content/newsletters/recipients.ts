import { type SQL, sql } from 'drizzle-orm'
import {
  type NewsletterRecipient,
  type NewsletterRecipients,
  type RecipientFilter,
  type RecipientState,
  recipientsOnPage,
} from '#api/contract/content/newsletter-sendings.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** A newsletter on its way to somebody. */
export interface Letter {
  readonly id: number
  readonly shop_id: number
  readonly customer_id: number
  readonly email: string
  readonly state: RecipientState
  readonly name: string
  /** Empty for the shop's own. */
  readonly language: string
  readonly texts: EveryMailText
}

/** What is to be sent to a recipient; nothing where they were deleted. */
export async function readLetter(db: Database, shop_id: number, id: number): Promise<Letter | null> {
  const { rows } = await db.execute<Letter & Record<string, unknown>>(sql`
    select r.id::float8 as id, r.shop_id::float8 as shop_id, r.customer_id::float8 as customer_id, r.email, r.state,
           u.label as name, u.mail_language as language, s.texts
      from newsletter_recipients r
      join newsletter_sendings s on s.shop_id = r.shop_id and s.id = r.sending_id
      join users u on u.shop_id = r.shop_id and u.id = r.customer_id
     where r.shop_id = ${shop_id} and r.id = ${id}`)
  return rows[0] ?? null
}

interface Change {
  readonly state: RecipientState
  readonly reason?: string
  readonly reply?: string
}

/** Notes what became of a newsletter on its way to somebody. */
export async function noteRecipient(
  db: Database,
  { shop_id, id, email }: Letter,
  { state, reason, reply = '' }: Change,
): Promise<void> {
  await db.execute(sql`
    update newsletter_recipients set state = ${state}, reason = ${reason ?? null}, reply = ${reply}, email = ${email}, at = now()
     where shop_id = ${shop_id} and id = ${id}`)
}

interface Asked {
  readonly shop_id: number
  readonly sending_id: number
  readonly page?: number | undefined
  readonly state?: RecipientFilter | undefined
}

/** Whom a sending went to, in its order. */
export async function listRecipients(
  db: Database,
  { shop_id, sending_id, page = 0, state }: Asked,
): Promise<NewsletterRecipients> {
  const where = sql`r.shop_id = ${shop_id} and r.sending_id = ${sending_id} ${stateIs(state)}`
  const { rows } = await db.execute<NewsletterRecipient & Record<string, unknown>>(sql`
    ${told} where ${where} order by r.id limit ${recipientsOnPage} offset ${page * recipientsOnPage}`)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_recipients r where ${where}`,
  )
  return { rows: rows.map(rowOf), total: counted.rows[0]?.total ?? 0 }
}

/** One of them, or 404; `lock` keeps others from it. */
export async function readRecipient(
  db: Database,
  shop_id: number,
  id: number,
  { lock = false } = {},
): Promise<NewsletterRecipient> {
  const { rows } = await db.execute<NewsletterRecipient & Record<string, unknown>>(sql`
    ${told} where r.shop_id = ${shop_id} and r.id = ${id} ${lock ? sql`for update of r` : sql``}`)
  if (!rows[0]) throw refuse(404, notFound)
  return rowOf(rows[0])
}

const told = sql`
  select r.id::float8 as id, r.customer_id::float8 as customer_id, u.label, r.email, r.state, r.reason, r.reply,
         (r.complained_at is not null)::int as complained, r.at
    from newsletter_recipients r join users u on u.shop_id = r.shop_id and u.id = r.customer_id`

function stateIs(state: RecipientFilter | undefined): SQL {
  if (state === undefined) return sql``
  return state === 'complained' ? sql`and r.complained_at is not null` : sql`and r.state = ${state}`
}

function rowOf(row: NewsletterRecipient): NewsletterRecipient {
  const { id, customer_id, label, email, state, reason, reply, complained, at } = row
  return { id, customer_id, label, email, state, reason, reply, complained, at: new Date(at).toISOString() }
}
