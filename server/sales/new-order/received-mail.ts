import type { MailToWrite } from '#server/platform/mails/compose.ts'
import type { AgreedOrder } from '#server/sales/contracts/filling.ts'
import { boughtValues } from '#server/sales/mails/bought.ts'

/** What a customer is told of an order that came in: what was bought, and what it comes to. Its contracts go along with it. */
export function receivedMail({ order, lines }: Pick<AgreedOrder, 'order' | 'lines'>): MailToWrite {
  return { kind: 'order_received', values: (language) => boughtValues(language, order, lines) }
}
