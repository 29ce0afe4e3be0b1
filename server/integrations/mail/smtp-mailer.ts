import { createTransport, type Transporter } from 'nodemailer'
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { htmlOf } from '#server/platform/mails/html.ts'
import { type Mail, type Mailer, RecipientRefused } from './mailer.ts'

const timeout = 10_000
export const smtpTimeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }

/** Sends through a mail server, encrypted where the server can, on connections that are kept for the next mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, ...smtpTimeouts }, { from })
  return {
    send: (mail) => sendThrough(transport, mail, domainOf(from)),
    ready: async () => {
      await transport.verify()
    },
  }
}

/** Sends one mail through the mail server that a shop has named, on a connection that ends with it. */
export async function sendOnce(
  server: SMTPConnection.Options,
  from: { readonly name: string; readonly address: string },
  mail: Mail,
): Promise<void> {
  const transport = createTransport({ ...server, ...smtpTimeouts }, { from })
  await sendThrough(transport, mail, domainOf(from.address)).finally(() => transport.close())
}

async function sendThrough(
  transport: Transporter,
  { id, to, subject, text, headers = {}, attachments = [] }: Mail,
  domain: string,
): Promise<void> {
  // What the library reads as a list of addresses, or as another header, is not the one address of a person.
  if (/[\s,;:<>()"]/.test(to)) throw new Error('not an address')
  const known = id === undefined ? {} : { messageId: `<${id}@${domain}>` }
  try {
    await transport.sendMail({
      ...{ ...known, to, subject, text, html: htmlOf(text), headers: { ...headers } },
      attachments: attachments.map(({ name, html }) => ({ filename: name, content: html, contentType: 'text/html' })),
    })
  } catch (thrown) {
    throw refusedRecipient(thrown) ?? thrown
  }
}

/** A recipient that is refused for good. A code of 5.7 speaks of the sender or of a policy, and not of the address. */
function refusedRecipient(thrown: unknown): RecipientRefused | null {
  const { command, responseCode, response } = thrown as Partial<SMTPConnection.SMTPError>
  const forGood = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
  if (!forGood || typeof response !== 'string' || /^5\d\d[ -]5\.7\./.test(response)) return null
  return new RecipientRefused(response)
}

/** What stands behind the @ of an address such as `Deneme <bilgi@deneme.test>`. */
function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'
}
