import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { newsletterAddressRefused } from '#api/rules/content/newsletters.ts'
import { connectionFailures } from '#api/rules/platform/connections.ts'
import { unavailable } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { RecipientRefused } from '#server/integrations/mail/mailer.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import type { Actor, Services } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { sendMailOf } from '#server/platform/mails/shop-mails.ts'
import { composeNewsletter } from './compose.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'
import { valuesToTry } from './values.ts'

interface Tried {
  readonly language: PanelLanguage
  readonly texts: EveryMailText
}

/** Sends a newsletter to whoever tries it, and refuses in the words of the mail server where that does not take it (R193). */
export async function sendTest(services: Services, actor: Actor, { language, texts }: Tried): Promise<void> {
  const { db, log } = services
  const { shop_id } = actor
  const { shop_name, customer_name } = (await valuesToTry(db, shop_id))[language]
  // Its link ends nobody's subscription.
  const link = unsubscribeLink(services, { shop_id, recipient_id: 0 })
  const mail = composeNewsletter(texts, { language, shop_name, customer_name, link })
  try {
    await sendMailOf(services, db, shop_id, { to: actor.email, ...mail })
  } catch (thrown) {
    log.warn({ error: thrown, shop: shop_id }, 'a newsletter was not tried')
    const said = saidOf(thrown)
    throw said ? new Refused(409, [said]) : refuse(503, unavailable)
  }
}

/** Why a mail did not leave, in the words of whoever did not take it; nothing where nobody said anything. */
export function saidOf(thrown: unknown): Refusal | null {
  if (thrown instanceof RecipientRefused) return { id: newsletterAddressRefused.id, about: { answer: thrown.reply } }
  if (thrown instanceof ConnectionFailure) return thrown.refusal
  const { response } = thrown as { response?: unknown }
  if (typeof response !== 'string' || response === '') return null
  return { id: connectionFailures.answered.id, about: { answer: response.slice(0, 300) } }
}
