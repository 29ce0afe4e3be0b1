import type { MailToWrite } from '#server/platform/mails/compose.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { queueMail } from './queue.ts'
import { queuePhoneMessage } from './queue-phone-message.ts'
import type { Queueing } from './told.ts'

/** Whom a mail and a message to a phone were queued to; neither where nothing was. */
export interface ToldTo {
  readonly mail?: string
  readonly phone_message?: string
}

/** Tells the customer of an order by mail, and by phone where the shop does so, in the caller's transaction. */
export async function notifyCustomer(context: Queueing, order: OrderRow, letter: MailToWrite): Promise<ToldTo> {
  const mail = await queueMail(context, order, letter)
  const phone_message = await queuePhoneMessage(context, order, letter)
  return { ...(mail ? { mail } : {}), ...(phone_message ? { phone_message } : {}) }
}
