import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { phoneIntegrationActive, phoneMessageActive, shopPhoneKnown } from '#api/rules/platform/phone-messages.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'
import { sendThrough } from '#server/integrations/phone-message/phone-message.ts'
import type { Connector } from '#server/platform/connections/connection.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** Trying a connection for phone messages sends one to the shop's own phone. */
export const phoneMessageConnector: Connector = {
  none: { id: phoneIntegrationActive.id },
  test: async (connection, { db, config }) => {
    const phone = await phoneOf(db, connection.shop_id)
    const wrong = [...broken([phoneMessageActive], connection), ...broken([shopPhoneKnown], { phone })]
    if (wrong.length > 0) throw new Refused(422, wrong)
    const message = { id: randomUUID(), phone, text: formatMessage('tr', trial) }
    return sendThrough(connection, message, config.privateHosts)
  },
  missing: async (db, { shop_id }) => broken([shopPhoneKnown], { phone: await phoneOf(db, shop_id) }),
}

const trial = /*i18n*/ { id: 'phone_message.trial', message: 'Kepenk: SMS bağlantınızın deneme iletisi.' }

async function phoneOf(db: Database, shop_id: number): Promise<string> {
  const [shop] = await db.select({ phone: shops.phone }).from(shops).where(eq(shops.id, shop_id))
  return shop?.phone ?? ''
}
