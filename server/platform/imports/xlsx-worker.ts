import { parentPort, workerData } from 'node:worker_threads'
import { unreadable } from '#api/rules/platform/imports.ts'
import { xlsxTable } from './xlsx-in.ts'

// Runs in a thread of its own, with limits of its own; see `read.ts`.
try {
  parentPort?.postMessage({ table: xlsxTable(workerData as Uint8Array) })
} catch (error) {
  const refusal = (error as { refusal?: unknown }).refusal ?? { id: unreadable.id, at: ['file'] }
  parentPort?.postMessage({ refusal })
}
