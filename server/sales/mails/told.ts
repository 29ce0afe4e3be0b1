import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import type { MailToWrite, MailValuesOf } from '#server/platform/mails/compose.ts'
import { oneLine, type Sender } from '#server/platform/mails/letter.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'

export type Queueing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor'>

interface Told {
  readonly language: Sender['language']
  readonly told: MailValuesOf
}

/** What the customer of an order is told, whichever way it goes, in the language of the order. */
export async function toldOf(context: Queueing, order: OrderRow, values: MailToWrite['values']): Promise<Told> {
  const sender = await senderOf(context)
  const language = order.language ?? sender.language
  const told = {
    ...{ shop_name: oneLine(sender.shop), customer_name: oneLine(order.customer_name), order_number: order.number },
    ...values(language),
  }
  return { language, told }
}

/** By whoever acts: of many orders in one turn of a job the shop is asked for once. The next turn, or request, has an actor of its own. */
const senders = new WeakMap<Actor, Sender>()

async function senderOf({ db, actor }: Queueing): Promise<Sender> {
  const known = senders.get(actor) ?? (await readSender(db, actor.shop_id))
  senders.set(actor, known)
  return known
}
