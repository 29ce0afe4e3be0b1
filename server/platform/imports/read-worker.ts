import { parentPort } from 'node:worker_threads'
import { unreadable } from '#api/rules/platform/imports.ts'
import { csvTable } from './csv-in.ts'
import { inPieces } from './pieces.ts'
import { xlsxTable } from './xlsx-in.ts'

// Runs in a thread of its own, with limits of its own; see `read.ts`.
parentPort?.on('message', (bytes: Uint8Array) => {
  try {
    parentPort?.postMessage({ file: inPieces(isArchive(bytes) ? xlsxTable(bytes) : csvTable(bytes)) })
  } catch (error) {
    const refusal = (error as { refusal?: unknown }).refusal ?? { id: unreadable.id, at: ['file'] }
    parentPort?.postMessage({ refusal })
  }
})

function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}
