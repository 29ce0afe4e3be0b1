import { parentPort } from 'node:worker_threads'
import { unreadable } from '#api/rules/platform/imports.ts'
import { csvTable } from './csv-in.ts'
import { beginsAsXml } from './decoded.ts'
import { type FeedReading, feedTable } from './feed-table.ts'
import { inPieces } from './pieces.ts'
import { xlsxTable } from './xlsx-in.ts'

/** What is read apart: a file's content, and how it is read if it is a feed. */
export interface Reading {
  readonly bytes: Uint8Array
  readonly reading: FeedReading
}

// Runs in a thread of its own, with limits of its own; see `read.ts`.
parentPort?.on('message', ({ bytes, reading }: Reading) => {
  try {
    parentPort?.postMessage({ file: inPieces(tableIn(bytes, reading), bytes) })
  } catch (error) {
    const refusal = (error as { refusal?: unknown }).refusal ?? { id: unreadable.id, at: ['file'] }
    parentPort?.postMessage({ refusal })
  }
})

function tableIn(bytes: Uint8Array, reading: FeedReading) {
  if (isArchive(bytes)) return xlsxTable(bytes)
  return beginsAsXml(bytes) ? feedTable(bytes, reading) : csvTable(bytes)
}

function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}
