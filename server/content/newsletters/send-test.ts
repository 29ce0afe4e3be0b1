import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { newsletterAddressRefused } from '#api/rules/content/newsletters.ts'
import { connectionFailures } from '#api/rules/platform/connections.ts'
import { mailOf } from '#api/rules/platform/mail-templates.ts'
import { unavailable } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { RecipientRefused } from '#server/integrations/mail/mailer.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import type { Actor, Services } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { sendMailOf } from '#server/platform/mails/shop-mails.ts'
import { valuesToTry } from './values.ts'

interface Tried {
  readonly language: PanelLanguage
  readonly texts: EveryMailText
}

/** Sends a newsletter to whoever tries it, and refuses in the words of the mail server where that does not take it (R193). */
export async function sendTest(services: Services, actor: Actor, { language, texts }: Tried): Promise<void> {
  const { db, log } = services
  const { subject, body } = mailOf(texts[language], (await valuesToTry(db, actor.shop_id))[language])
  try {
    await sendMailOf(services, db, actor.shop_id, { to: actor.email, subject, text: body })
  } catch (thrown) {
    log.warn({ error: thrown, shop: actor.shop_id }, 'a newsletter was not tried')
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
