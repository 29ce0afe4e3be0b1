import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { connectionFailures } from '#api/rules/platform/connections.ts'
import { failureOf } from '#server/integrations/http/call-out.ts'
import { addressOf } from '#server/integrations/http/reachable.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { withoutSecrets } from '#server/platform/connections/without-secrets.ts'
import { type Mail, RecipientRefused } from './mailer.ts'
import { sendOnce, smtpTimeouts } from './smtp-mailer.ts'

/** Sends a mail as the shop has set; what its server does not take is a `ConnectionFailure` in that server's words. */
export async function sendAsShop(connection: Connection, mail: Mail, privateHosts: readonly string[]): Promise<void> {
  const { from_name, from_email } = connection.settings
  const from = { name: String(from_name), address: String(from_email) }
  await withFailures(connection, async () => sendOnce(await serverOf(connection, privateHosts), from, mail))
}

/** Signs in at the mail server of a shop and goes again. Answers what the server said to it. */
export async function signInAsShop(connection: Connection, privateHosts: readonly string[]): Promise<string> {
  const server = await withFailures(connection, () => serverOf(connection, privateHosts))
  return withFailures(connection, () => signedIn(server))
}

function signedIn({ auth, ...server }: SMTPConnection.Options & { auth: SMTPConnection.Credentials }): Promise<string> {
  const open = new SMTPConnection({ ...server, ...smtpTimeouts })
  return new Promise<string>((resolve, reject) => {
    const answer = () => String((open as unknown as { lastServerResponse: string | false }).lastServerResponse || '')
    open.on('error', reject)
    open.connect(() => open.login(auth as never, (error) => (error ? reject(error) : resolve(answer()))))
  }).finally(() => open.close())
}

async function serverOf({ settings }: Connection, privateHosts: readonly string[]) {
  const host = String(settings.host)
  return {
    host: await addressOf(host, privateHosts),
    port: Number(settings.port),
    secure: settings.secure === 'tls',
    requireTLS: settings.secure === 'starttls',
    ignoreTLS: settings.secure === 'none',
    tls: { servername: host },
    auth: { user: String(settings.username), pass: String(settings.password) },
  }
}

/** Does it; what goes wrong is the failure of a connection, in its server's words where it gave any. */
async function withFailures<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    // What is wrong with one address is not wrong with the connection.
    if (thrown instanceof RecipientRefused) throw new RecipientRefused(withoutSecrets(thrown.reply, connection))
    const { response } = thrown as { response?: unknown }
    if (typeof response !== 'string' || response === '') throw failureOf(thrown)
    const about = { answer: withoutSecrets(response, connection) }
    throw new ConnectionFailure({ id: connectionFailures.answered.id, about })
  }
}
