import { type Config, readConfig } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
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
      await loadDemo({ db: database.db, files: openFileStore(config) }, report, {
        password: 'kepenk-demo',
        products,
        orders,
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

function numberAfter(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name)
  if (at < 0) return otherwise
  const text = args[at + 1] ?? ''
  if (!/^\d{1,7}$/.test(text) || text === '0') failPlainly(new PlainError(`${name} takes a number of 1 to 9999999.`))
  return Number(text)
}
