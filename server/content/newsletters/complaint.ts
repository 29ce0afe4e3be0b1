import { sql } from 'drizzle-orm'
import type { NewsletterRecipient } from '#api/contract/content/newsletter-sendings.ts'
import { complaintRules } from '#api/rules/content/newsletter-sendings.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { readRecipient } from './recipients.ts'
import { withdrawConsent } from './withdraw.ts'

type Noting = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Notes that somebody complained of a newsletter: they and whoever has the same address get none any more. */
export async function noteComplaint(context: Noting, id: number): Promise<NewsletterRecipient> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const recipient = await readRecipient(db, shop_id, id, { lock: true })
  const wrong = broken<Pick<NewsletterRecipient, 'state' | 'complained'>>(complaintRules, recipient)
  if (wrong.length > 0) throw new Refused(409, wrong)
  const { customer_id, email } = recipient
  const { language } = await readSender(db, shop_id)
  const how = formatMessage(language, /*i18n*/ { id: 'newsletters.complained_how', message: 'Bültenden şikâyet etti' })
  const ids = await withdrawConsent(db, { shop_id, customer_id, email, how, complaint: 1, user_id })
  await db.execute(sql`
    update newsletter_recipients set complained_at = now() where shop_id = ${shop_id} and id = ${id}`)
  for (const one of ids)
    await audit(context, {
      ...{ subject: 'customers', subject_id: one, event: 'CONSENT' },
      after: { channel: 'email', given: 0, complaint: 1 },
    })
  return readRecipient(db, shop_id, id)
}
