import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customer_message_answers, customer_messages } from '#server/db/schema/customer-messages.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { sendDue } from '#server/platform/outgoing/send-due.ts'
import { attachmentsOf } from './attachments.ts'
import { sendMailOf } from './shop-mails.ts'

/** Sends the mails that are due. */
export async function sendMails(services: Pick<Services, 'db' | 'mail' | 'secrets' | 'config' | 'log'>): Promise<void> {
  await sendDue(services, {
    table: mails,
    what: 'mail',
    send: async (db, mail, id) => {
      const { shop_id, recipient, subject, body } = mail
      const attachments = await attachmentsOf(db, mail)
      const along = attachments.length > 0 ? { attachments } : {}
      await sendMailOf(services, db, shop_id, { id, to: recipient, subject, text: body, ...along })
    },
    givenUp: notifyFailure,
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
