import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { addressOfRunning, startEmbedded } from '#server/db/embedded.ts'
import { PlainError } from '#server/plain-error.ts'
import { claimDataFolder } from '#server/start/data-folder.ts'

/** A way to the shop's database for the length of an operation. */
export interface Reached {
  readonly url: string
  /** Puts back what was: a database that was started for this is stopped again. */
  leave(): Promise<void>
}

/** Reaches the shop's database: the given one, the one of the running server, or its own one started for the purpose. */
export async function reach({ databaseUrl, dataDir }: Config): Promise<Reached> {
  const running = databaseUrl ?? addressOfRunning(dataDir)
  if (running) return { url: running, leave: async () => {} }
  if (!existsSync(join(dataDir, 'postgres'))) throw new PlainError(`There is no shop in ${dataDir}; check DATA_DIR.`)
  const folder = claimDataFolder(dataDir)
  try {
    const embedded = await startEmbedded(dataDir)
    return { url: embedded.url, leave: () => embedded.stop().finally(folder.release) }
  } catch (thrown) {
    folder.release()
    throw thrown
  }
}
