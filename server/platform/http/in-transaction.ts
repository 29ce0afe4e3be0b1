import type { Database } from '#server/db/open.ts'
import { isLostRace } from './database-errors.ts'

const tries = 3

/** A transaction that lost to another is tried again, at most three times in all. */
export async function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database))
    } catch (thrown) {
      if (attempt >= tries || !isLostRace(thrown)) throw thrown
    }
  }
}
