import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Proof } from '#machines/platform/proof.types.ts'
import { placeOf } from './places.ts'

/** Where the book is kept with the sources. */
export const bookFolder = 'docs/statecharts'

/** The file of a machine's proof inside the book: `sales/refund.proof.json`. */
export function proofFile(machine: string): string {
  const { room, name } = placeOf(machine)
  return `${room}/${name}.proof.json`
}

/** What the last run of a machine's walks showed; `null` before the first one. */
export function readProof(machine: string): Proof | null {
  try {
    return JSON.parse(readFileSync(join(bookFolder, proofFile(machine)), 'utf8')) as Proof
  } catch (failure) {
    if ((failure as { code?: string }).code === 'ENOENT') return null
    throw failure
  }
}

/** Keeps what a run showed, for the book. */
export function writeProof(proof: Proof): void {
  const path = join(bookFolder, proofFile(proof.machine))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(proof, null, 1)}\n`)
}
