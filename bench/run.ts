/**
 * `npm run bench`: measures the shop at a size that few reach, on a PostgreSQL and a panel of its own that are gone afterwards. Times depend on
 * the machine and are only printed; what does not, such as a query that reads a whole table, fails. `npm run bench -- 20000` takes fewer
 * products, `npm run bench -- list prices` measures these parts only, `PLANS=1` prints the plan of each query, and
 * `PANEL_DIR` names a panel that is built already.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import { benchCare } from './care.ts'
import { benchDashboard } from './dashboard.ts'
import { benchFlow } from './flow.ts'
import { benchForm } from './form.ts'
import { benchLabels } from './labels.ts'
import { benchLedger } from './ledger.ts'
import { benchMachines } from './machines.ts'
import { benchMenu } from './menu.ts'
import { benchOrderBulk } from './order-bulk.ts'
import { benchOrders } from './orders.ts'
import { benchPageBuilder } from './page-builder.ts'
import { benchPriceGrid } from './price-grid.ts'
import { benchPrices } from './prices.ts'
import { benchProducts } from './products.ts'
import { benchReports } from './reports.ts'
import { benchSale } from './sale.ts'
import { type BenchShop, fillShop } from './shop.ts'
import { benchSignIn } from './sign-in.ts'
import { benchStock } from './stock.ts'
import { benchSwitch } from './switch.ts'
import { benchTill } from './till.ts'
import { benchTree } from './tree.ts'

/** Answers what must not be. */
type Part = (shop: BenchShop, panel: () => string) => Promise<readonly string[]>

const parts: Readonly<Record<string, Part>> = {
  'sign-in': (shop, panel) => benchSignIn(shop, panel()),
  form: (shop, panel) => benchForm(shop, panel()),
  list: benchProducts,
  switch: (shop, panel) => benchSwitch(shop, panel()),
  care: benchCare,
  orders: benchOrders,
  dashboard: benchDashboard,
  reports: benchReports,
  flow: benchFlow,
  stock: benchStock,
  ledger: benchLedger,
  sale: benchSale,
  prices: async (shop, panel) => [...(await benchPrices(shop)), ...(await benchPriceGrid(shop, panel()))],
  bulk: benchOrderBulk,
  till: (shop, panel) => benchTill(shop, panel()),
  labels: (shop, panel) => benchLabels(shop, panel()),
  tree: (shop, panel) => benchTree(shop, panel()),
  menu: (shop, panel) => benchMenu(shop, panel()),
  blocks: (shop, panel) => benchPageBuilder(shop, panel()),
}

const given = process.argv.slice(2)
const products = Number(given.find((one) => /^\d+$/.test(one)) ?? 100_000)
const named = given.filter((one) => !/^\d+$/.test(one))
const strange = named.filter((one) => one !== 'machines' && !(one in parts))
if (strange.length > 0) {
  console.error(`There is no ${strange.join(', ')}. The parts are: machines, ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const wanted = (name: string) => named.length === 0 || named.includes(name)

const home = mkdtempSync(join(tmpdir(), 'kepenk-bench-'))
let failures: readonly string[] = []
try {
  if (wanted('machines')) benchMachines()
  if (Object.keys(parts).some(wanted)) failures = await benchShop()
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
    const panel = panelOnce()
    const found: string[] = []
    for (const [name, part] of Object.entries(parts)) if (wanted(name)) found.push(...(await part(shop, panel)))
    return found
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** The panel, built for the first part that shows it. */
function panelOnce(): () => string {
  let panel: string | undefined
  return () => {
    panel ??= process.env.PANEL_DIR || builtPanel()
    return panel
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
