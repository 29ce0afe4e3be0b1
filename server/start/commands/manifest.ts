import { expectKnown, newer, newestVersion } from '#server/db/migrate.ts'
import { PlainError } from '#server/plain-error.ts'
import { type Entry, readArchive } from './archive.ts'
import type { Sequence, Table } from './tables.ts'

/** What a backup says of itself, in its first entry. */
export interface Manifest {
  readonly kepenk: 'backup'
  readonly made_at: string
  /** The schema that the rows are of, and the hash of its last step. */
  readonly schema: number
  readonly hash: string
  readonly tables: readonly Table[]
  readonly sequences: readonly Sequence[]
}

const name = 'kepenk-backup.json'

export function manifestEntry(manifest: Manifest): Entry {
  return { name, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
}

/** Reads a backup to its end. One that is damaged, cut off, foreign or of a newer schema is a `PlainError`. */
export async function checkBackup(path: string): Promise<Manifest> {
  let manifest: Manifest | null = null
  for await (const entry of readArchive(path)) manifest ??= parse(entry, path)
  if (!manifest) throw foreign(path)
  return manifest
}

function parse(entry: Entry, path: string): Manifest {
  if (entry.name !== name) throw foreign(path)
  const manifest: Manifest = JSON.parse(Buffer.from(entry.bytes).toString())
  if (manifest.kepenk !== 'backup' || !Number.isInteger(manifest.schema)) throw foreign(path)
  if (manifest.schema > newestVersion) throw new PlainError(newer(manifest.schema))
  expectKnown(manifest.schema, manifest.hash)
  return manifest
}

function foreign(path: string): PlainError {
  return new PlainError(`${path} is no backup of Kepenk.`)
}
