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
    send: async ({ id, to, subject, text, headers = {}, attachments = [] }) => {
      if (unknown.test(to)) throw new RecipientRefused(`550 5.1.1 <${to}>: no such user`)
      await ready()
      const name = id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      const more = [...Object.entries(headers), ...attachments.map((one) => ['Attached', one.name] as const)]
      const head = more.map(([header, value]) => `${header}: ${value}\n`).join('')
      for (const one of attachments) await writeFile(join(folder, `${name}-${one.name}`), one.html, { mode: 0o600 })
      await writeFile(join(folder, `${name}.txt`), `To: ${to}\nSubject: ${subject}\n${head}\n${text}\n`, {
        mode: 0o600,
      })
    },
    ready,
  }
}
