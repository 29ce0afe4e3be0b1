import { Worker } from 'node:worker_threads'
import { importFileRules, tooLargeInside, unreadable } from '#api/rules/platform/imports.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { csvTable } from './csv-in.ts'
import type { NotRead, Table } from './table.ts'

interface Given {
  readonly name: string
  /** In base64. */
  readonly content: string
}

/** The table of a file that somebody sent, or the reason why it is not read. What it is, is judged by its content. */
export async function readTable({ name, content }: Given): Promise<Table> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content)) throw new Refused(422, [{ id: unreadable.id, at: ['file'] }])
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const wrong = broken(importFileRules, { name, size: bytes.length })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const begins = (...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  try {
    if (begins(0x50, 0x4b)) return await apart(bytes)
    // An old workbook of Excel, a PDF.
    if (begins(0xd0, 0xcf, 0x11, 0xe0) || begins(0x25, 0x50, 0x44, 0x46))
      throw unread({ id: unreadable.id, at: ['file'] })
    return csvTable(bytes)
  } catch (thrown) {
    const { refusal } = thrown as Partial<NotRead>
    throw refusal ? unread(refusal) : thrown
  }
}

/** How long a workbook may take, in milliseconds, and what it may use, in megabytes. The largest that is allowed takes a tenth. */
const patience = 30_000
const memory = 512

/** Workbooks are read in a thread of their own: a large one holds nobody up, and a hostile one ends that thread alone. */
function apart(bytes: Uint8Array): Promise<Table> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const tooMuch = () => reject(unread({ id: tooLargeInside.id, at: ['file'] }))
    const timer = setTimeout(() => {
      tooMuch()
      worker.terminate()
    }, patience)
    worker.once('message', ({ table, refusal }: { table?: Table; refusal?: Refusal }) => {
      if (table) resolve(table)
      else reject(unread(refusal ?? { id: unreadable.id, at: ['file'] }))
    })
    worker.once('error', tooMuch)
    worker.once('exit', () => {
      clearTimeout(timer)
      tooMuch()
    })
  })
}

function unread(refusal: Refusal): Refused {
  return new Refused(422, [refusal])
}
