import { and, eq, sql } from 'drizzle-orm'
import type { NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import {
  callOffRules,
  recipientReachable,
  type SendingFacts,
  sendingRules,
  somebodyReached,
} from '#api/rules/content/newsletter-sendings.ts'
import { newsletterMailReady } from '#api/rules/content/newsletters.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { insertMany } from '#server/db/many.ts'
import { newsletter_recipients, newsletter_sendings } from '#server/db/schema/newsletters.ts'
import { customer_groups } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { countAudience, inTheWay, readAudience } from './audience.ts'
import { mailReady } from './mail-ready.ts'
import { sendingNewsletters } from './send-job.ts'
import { readSending } from './sendings.ts'
import { readTemplate } from './templates.ts'

interface Asked {
  readonly newsletter_id: number
  readonly group_id: number | null
  readonly planned_for: string | null
}

/** Sends a newsletter at once, or on the day that is asked for. The words are those that it has now. */
export async function askForSending(
  work: Work,
  { newsletter_id, group_id, planned_for }: Asked,
): Promise<NewsletterSending> {
  const { db, actor } = work
  const { shop_id } = actor
  const { title, texts } = await readTemplate(db, shop_id, newsletter_id)
  const group_label = group_id === null ? '' : await groupLabel(work, group_id)
  await demandSendable(work, { newsletter_id, group_id, planned_for })
  const user_id = actor.user_id || null
  const [row] = await db
    .insert(newsletter_sendings)
    .values({ shop_id, newsletter_id, title, texts, group_id, group_label, planned_for, user_id })
    .returning()
  if (!row) throw new Error('The sending was not stored')
  await audit(work, {
    subject: 'newsletters',
    subject_id: newsletter_id,
    event: 'SEND',
    after: { group_id, planned_for },
  })
  if (planned_for === null) await beginSending(work, row)
  return readSending(db, shop_id, row.id)
}

/** Who gets it and who does not is settled, and the job that sends it begins. */
export async function beginSending(work: Work, sending: typeof newsletter_sendings.$inferSelect): Promise<void> {
  const { db } = work
  const { shop_id, id: sending_id, group_id, title } = sending
  await demandMail(work)
  const people = await readAudience(db, { shop_id, group_id })
  const judged = people.map((person) => ({ ...person, reason: inTheWay(person) }))
  const to_send = judged.filter(({ reason }) => reason === null).length
  const wrong = broken([somebodyReached], { to_send, planned_for: null })
  if (wrong.length > 0) throw new Refused(409, wrong)
  await insertMany(
    db,
    newsletter_recipients,
    judged.map(({ id, email, reason }) => ({
      ...{ shop_id, sending_id, customer_id: id, email, reason },
      state: stateBy(reason),
    })),
  )
  const { rows } = await db.execute<{ id: number; customer_id: number; label: string }>(sql`
    select r.id::float8 as id, r.customer_id::float8 as customer_id, u.label from newsletter_recipients r
      join users u on u.shop_id = r.shop_id and u.id = r.customer_id
     where r.shop_id = ${shop_id} and r.sending_id = ${sending_id} and r.state = 'queued' order by r.id`)
  const job = await startJob(work, sendingNewsletters, {
    ...{ input: { sending_id }, about: { title } },
    rows: rows.map(({ id, customer_id, label }) => ({ record_id: customer_id, label, data: { recipient_id: id } })),
  })
  await db
    .update(newsletter_sendings)
    .set({ job_id: job.id })
    .where(and(eq(newsletter_sendings.shop_id, shop_id), eq(newsletter_sendings.id, sending_id)))
}

/** Calls off a sending that waits for its day. */
export async function callOff(work: Work, id: number): Promise<NewsletterSending> {
  const { db, actor } = work
  const { shop_id } = actor
  const own = and(eq(newsletter_sendings.shop_id, shop_id), eq(newsletter_sendings.id, id))
  const [row] = await db.select().from(newsletter_sendings).where(own).for('update')
  if (!row) throw refuse(404, notFound)
  const wrong = broken<{ begun: boolean; cancelled: boolean }>(callOffRules, {
    begun: row.job_id !== null,
    cancelled: row.cancelled_at !== null,
  })
  if (wrong.length > 0) throw new Refused(409, wrong)
  await db
    .update(newsletter_sendings)
    .set({ cancelled_at: sql`now()` as never })
    .where(own)
  await audit(work, { subject: 'newsletters', subject_id: row.newsletter_id, event: 'CALL_OFF' })
  return readSending(db, shop_id, id)
}

/** Refuses with everything that stands in the way of what was asked for. */
async function demandSendable({ db, actor, services }: Work, { newsletter_id, group_id, planned_for }: Asked) {
  const { shop_id } = actor
  const mail = await mailReady(db, shop_id, services.config)
  const today = dayAt(new Date(), await zoneOf(db, shop_id))
  const { to_send } = await countAudience(db, { shop_id, group_id })
  const sending: SendingFacts = { newsletter_id, to_send, planned_for, today }
  const facts = { ...sending, mail }
  const wrong = broken<typeof facts>([newsletterMailReady, ...sendingRules], facts)
  if (wrong.length > 0) throw new Refused(wrong.some(({ at }) => at) ? 422 : 409, wrong)
}

/** Refuses while the shop has no way to send mails. */
async function demandMail({ db, actor, services }: Work): Promise<void> {
  const wrong = broken([newsletterMailReady], { mail: await mailReady(db, actor.shop_id, services.config) })
  if (wrong.length > 0) throw new Refused(409, wrong)
}

async function groupLabel({ db, actor }: Work, id: number): Promise<string> {
  const [group] = await db
    .select({ label: customer_groups.label })
    .from(customer_groups)
    .where(and(eq(customer_groups.shop_id, actor.shop_id), eq(customer_groups.id, id)))
  if (!group) throw refuse(404, notFound)
  return group.label
}

function stateBy(reason: string | null) {
  if (reason === null) return 'queued' as const
  return reason === recipientReachable.id ? ('bounced' as const) : ('skipped' as const)
}
