import { readConfig } from '#server/config.ts'
import { expectNewest } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open.ts'
import { failPlainly } from '#server/plain-error.ts'
import { findBroken, invariants, linesOf } from '#server/platform/invariants.ts'
import { reach } from './connectivity.ts'

/** `npm run verify-data`: asks a shop's database about every invariant; prints the broken rows and exits with 1 when there are any. */
export async function main(): Promise<void> {
  process.exitCode = await verifyData().catch(failPlainly)
}

async function verifyData(): Promise<number> {
  const { url, leave } = await reach(readConfig())
  const pool = openPool(url, { connections: 1 })
  try {
    await expectNewest(pool)
    const broken = await findBroken(pool)
    for (const line of linesOf(broken)) console.log(line)
    if (broken.length === 0) console.log(`All ${invariants.length} invariants hold.`)
    return broken.length === 0 ? 0 : 1
  } finally {
    await pool.end()
    await leave()
  }
}
