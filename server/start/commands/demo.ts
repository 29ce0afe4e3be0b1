import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type Config, readConfig } from '#server/config.ts'
import { connectionOf } from '#server/db/copy.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { liftIndexes, liftReferences } from '#server/db/lift.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import {
  prices,
  product_attributes,
  product_categories,
  product_tags,
  product_translations,
  products as productTable,
  variant_codes,
  variant_options,
  variants,
} from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { loadDemo } from '#server/demo/load.ts'
import { failPlainly, PlainError } from '#server/plain-error.ts'
import { openFileStore } from '#server/platform/files/open-store.ts'
import { claimDataFolder } from '#server/start/data-folder.ts'
import { isEmpty } from '#server/start/first-shop.ts'

/** `npm run demo -- --products 100000 [--orders 1000]`: fills an empty database with a demo shop of any size, for measuring and trying out. */
export async function main(args: readonly string[]): Promise<void> {
  await demo(readConfig(), numberAfter(args, '--products', 120), numberAfter(args, '--orders', 420)).catch(failPlainly)
}

async function demo(config: Config, products: number, orders: number): Promise<void> {
  const folder = config.databaseUrl ? null : claimDataFolder(config.dataDir)
  try {
    const embedded = folder ? await startEmbedded(config.dataDir) : null
    const database = await openDatabase(config.databaseUrl ?? embedded?.url ?? '')
    try {
      if (!(await isEmpty(database.db)))
        throw new PlainError('There is a shop already; set DATA_DIR to an empty folder.')
      const report = (line: string) => console.log(`· ${line}`)
      const demo = { password: 'kepenk-demo', products, orders }
      await database.db.transaction(async (tx) => {
        const db = tx as unknown as Database
        const putBack = products > few ? await liftChecks(db) : async () => {}
        await loadDemo({ db, files: openFileStore(config) }, report, demo)
        await putBack()
      })
      await database.pool.query('vacuum analyze')
    } finally {
      await database.close()
      await embedded?.stop()
    }
  } finally {
    folder?.release()
  }
}

/** Of so many products, looking after references and indexes row by row is most of the work. */
const few = 2_000

const large: readonly PgTable[] = [
  ...[productTable, product_translations, product_categories, product_tags, product_attributes],
  ...[variants, variant_codes, variant_options, prices, stock_movements],
]

/** Has references and indexes looked after when everything is there, inside the same transaction. */
async function liftChecks(db: Database): Promise<() => Promise<void>> {
  const client = connectionOf(db)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  const restored = [
    await liftReferences(client),
    await liftIndexes(
      client,
      large.map((table) => getTableConfig(table).name),
    ),
  ]
  return async () => {
    for (const restore of restored.toReversed()) await restore()
  }
}

function numberAfter(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name)
  if (at < 0) return otherwise
  const text = args[at + 1] ?? ''
  if (!/^\d{1,7}$/.test(text) || text === '0') failPlainly(new PlainError(`${name} takes a number of 1 to 9999999.`))
  return Number(text)
}
