import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mailer.ts'

/** Keeps every mail as a file that only the server's user may read, for shops without a mail server and for trying things out. */
export function outboxMailer(folder: string): Mailer {
  const ready = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  return {
    send: async ({ id, to, subject, text }) => {
      await ready()
      const name = `${id ?? `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`}.txt`
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 })
    },
    ready,
  }
}
