import { phoneNotSent } from '#api/rules/platform/phone-messages.ts'
import type { Database } from '#server/db/open.ts'
import { phone_messages } from '#server/db/schema/phone-messages.ts'
import { sendThrough } from '#server/integrations/phone-message/phone-message.ts'
import { usedConnection } from '#server/platform/connections/connection.ts'
import { working } from '#server/platform/connections/state.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { sendDue } from '#server/platform/outgoing/send-due.ts'

type Message = typeof phone_messages.$inferSelect

/** Sends the messages to phones that are due, through the company that the shop works with. */
export async function sendPhoneMessages(services: Pick<Services, 'db' | 'secrets' | 'config' | 'log'>): Promise<void> {
  const { secrets, config } = services
  await sendDue(services, {
    table: phone_messages,
    what: 'sms',
    send: async (db, { shop_id, phone, body }, id) => {
      const connection = await usedConnection({ db, secrets }, shop_id, 'phone_message')
      if (!connection) throw new Error('No company takes messages')
      await working(db, connection, () => sendThrough(connection, { id, phone, text: body }, config.privateHosts))
    },
    givenUp: notifyFailure,
  })
}

/** Whoever may open the order of a message that was given up is told, and can reach its customer in another way. */
async function notifyFailure(db: Database, { shop_id, order_id, phone }: Message): Promise<void> {
  if (order_id === null) return
  await notify(db, {
    ...{ shop_id, kind: 'mail', link: `/orders/edit/${order_id}` },
    says: phoneNotSent.says,
    about: { phone },
  })
}
