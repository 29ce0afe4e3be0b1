import { Worker } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { extensionOf } from '#api/rules/platform/files.ts'
import { damagedAt, importFileRules, tooLargeInside, unreadable } from '#api/rules/platform/imports.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { takeTurns } from '#server/platform/files/turns.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { beginsAsXml } from './decoded.ts'
import type { FeedReading } from './feed-table.ts'
import type { ReadFile } from './pieces.ts'
import type { Reading } from './read-worker.ts'

interface Given {
  readonly name: string
  /** In base64. */
  readonly content: string
}

/** What a file that somebody sent holds, or the reason why it is not read. What it is, is judged by its content. */
export async function readFile({ name, content }: Given, reading: FeedReading): Promise<ReadFile> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content)) throw refused({ id: unreadable.id, at: ['file'] })
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const wrong = broken(importFileRules, { name, size: bytes.length })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const begins = (...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  // An old workbook of Excel, a PDF.
  if (begins(0xd0, 0xcf, 0x11, 0xe0) || begins(0x25, 0x50, 0x44, 0x46))
    throw refused({ id: unreadable.id, at: ['file'] })
  if (extensionOf(name) === 'xml' && !begins(0x50, 0x4b) && !beginsAsXml(bytes))
    throw refused({ id: damagedAt.id, about: { line: 1 }, at: ['file'] })
  return turn(() => readApart({ bytes, reading }))
}

/** A feed that was read before, by another of its elements. */
export function readAgain(source: string, reading: FeedReading): Promise<ReadFile> {
  return turn(() => readApart({ bytes: new Uint8Array(gunzipSync(Buffer.from(source, 'base64'))), reading }))
}

/** One file at a time: what several hostile ones use together is no more than one of them may. */
const turn = takeTurns(1)

/** How long a file may take, in milliseconds, and what it may use, in megabytes. The largest that is allowed takes a tenth. */
const timeout = 30_000
const memory = 512

/** Files are read in a thread of their own: a large one holds nobody up, and a hostile one ends that thread alone. */
function readApart(given: Reading): Promise<ReadFile> {
  const worker = takeWorker()
  return new Promise<ReadFile>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      worker.off('message', done).off('error', giveUp).off('exit', giveUp)
    }
    const giveUp = () => {
      end()
      discard(worker)
      reject(refused({ id: tooLargeInside.id, at: ['file'] }))
    }
    const done = ({ file, refusal }: { file?: ReadFile; refusal?: Refusal }) => {
      end()
      keepWorker(worker)
      if (file) resolve(file)
      else reject(refused(refusal ?? { id: unreadable.id, at: ['file'] }))
    }
    const timer = setTimeout(giveUp, timeout)
    worker.on('message', done).on('error', giveUp).on('exit', giveUp)
    worker.postMessage(given, [given.bytes.buffer as ArrayBuffer])
  })
}

/** The thread that waits for the next file. It ends when none comes, and keeps no process alive. */
let waiting: { readonly worker: Worker; readonly ending: NodeJS.Timeout } | null = null
const idle = 10_000

// Named apart: where a panel's test runs the server, the bundler would make a web address of it.
const here = import.meta.url

function takeWorker(): Worker {
  const kept = waiting
  waiting = null
  if (kept) {
    clearTimeout(kept.ending)
    kept.worker.ref()
    return kept.worker
  }
  const worker = new Worker(new URL('./read-worker.ts', here), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  // Whoever waits for an answer hears of its end as well; between two files it may end unheard.
  return worker.on('error', () => discard(worker)).on('exit', () => discard(worker))
}

function keepWorker(worker: Worker): void {
  worker.unref()
  waiting = { worker, ending: setTimeout(() => discard(worker), idle).unref() }
}

function discard(worker: Worker): void {
  if (waiting?.worker === worker) waiting = null
  worker.terminate()
}

function refused(refusal: Refusal): Refused {
  return new Refused(422, [refusal])
}
