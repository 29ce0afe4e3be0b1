import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mailer, RecipientRefused } from './mailer.ts'

/** Whom the sandbox knows nobody of, as a mail server does not know every address: `bounce…@….test`. */
const unknown = /^bounce[^@]*@[^@]+\.test$/i

/** Keeps every mail as a file that only the server's user may read, for shops without a mail server and for trying things out. */
export function outboxMailer(folder: string): Mailer {
  const ready = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  return {
    send: async ({ id, to, subject, text, headers = {} }) => {
      if (unknown.test(to)) throw new RecipientRefused(`550 5.1.1 <${to}>: no such user`)
      await ready()
      const name = `${id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`}.txt`
      const more = Object.entries(headers).map(([header, value]) => `${header}: ${value}\n`)
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n${more.join('')}\n${text}\n`, {
        mode: 0o600,
      })
    },
    ready,
  }
}
