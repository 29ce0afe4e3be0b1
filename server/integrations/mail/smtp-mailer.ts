import { createTransport } from 'nodemailer'
import { htmlOf } from '#server/platform/mails/html.ts'
import type { Mailer } from './mailer.ts'

const timeout = 10_000

/** Sends through a mail server, encrypted where the server can, on connections that are kept for the next mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { from },
  )
  return {
    send: async ({ id, to, subject, text }) => {
      // What the library reads as a list of addresses, or as another header, is not the one address of a person.
      if (/[\s,;:<>()"]/.test(to)) throw new Error('not an address')
      const known = id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }
      await transport.sendMail({ ...known, to, subject, text, html: htmlOf(text) })
    },
    ready: async () => {
      await transport.verify()
    },
  }
}

/** What stands behind the @ of an address such as `Deneme <bilgi@deneme.test>`. */
function domainOf(address: string): string {
  return /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'
}
