import { languageOf } from '#api/contract/platform/languages.ts'
import type { Database } from '#server/db/open.ts'
import { customer_message_answers, type customer_messages } from '#server/db/schema/customer-messages.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { composeMail } from '#server/platform/mails/compose.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { readSender } from '#server/platform/mails/sender.ts'

type Message = typeof customer_messages.$inferSelect

/** Stores an answer and its mail, in the language in which the customer wrote; it goes out only when the step is stored. */
export async function sendAnswer(
  db: Database,
  { shop_id, user_id }: Actor,
  message: Message,
  answer: string,
): Promise<void> {
  const sender = await readSender(db, shop_id)
  const language = message.language ? languageOf(message.language) : sender.language
  const { subject, body } = await composeMail(db, shop_id, language, {
    kind: message.kind === 'question' ? 'question_answered' : 'feedback_answered',
    values: {
      ...{ shop_name: oneLine(sender.shop), customer_name: oneLine(message.name), subject: oneLine(message.subject) },
      ...{ answer, message: quoted(message.text) },
    },
  })
  const [mail] = await db
    .insert(mails)
    .values({ shop_id, recipient: message.email, subject, body })
    .returning({ id: mails.id })
  await db
    .insert(customer_message_answers)
    .values({ shop_id, message_id: message.id, text: answer, user_id: user_id || null, mail_id: mail?.id ?? null })
}

/** As mails quote what they answer. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
