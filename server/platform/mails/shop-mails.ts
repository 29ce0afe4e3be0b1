import type { Database } from '#server/db/open.ts'
import type { Mail } from '#server/integrations/mail/mailer.ts'
import { sendAsShop, signInAsShop } from '#server/integrations/mail/shop-mailer.ts'
import { type Connector, usedConnection } from '#server/platform/connections/connection.ts'
import { working } from '#server/platform/connections/state.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

type Sending = Pick<Services, 'mail' | 'secrets' | 'config'>

/** Sends a mail of a shop: through its own mail server where it has one, else as the owner of this server has set. */
export async function sendMailOf(
  { mail: ofServer, secrets, config }: Sending,
  db: Database,
  shop_id: number,
  mail: Mail,
): Promise<void> {
  const own = await usedConnection({ db, secrets }, shop_id, 'mail')
  if (own?.adapter !== 'smtp') return ofServer.send(mail)
  await working(db, own, () => sendAsShop(own, mail, config.privateHosts))
}

/** Trying a mail connection signs in at its server. */
export const mailConnector: Connector = {
  test: async (connection, { mail, config }) => {
    if (connection.adapter === 'smtp') return signInAsShop(connection, config.privateHosts)
    await mail.ready()
    return 'OK'
  },
}
