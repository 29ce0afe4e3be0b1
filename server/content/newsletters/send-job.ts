import { languageOf } from '#api/contract/platform/languages.ts'
import { newsletterSendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import { newsletterNotTaken, newsletterUnclear, recipientReachable } from '#api/rules/content/newsletter-sendings.ts'
import { newsletterAddressRefused } from '#api/rules/content/newsletters.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { mail_bounces } from '#server/db/schema/newsletters.ts'
import { RecipientRefused } from '#server/integrations/mail/mailer.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind, type Met } from '#server/platform/jobs/kind.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { sendMailOf } from '#server/platform/mails/shop-mails.ts'
import { inTheWay, readPerson } from './audience.ts'
import { composeNewsletter } from './compose.ts'
import { type Letter, noteRecipient, readLetter } from './recipients.ts'
import { saidOf } from './send-test.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** Why it did not arrive; a failure is worth another try. */
interface NotArrived {
  readonly state: 'refused' | 'failed'
  readonly rule: Refusal
}

/**
 * Sends a newsletter, a row for each who gets it. What became of a row is noted by itself and not with the turn: before the mail server is
 * asked, and once it has answered. So a mail leaves once, whenever the server is killed.
 */
export const sendingNewsletters = jobKind<{ sending_id: number }, { recipient_id: number }, NotArrived>({
  name: 'newsletters.send',
  codes: newsletterSendingOperations.send.codes,
  run: ({ services, actor: { shop_id } }, { data: { recipient_id } }) => sendTo(services, shop_id, recipient_id),
  met: (done: NotArrived | null): Met | null => done && { state: done.state, rules: [done.rule] },
})

async function sendTo(services: Services, shop_id: number, recipient_id: number): Promise<NotArrived | null> {
  const { db } = services
  const letter = await readLetter(db, shop_id, recipient_id)
  // Whoever was deleted gets none, and to whom it has gone it does not go again.
  if (!letter || letter.state === 'sent') return null
  const note = (change: Parameters<typeof noteRecipient>[2]) => noteRecipient(db, letter, change)
  if (letter.state === 'sending') {
    await note({ state: 'failed', reason: newsletterUnclear.id })
    return { state: 'refused', rule: { id: newsletterUnclear.id } }
  }
  const person = await readPerson(db, shop_id, letter.customer_id)
  if (!person) return null
  const rule = inTheWay(person)
  if (rule !== null) {
    await note({ state: rule === recipientReachable.id ? 'bounced' : 'skipped', reason: rule })
    return { state: 'refused', rule: { id: rule } }
  }
  // It goes to the address that they have by now.
  const going = { ...letter, email: person.email }
  const mail = await mailTo(services, going)
  await noteRecipient(db, going, { state: 'sending' })
  try {
    await sendMailOf(services, db, shop_id, mail)
  } catch (thrown) {
    return notArrived(services, going, thrown)
  }
  await noteRecipient(db, going, { state: 'sent' })
  return null
}

async function mailTo(services: Services, { shop_id, id, email, name, language, texts }: Letter) {
  const sender = await readSender(services.db, shop_id)
  const composed = composeNewsletter(texts, {
    language: language === '' ? sender.language : languageOf(language),
    ...{ shop_name: sender.shop, customer_name: name },
    link: unsubscribeLink(services, { shop_id, recipient_id: id }),
  })
  return { id: `newsletter-${shop_id}-${id}`, to: email, ...composed }
}

/** What the mail server did not take. An address that it refused for good is kept, and gets no newsletter any more. */
async function notArrived(services: Services, letter: Letter, thrown: unknown): Promise<NotArrived> {
  const { db, log } = services
  const { shop_id, customer_id, email } = letter
  log.warn({ error: thrown, recipient: letter.id }, 'a newsletter did not leave')
  if (thrown instanceof RecipientRefused) {
    const reply = thrown.reply.slice(0, 500)
    await db.insert(mail_bounces).values({ shop_id, customer_id, email, reply })
    await noteRecipient(db, letter, { state: 'bounced', reason: newsletterAddressRefused.id, reply })
    return { state: 'refused', rule: { id: newsletterAddressRefused.id, about: { answer: reply } } }
  }
  const said = saidOf(thrown)
  const reply = String(said?.about?.answer ?? '').slice(0, 500)
  await noteRecipient(db, letter, { state: 'failed', reason: newsletterNotTaken.id, reply })
  return { state: 'failed', rule: said ?? { id: newsletterNotTaken.id } }
}
