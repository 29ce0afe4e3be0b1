/**
 * `npm run bench`: measures the shop at a size that few reach, on a PostgreSQL and a panel of its own that are gone afterwards. Times depend on
 * the machine and are only printed; what does not, such as a query that reads a whole table, fails. `npm run bench -- 20000` takes fewer products.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import { benchCare } from './care.ts'
import { benchForm } from './form.ts'
import { benchMachines } from './machines.ts'
import { benchProducts } from './products.ts'
import { fillShop } from './shop.ts'
import { benchTree } from './tree.ts'

const products = Number(process.argv[2] ?? 100_000)
const home = mkdtempSync(join(tmpdir(), 'kepenk-bench-'))
let failures: readonly string[] = []
try {
  benchMachines()
  failures = await benchShop()
} finally {
  rmSync(home, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)

async function benchShop(): Promise<string[]> {
  const postgres = await startEmbedded(home)
  const database = await openDatabase(postgres.url)
  try {
    const shop = await fillShop(database, products, (line) => console.log(`· ${line}`))
    const panel = builtPanel()
    await benchForm(shop, panel)
    return [...(await benchProducts(shop)), ...(await benchCare(shop)), ...(await benchTree(shop, panel))]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

function builtPanel(): string {
  const panel = join(home, 'panel')
  const vite = join(packageRoot, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', panel, '--emptyOutDir'], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return panel
}
