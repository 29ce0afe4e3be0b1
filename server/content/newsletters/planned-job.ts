import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { newsletterSendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { newsletter_sendings } from '#server/db/schema/newsletters.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { beginSending } from './begin-sending.ts'

/** Begins the newsletters whose day has come: each is sent by a job of its own. */
export const beginningNewsletters = jobKind<unknown, { sending_id: number }, null>({
  name: 'newsletters.begin',
  codes: newsletterSendingOperations.send.codes,
  scheduled: async ({ db, actor: { shop_id } }) => {
    const today = dayAt(new Date(), await zoneOf(db, shop_id))
    const due = await db
      .select({ id: newsletter_sendings.id, title: newsletter_sendings.title })
      .from(newsletter_sendings)
      .where(and(isOpen(shop_id), lte(newsletter_sendings.planned_for, today)))
      .orderBy(asc(newsletter_sendings.id))
    return { rows: due.map(({ id, title }) => ({ record_id: id, label: title, data: { sending_id: id } })) }
  },
  run: async (work, { data: { sending_id } }) => {
    const { db, actor } = work
    const [row] = await db
      .select()
      .from(newsletter_sendings)
      .where(and(isOpen(actor.shop_id), eq(newsletter_sendings.id, sending_id)))
      .for('update')
    // It was called off meanwhile, or has begun.
    if (row) await beginSending(work, row)
    return null
  },
})

function isOpen(shop_id: number) {
  return and(
    eq(newsletter_sendings.shop_id, shop_id),
    isNull(newsletter_sendings.job_id),
    isNull(newsletter_sendings.cancelled_at),
    sql`${newsletter_sendings.planned_for} is not null`,
  )
}
