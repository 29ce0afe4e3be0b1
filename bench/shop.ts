import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { sessions, users } from '#server/db/schema/people.ts'
import {
  prices,
  product_categories,
  product_tags,
  product_translations,
  products,
  variant_codes,
  variant_options,
  variants,
} from '#server/db/schema/products.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import { loadDemo } from '#server/demo/load.ts'
import { openEInvoiceSandbox } from '#server/integrations/e-invoice/sandbox/sandbox.ts'
import { sandboxEInvoice } from '#server/integrations/e-invoice/sandbox-e-invoice.ts'
import { openMarketplace } from '#server/integrations/marketplace/open-marketplace.ts'
import { openRates } from '#server/integrations/rates/open-rates.ts'
import { openCargo } from '#server/integrations/shipping/open-cargo.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { hashOf, newShopToken, newToken } from '#server/platform/http/tokens.ts'
import { openSecrets } from '#server/platform/secrets.ts'

/** A shop to measure: the whole API over it, and an admin's token. */
export interface BenchShop {
  readonly app: ReturnType<typeof createApp>
  readonly services: Parameters<typeof createApp>[0]
  readonly database: OpenDatabase
  readonly shop_id: number
  readonly products: number
  readonly token: string
  /** A category, and a brand of which it has products. */
  readonly category: string
  readonly brand: string
}

const noFiles: FileStore = {
  put: async () => {},
  get: async () => null,
  delete: async () => {},
  list: async function* () {},
  removeUnfinished: async () => 0,
}

/** Fills a shop with about so many products: the demo shop, and its products again and again with other names, codes and ids. */
export async function fillShop(
  database: OpenDatabase,
  wanted: number,
  report: (line: string) => void,
): Promise<BenchShop> {
  const { db, pool } = database
  const began = performance.now()
  const shop_id = await loadDemo({ db, files: noFiles }, () => {}, { password: newToken() })
  await multiply(database, Math.max(0, Math.ceil(wanted / demoProducts) - 1))
  await neglect(db)
  await pool.query('vacuum analyze')
  const counted = await db.execute<{ products: number; variants: number }>(
    sql`select (select count(*)::int from products) as products, (select count(*)::int from variants) as variants`,
  )
  const counts = counted.rows[0] ?? { products: 0, variants: 0 }
  const seconds = Math.round((performance.now() - began) / 1000)
  report(`${counts.products} products with ${counts.variants} variants in ${seconds} s`)
  const log = pino({ level: 'silent' })
  const mail = { ready: async () => {}, send: async () => {} }
  const config = readConfig({ DEMO: 'off' })
  const eInvoice = sandboxEInvoice(openEInvoiceSandbox(db))
  const others = { ...openMarketplace(config, db), ...openCargo(db), rates: openRates({ ...config, ratesUrl: null }) }
  const services = { db, files: noFiles, mail, secrets: openSecrets(config), eInvoice, ...others, config, log }
  const token = await signIn(database, shop_id)
  const filters = await commonest(db)
  return { app: createApp(services), services, database, shop_id, products: counts.products, token, ...filters }
}

async function commonest(db: OpenDatabase['db']): Promise<Pick<BenchShop, 'category' | 'brand'>> {
  const { rows } = await db.execute<{ category: string; brand: string }>(sql`
    select c.category_id::text as category, p.brand_id::text as brand
      from product_categories c join products p on p.id = c.product_id
     where p.brand_id is not null and p.status = 1
     group by 1, 2 order by count(*) desc limit 1`)
  return rows[0] ?? { category: '0', brand: '0' }
}

/** Some products lack something, as in any large shop. */
async function neglect(db: OpenDatabase['db']): Promise<void> {
  await db.execute(sql`
    update products set image = case when id % 101 = 0 then '' else image end, lacks_price = (id % 211 = 0)::int,
                        lacks_translation = (id % 53 = 0)::int
     where id % 101 = 0 or id % 211 = 0 or id % 53 = 0`)
}

const demoProducts = 120
/** Ids of copies are the original's and so many times the number of the copy. */
const idStep = 10_000

async function multiply({ db }: OpenDatabase, times: number): Promise<void> {
  if (times === 0) return
  const copied = (column: string) => sql`${sql.identifier(column)} + n * ${sql.raw(String(idStep))}`
  const numbered = (column: string, between: string) => sql`${sql.identifier(column)} || ${between} || n`
  const copy = async (table: PgTable, changed: Record<string, SQL>) => {
    await db.execute(copies(table, changed, times))
    // Else the checks of the tables that name this one go on with plans for a small one.
    await db.execute(sql`analyze ${table}`)
  }
  await copy(products, { id: copied('id'), label: numbered('label', ' '), search: numbered('search', ' ') })
  const ofProduct = { product_id: copied('product_id') }
  await copy(product_translations, { ...ofProduct, id: copied('id'), name: numbered('name', ' ') })
  await copy(product_categories, ofProduct)
  await copy(product_tags, ofProduct)
  await copy(variants, {
    ...ofProduct,
    id: copied('id'),
    stock_code: sql`case when stock_code = '' then '' else stock_code || '-' || n end`,
    barcode: sql`case when barcode = '' then '' else barcode || '-' || n end`,
  })
  const ofVariant = { variant_id: copied('variant_id') }
  await copy(variant_codes, { ...ofVariant, code: numbered('code', '-') })
  await copy(variant_options, ofVariant)
  await copy(prices, { ...ofVariant, id: copied('id') })
  await copy(product_reviews, { ...ofProduct, id: copied('id') })
  for (const table of [products, product_translations, variants, prices, product_reviews])
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id'), (select max(id) from ${table}))`,
    )
}

/** Every row of a table again, so many times, with these columns changed. */
function copies(table: PgTable, changed: Record<string, SQL>, times: number): SQL {
  const columns = Object.keys(getTableColumns(table))
  const names = columns.map((column) => sql.identifier(column))
  const values = columns.map((column) => changed[column] ?? sql`${sql.identifier(column)}`)
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${table}, generate_series(1, ${sql.raw(String(times))}) as copies(n)`
}

async function signIn({ db }: OpenDatabase, shop_id: number): Promise<string> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.shop_id} = ${shop_id} and ${users.type} = 'admin'`)
  const token = newShopToken(shop_id)
  await db.insert(sessions).values({
    token_hash: hashOf(token),
    shop_id,
    user_id: admin?.id ?? 0,
    permissions: [100],
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  return token
}
