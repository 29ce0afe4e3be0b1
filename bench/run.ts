/**
 * `npm run bench`: measures the shop at a size that few reach, on a PostgreSQL of its own that is gone afterwards. Times depend on the machine
 * and are only printed; what does not, such as a query that reads a whole table, fails. `npm run bench -- 20000` takes fewer products.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import { benchProducts } from './products.ts'
import { fillShop } from './shop.ts'

const products = Number(process.argv[2] ?? 100_000)
const home = mkdtempSync(join(tmpdir(), 'kepenk-bench-'))
const postgres = await startEmbedded(home)
const database = await openDatabase(postgres.url)
let failures: readonly string[] = []
try {
  const shop = await fillShop(database, products, (line) => console.log(`· ${line}`))
  failures = await benchProducts(shop)
} finally {
  await database.close()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
