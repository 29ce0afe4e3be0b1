import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customer_message_answers, customer_messages } from '#server/db/schema/customer-messages.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { sendMailOf } from './shop-mails.ts'

/** After so many tries a mail is given up: the last of them is a good day after the first. */
export const mostTries = 10

type Sending = Pick<Services, 'db' | 'mail' | 'secrets' | 'config' | 'log'>

/**
 * Sends the mails that are due, the oldest first. Each is locked while it is sent, so that of several servers one sends it; one that left just
 * before its server was killed leaves again under the same id.
 */
export async function sendMails(services: Sending): Promise<void> {
  while (await sendNext(services));
}

/** Answers whether there was one. */
function sendNext({ db, log, ...services }: Sending): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = tx as unknown as Database
    const [next] = await open
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'queued'), lte(mails.due_at, sql`now()`)))
      .orderBy(asc(mails.due_at), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return false
    const tries = next.tries + 1
    const id = `mail-${next.shop_id}-${next.id}-${Date.parse(next.created_at)}`
    const change = await sendMailOf(services, open, next.shop_id, {
      ...{ id, to: next.recipient, subject: next.subject, text: next.body },
    }).then(
      () => ({ state: 'sent' as const, sent_at: sql`now()` }),
      (error) => {
        log.warn({ error, mail: next.id, tries }, 'a mail was not sent')
        return tries < mostTries
          ? // Twice as long after each try, from two minutes on.
            { due_at: sql`now() + make_interval(mins => ${2 ** tries})` }
          : { state: 'failed' as const }
      },
    )
    if ('state' in change && change.state === 'failed') await notifyFailure(open, next)
    await open
      .update(mails)
      .set({ tries, ...change })
      .where(and(eq(mails.shop_id, next.shop_id), eq(mails.id, next.id)))
    return true
  })
}

/** Whoever may open what a mail that was given up tells of is told, and can reach its customer in another way. */
async function notifyFailure(db: Database, mail: typeof mails.$inferSelect): Promise<void> {
  const { shop_id, recipient, subject } = mail
  const page = await pageOf(db, mail)
  if (page === null) return
  await notify(db, {
    ...{ shop_id, ...page },
    says: /*i18n*/ { id: 'notices.mail', message: 'E-posta gönderilemedi: {recipient}, {subject}' },
    about: { recipient, subject },
  })
}

/** The page of what a mail tells of: its order, or the customer's message that it answers. */
async function pageOf(db: Database, { shop_id, id, order_id }: typeof mails.$inferSelect) {
  if (order_id !== null) return { kind: 'mail', link: `/orders/edit/${order_id}` } as const
  const [answered] = await db
    .select({ id: customer_messages.id, kind: customer_messages.kind })
    .from(customer_message_answers)
    .innerJoin(
      customer_messages,
      and(
        eq(customer_messages.shop_id, customer_message_answers.shop_id),
        eq(customer_messages.id, customer_message_answers.message_id),
      ),
    )
    .where(and(eq(customer_message_answers.shop_id, shop_id), eq(customer_message_answers.mail_id, id)))
  return answered ? { kind: answered.kind, link: `/user-${answered.kind}s/edit/${answered.id}` } : null
}
