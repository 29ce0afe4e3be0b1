import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { invariants } from '#server/platform/invariants.ts'
import { tablesWithoutShop } from '#tests/fixtures/shop-queries.fixture.ts'
import { tablesOfShops } from '#tests/fixtures/shop-tables.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let tables: ReadonlySet<string>

beforeAll(async () => {
  shop = await openShop()
  tables = new Set(await tablesOfShops(shop.db))
})
afterAll(() => shop.close())

interface Exception {
  readonly why: string
  readonly means: (statement: string) => boolean
}

const invariantQueries = new Set(invariants.map(({ sql }) => sql.trim()))

/** Statements that look over all shops, and why they may. */
const exceptions: readonly Exception[] = [
  {
    why: 'the worker looks for the job that waited longest, whoever began it',
    means: (statement) =>
      /^select .* from "jobs" where state in \('waiting', 'running'\) and kind = any/.test(statement),
  },
  {
    why: 'what must be true of the stored data is asked of all shops at once, and a shop is told of its own rows alone',
    means: (statement) => invariantQueries.has(statement),
  },
]

const open = operations.filter(({ codes }) => codes === 'public')

describe.each(gated.map((operation) => [operationName(operation), operation] as const))('%s', (_, operation) => {
  test('D6: every statement on a table of a shop names the shop', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const sent = await sentBy(() => shop.call(operation.method, path, { body }))
    expect(sent.length).toBeGreaterThan(0)
    expect(straying(sent)).toEqual([])
  })
})

test('D6: so does every statement of a job, but the exceptions', async () => {
  const sent = await sentBy(() => workOff(shop))
  expect(sent.length).toBeGreaterThan(50)
  expect(straying(sent)).toEqual([])
})

test.each(open.map((operation) => [operationName(operation), operation] as const))(
  'D6: so does %s',
  async (_, operation) => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const sent = await sentBy(async () => {
      await shop.call(operation.method, path, { as: null, body })
      // A link is made and sent after the answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(straying(sent)).toEqual([])
  },
)

test('every exception is met', async () => {
  expect(exceptions.filter((one) => !met.has(one)).map(({ why }) => why)).toEqual([])
})

describe('the check itself', () => {
  const stray = (statement: string) =>
    tablesWithoutShop(statement, new Set(['shops', 'products', 'variants', 'prices']))

  test.each([
    ['select id from products where id = $1', ['products']],
    ['select "products"."id" from "products" where "products"."id" = $1', ['products']],
    ['select p.id from products p join variants v on v.product_id = p.id where p.shop_id = $1', ['variants v']],
    ['select p.id from products p, variants v where p.shop_id = $1 and v.product_id = p.id', ['variants v']],
    [
      'update products set stock = (select sum(quantity) from variants where product_id = 1) where shop_id = $1',
      ['variants'],
    ],
    ["delete from prices where id = $1 and note <> 'shop_id'", ['prices']],
    ['with p as (select id from products where id = $1) select from p', ['products']],
    ['select 1 from products where shop_id = $1 union all select 1 from variants where id = $1', ['variants']],
    ['select name from shops where name = $1', ['shops']],
    ['select shop_id, id from products where id = $1', ['products']],
    ['delete from prices where (shop_id, id) in (select shop_id, id from prices where price = 0)', ['prices']],
    ['delete from prices where id = $1 returning shop_id', ['prices']],
    ['select id from products where id = $1 -- of a shop_id', ['products']],
  ])('finds what is missing in %s', (statement, found) => {
    expect(stray(statement)).toEqual(found)
  })

  test.each([
    'select id from products where shop_id = $1 and (id = $2 or label = $3)',
    'select "id" from "products" where ("products"."shop_id" = $1 and "products"."id" = $2)',
    'select p.id from products p join variants v on v.shop_id = p.shop_id and v.product_id = p.id where p.shop_id = $1',
    'insert into products (shop_id, label) values ($1, $2)',
    'insert into products (shop_id, label) select shop_id, label from products where shop_id = $1',
    'delete from prices where (shop_id, id) in (select shop_id, id from prices where shop_id = $1 and price = 0)',
    'select s.name from shops s where s.id = $1',
    'select name from languages',
  ])('finds nothing in %s', (statement) => {
    expect(stray(statement)).toEqual([])
  })
})

const met = new Set<Exception>()

/** What is sent to the database while something is done. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const query = Client.prototype.query as (...given: unknown[]) => unknown
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text?: string }]
    sent.push((typeof asked === 'string' ? asked : (asked.text ?? '')).trim())
    return query.apply(this, given)
  } as never)
  await work().finally(() => spy.mockRestore())
  return sent
}

/** The statements that leave a shop out, with the tables that they mean. */
function straying(statements: readonly string[]): { tables: string[]; statement: string }[] {
  return [...new Set(statements)]
    .filter((statement) => {
      const exception = exceptions.find(({ means }) => means(statement))
      if (exception) met.add(exception)
      return !exception
    })
    .map((statement) => ({ tables: tablesWithoutShop(statement, tables), statement }))
    .filter((one) => one.tables.length > 0)
}
