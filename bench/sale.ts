import { sql } from 'drizzle-orm'
import type { FastSale, FastSaleOptions } from '#api/contract/sales/fast-sale.ts'
import { ask } from './ask.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf, timesOf } from './times.ts'

const rounds = 200
const path = '/v1/panel/fast-sale'

/** Measures what the till asks of the server while it sells: a look-up at most 2 ms, a finished sale in the shop at most 20 ms on a quiet machine. */
export async function benchSale(shop: BenchShop): Promise<string[]> {
  const codes = await codesOf(shop)
  const options = await ask<FastSaleOptions>(shop, path)
  const bodies = await Promise.all(codes.map(async (code) => saleOf(options, await lookUp(shop, code))))
  const calls = {
    'a code is looked up': (at: number) => lookUp(shop, codes[at] ?? ''),
    'a product is searched': () => ask(shop, `${path}/variants?search=keten`),
    'a sale of one line': (at: number) => ask(shop, path, bodies[at]),
    'a sale of five lines': (at: number) => ask(shop, path, joined(bodies.slice(at, at + 5))),
  }
  console.log(`\n${`The till at the server, ${shop.products} products`.padEnd(44)}  fastest   p50 ms   p99 ms`)
  for (const [name, call] of Object.entries(calls))
    console.log(`${name.padEnd(44)} ${columnsOf(await timesOf(rounds, (round) => call(round + 5)))}`)
  return []
}

interface Found {
  readonly variant_id: number
  readonly price: string
}

async function codesOf({ database, shop_id }: BenchShop): Promise<string[]> {
  const { rows } = await database.db.execute<{ code: string }>(sql`
    select v.stock_code as code from variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id and p.status = 1 and p.product_type_id <> 3
                     and p.min_quantity <= 1 and p.step_quantity <= 1
     where v.shop_id = ${shop_id} and v.deleted = 0 and v.status = 1 and v.stock_code <> '' and v.quantity > 10
       and exists (select from prices r where r.shop_id = v.shop_id and r.variant_id = v.id and r.status = 1)
     order by v.id desc limit ${rounds + 10}`)
  return rows.map(({ code }) => code)
}

function lookUp(shop: BenchShop, code: string): Promise<Found> {
  return ask(shop, `${path}/scan?code=${encodeURIComponent(code)}`)
}

/** One piece, paid in cash by whoever buys without a name. */
function saleOf({ walk_in, shipping_methods }: FastSaleOptions, { variant_id, price }: Found): FastSale {
  return {
    order_type: 'in_store',
    customer_id: walk_in?.id ?? null,
    address_id: walk_in?.id ?? null,
    address: null,
    shipping_method_id: shipping_methods[0]?.id ?? null,
    shipping_price: '0',
    lines: [{ variant_id, quantity: 1, price }],
    discount: { type: 'fixed', value: '0' },
    payments: [{ method: 'cash', amount: price, account_id: null }],
    note: '',
  }
}

/** All of these as one sale. */
function joined(sales: readonly FastSale[]): FastSale {
  const [first, ...others] = sales as [FastSale, ...FastSale[]]
  const lines = [first, ...others].flatMap((sale) => sale.lines)
  const amount = lines.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0) / 100
  return { ...first, lines, payments: [{ method: 'cash', amount: amount.toFixed(2), account_id: null }] }
}
