import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckedPrice, PricePage } from '#api/contract/catalog/multiple-price.ts'
import { pricedRowsAtOnce } from '#api/contract/catalog/multiple-price.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { price, variant } from '#tests/product-input.ts'
import { germany, turkey } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { brokenInvariants, newProduct, product, put, refusedCall } from './product-calls.ts'

/** Many prices at once: the rows of the grid, the dry run, the job that changes them, and the one that takes it back. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const path = '/v1/panel/products/multiple-price'
const [sale, list] = [1002, 2002]

async function priced(prices = [price()], changes = {}): Promise<{ id: number; variant_id: number }> {
  const { id, variants } = await newProduct(shop, { variants: [variant({ prices, ...changes })] })
  return { id, variant_id: variants[0]?.id ?? 0 }
}
const change = (variant_id: number, before: string, price: string, country_id = turkey) => ({
  variant_id,
  country_id,
  of: 'price',
  before,
  price,
})
const struck = (variant_id: number, before: string, price: string, country_id = turkey) => ({
  ...change(variant_id, before, price, country_id),
  of: 'strikethrough_price',
})
const targets = [turkey, sale, list]
const check = async (...changes: object[]): Promise<CheckedPrice[]> =>
  (await shop.call('POST', `${path}/check`, { body: { targets, changes } })).body.data.rows
async function apply(...changes: object[]): Promise<number> {
  const answer = await shop.call('POST', path, { body: { targets, changes } })
  expect(answer.body).toMatchObject({ status: 1 })
  await workOff(shop)
  return answer.body.data.id
}
async function undo(id: number): Promise<number> {
  const answer = await shop.call('POST', `/v1/panel/jobs/${id}/undo`)
  expect(answer.body).toMatchObject({ status: 1 })
  await workOff(shop)
  return answer.body.data.id
}
const pricesOf = async (id: number) =>
  Object.fromEntries((await product(shop, id)).variants[0]?.prices.map((one) => [one.country_id, one.price]) ?? [])

describe('the rows', () => {
  test('a variant has its product’s name, its options, its cost and all of its prices', async () => {
    const { beden, s } = shop.own.option
    const { id } = await newProduct(shop, {
      product_type_id: 2,
      selected_options: [beden],
      variants: [
        variant({
          stock_code: 'FYT-1',
          supplier_price: '20.00',
          options: [{ option_id: beden, option_value_id: s }],
          prices: [price(), price({ country_id: sale, price: '59.90', strikethrough_price: '70.00' })],
        }),
      ],
    })
    const { rows }: PricePage = (await shop.call('GET', `${path}?search=FYT-1`)).body.data
    expect(rows).toMatchObject([
      {
        product_id: id,
        name: 'Keten elbise',
        options: 'S',
        stock_code: 'FYT-1',
        service: 0,
        cost: '20.00',
        prices: [
          { country_id: turkey, price: '49.90', strikethrough_price: null },
          { country_id: sale, price: '59.90', strikethrough_price: '70.00' },
        ],
      },
    ])
  })

  test('every variant comes once, some hundred at a time, whatever is added meanwhile', async () => {
    const { id } = await priced([price()], { stock_code: 'COK' })
    await shop.db.execute(sql`
      insert into variants (shop_id, product_id, position, stock_code)
      select ${shop.own.shop_id}, ${id}, n / 7, 'COK-' || n from generate_series(1, ${2 * pricedRowsAtOnce}) n`)
    const ids: number[] = []
    let after: string | null = ''
    for (let page = 0; after !== null; page += 1) {
      const asked: PricePage = (await shop.call('GET', `${path}?search=COK${after ? `&after=${after}` : ''}`)).body.data
      if (page === 0) expect(asked.total).toBe(2 * pricedRowsAtOnce + 1)
      expect(asked.rows.length).toBeLessThanOrEqual(pricedRowsAtOnce)
      ids.push(...asked.rows.map((row) => row.id))
      after = asked.next
      await priced([price()], { stock_code: `COK-YENI-${page}` })
    }
    expect([ids.length, new Set(ids).size]).toEqual([2 * pricedRowsAtOnce + 1, 2 * pricedRowsAtOnce + 1])
    await shop.db.execute(sql`delete from variants where product_id = ${id} and stock_code like 'COK-%'`)
  })

  test('a filter leaves the variants of its products', async () => {
    const { id } = await newProduct(shop, { main_category_id: shop.own.category.ayakkabi, categories: [] })
    const { rows } = (await shop.call('GET', `${path}?category_id=${shop.own.category.ayakkabi}`)).body.data
    expect(rows.map((row: { product_id: number }) => row.product_id)).toEqual([id])
  })

  test('a place that is none is refused', async () => {
    expect((await shop.call('GET', `${path}?after=1.2`)).http).toBe(422)
  })
})

describe('the dry run', () => {
  test('tells before, after, the cost and the rules, and stores nothing', async () => {
    const { id, variant_id } = await priced([price()], { supplier_price: '20.00' })
    expect(await check(change(variant_id, '49.90', '59.90'))).toEqual([
      { variant_id, country_id: turkey, of: 'price', before: '49.90', after: '59.90', cost: '20.00', rules: [] },
    ])
    expect(await pricesOf(id)).toEqual({ [turkey]: '49.90' })
  })

  test('R93, R107: a price of 0 is refused at its cell', async () => {
    const { variant_id } = await priced()
    const [row] = await check(change(variant_id, '49.90', '0'))
    expect(row?.rules).toEqual([{ id: 'validation.price', at: ['price'] }])
  })

  test('R227, R179: a country without prices of its own and a marketplace that is not offered', async () => {
    const { variant_id } = await priced()
    const body = { targets: [germany, 1003], changes: [germany, 1003].map((one) => change(variant_id, '', '5', one)) }
    const { rows } = (await shop.call('POST', `${path}/check`, { body })).body.data
    for (const row of rows) expect(row.rules).toEqual([{ id: 'validation.invalid_choice', at: ['country_id'] }])
  })

  test('a list that was not chosen for the change is not changed', async () => {
    const { variant_id } = await priced()
    const body = { targets: [sale], changes: [change(variant_id, '49.90', '5')] }
    const [row] = (await shop.call('POST', `${path}/check`, { body })).body.data.rows
    expect(row.rules).toEqual([{ id: 'validation.invalid_choice', at: ['country_id'] }])
  })

  test('R229: a list price below the sale price, also where both change', async () => {
    const { variant_id } = await priced([price(), price({ country_id: sale, price: '99.90' })])
    const alone = await check(change(variant_id, '', '90.00', list))
    expect(alone[0]?.rules).toEqual([{ id: 'marketplace.list_below_sale', at: ['price'] }])
    const both = await check(change(variant_id, '', '90.00', list), change(variant_id, '99.90', '80.00', sale))
    expect(both.map((row) => row.rules)).toEqual([[], []])
  })

  test('D5: a price that was changed since is told with both', async () => {
    const { variant_id } = await priced()
    const [row] = await check(change(variant_id, '39.90', '59.90'))
    expect(row?.rules).toMatchObject([{ id: 'conflict.price', about: { before: '39.90', stored: '49.90' } }])
  })

  test('what is struck through is judged beside the price as it is to be', async () => {
    const { variant_id } = await priced()
    const [low] = await check(struck(variant_id, '', '40.00'))
    expect(low?.rules).toEqual([{ id: 'price.strikethrough_below', at: ['price'] }])
    const both = await check(struck(variant_id, '', '49.90'), change(variant_id, '49.90', '40.00'))
    expect(both.map((row) => row.rules)).toEqual([[], []])
    const [alone] = await check(struck(variant_id, '', '40.00', sale))
    expect(alone?.rules).toEqual([{ id: 'price.strikethrough_alone', at: ['price'] }])
  })

  test('another shop’s variant is not found', async () => {
    const { variant_id } = await priced()
    const body = { targets, changes: [change(variant_id, '49.90', '59.90')] }
    const headers = { 'x-sid': String(shop.other.shop_id) }
    const answer = await shop.call('POST', `${path}/check`, { as: shop.otherAdmin, headers, body })
    expect(answer.body.data.rows).toMatchObject([{ before: '', rules: [{ id: 'notFound' }] }])
  })

  test.each([
    ['a NUL', '\u0000'],
    ['half a character', '\ud800'],
    ['a mark that turns the order of what stands beside it', '\u202e59.90'],
  ])('what no screen can hold is no price, before and after: %s', async (_, text) => {
    const { variant_id } = await priced()
    for (const wrong of [change(variant_id, '49.90', text), change(variant_id, text, '59.90')]) {
      const answer = await shop.call('POST', `${path}/check`, { body: { targets, changes: [wrong] } })
      const at = wrong.price === text ? 'changes.0.price' : 'changes.0.before'
      expect([answer.http, answer.body.rules]).toEqual([422, [{ id: 'validation.number', at: [at] }]])
    }
  })

  test('R108: at least one price list is chosen', async () => {
    const { variant_id } = await priced()
    for (const one of [path, `${path}/check`])
      expect(
        await refusedCall(shop, () =>
          shop.call('POST', one, { body: { targets: [], changes: [change(variant_id, '49.90', '5')] } }),
        ),
      ).toMatchObject({ http: 422, body: { error: 'validation.country_or_marketplace' } })
  })

  test('one price twice is refused', async () => {
    const { variant_id } = await priced()
    const changes = [change(variant_id, '49.90', '5'), change(variant_id, '49.90', '6')]
    const answer = await shop.call('POST', path, { body: { targets, changes } })
    expect(answer).toMatchObject({ http: 422, body: { fields: { 'changes.1.country_id': 'validation.listed_twice' } } })
  })
})

describe('the job', () => {
  test('changes prices, adds one to a list, and takes a marketplace’s price away; the product’s price follows', async () => {
    const { id, variant_id } = await priced([price(), price({ country_id: sale, price: '59.90' })])
    const done = await apply(
      change(variant_id, '49.90', '54.90'),
      change(variant_id, '59.90', '', sale),
      change(variant_id, '', '79.90', list),
    )
    expect(await job(shop, done)).toMatchObject({ state: 'finished', total: 1, done: 1, undoable: true })
    expect(await pricesOf(id)).toEqual({ [turkey]: '54.90', [list]: '79.90' })
    const { rows } = (await shop.call('GET', '/v1/panel/products?limit=1')).body.data
    expect(rows).toMatchObject([{ id, price: '54.90' }])
    const log = await shop.db.execute(
      sql`select event, before, after from audit_log where subject = 'products' and subject_id = ${id} and event <> 'create' order by id`,
    )
    const told = (turkeys: string, sales: string, lists: string) => ({
      variants: [
        {
          id: variant_id,
          prices: [
            { country_id: turkey, price: turkeys },
            { country_id: sale, price: sales },
            { country_id: list, price: lists },
          ],
        },
      ],
    })
    const [was, is] = [told('49.90', '59.90', ''), told('54.90', '', '79.90')]
    expect(log.rows).toEqual([{ event: 'prices', before: was, after: is }])
    await undo(done)
    const undone = await shop.db.execute(
      sql`select before, after from audit_log where subject_id = ${id} and event = 'undo_prices'`,
    )
    expect(undone.rows).toEqual([{ before: is, after: was }])
  })

  test('a struck-through price and a price that is off stay so', async () => {
    const { id, variant_id } = await priced([price({ strikethrough_price: '60.00', status: 0 })])
    await apply(change(variant_id, '49.90', '54.90'))
    expect((await product(shop, id)).variants[0]?.prices).toMatchObject([
      { price: '54.90', strikethrough_price: '60.00', status: 0 },
    ])
  })

  test('what is struck through is changed, added and taken away, beside its price or without it', async () => {
    const { id, variant_id } = await priced([price({ strikethrough_price: '60.00' })])
    const listsOf = async () =>
      (await product(shop, id)).variants[0]?.prices.map((one) => [one.country_id, one.price, one.strikethrough_price])
    await apply(
      struck(variant_id, '60.00', '70.00'),
      change(variant_id, '', '79.90', sale),
      struck(variant_id, '', '99.90', sale),
    )
    expect(await listsOf()).toEqual([
      [turkey, '49.90', '70.00'],
      [sale, '79.90', '99.90'],
    ])
    await apply(struck(variant_id, '70.00', ''), change(variant_id, '49.90', '54.90'))
    expect(await listsOf()).toEqual([
      [turkey, '54.90', null],
      [sale, '79.90', '99.90'],
    ])
  })

  test('a service without a price costs 0', async () => {
    const { id, variants } = await newProduct(shop, { product_type_id: 3 })
    await apply(change(variants[0]?.id ?? 0, '49.90', ''))
    expect(await pricesOf(id)).toEqual({ [turkey]: '0.00' })
  })

  test('a form that was opened before is told that the product moved on', async () => {
    const { id, variant_id } = await priced()
    const loaded = await product(shop, id)
    await apply(change(variant_id, '49.90', '54.90'))
    expect(await put(shop, loaded, { status: 0 })).toMatchObject({ http: 409, body: { error: 'conflict.stale' } })
  })

  test('a variant with a price that a rule refuses keeps all of its prices; others go on', async () => {
    const [one, other] = [await priced(), await priced()]
    const done = await apply(
      change(one.variant_id, '49.90', '0'),
      change(one.variant_id, '', '79.90', list),
      change(other.variant_id, '49.90', '54.90'),
    )
    expect(await job(shop, done)).toMatchObject({ total: 2, done: 1, refused: 1 })
    expect(await jobRows(shop, done, 'refused')).toMatchObject([
      { record_id: one.id, rules: [{ id: 'validation.price' }] },
    ])
    expect([await pricesOf(one.id), await pricesOf(other.id)]).toEqual([{ [turkey]: '49.90' }, { [turkey]: '54.90' }])
  })

  test('what is stored already changes nothing, and no version', async () => {
    const { id, variant_id } = await priced()
    await apply(change(variant_id, '49.90', '49.9'))
    expect((await product(shop, id)).version).toBe(1)
  })

  test('D19: with faults at rows 1, 50 and 100 of 100 the counts are exact, a retry does these three alone, and each is done once', async () => {
    const { id, variant_id } = await priced([price()], { stock_code: 'YUZ' })
    await shop.db.execute(sql`
      with made as (
        insert into variants (shop_id, product_id, position, stock_code)
        select ${shop.own.shop_id}, ${id}, n, 'YUZ-' || n from generate_series(1, 99) n returning id)
      insert into prices (shop_id, variant_id, country_id, price) select ${shop.own.shop_id}, id, ${turkey}, 4990 from made`)
    const own = await shop.db.execute<{ id: number }>(
      sql`select id from variants where product_id = ${id} order by position, id`,
    )
    const ids = [variant_id, ...own.rows.map((row) => row.id).filter((one) => one !== variant_id)]
    const broken = [ids[0], ids[49], ids[99]].join(',')
    await shop.db.execute(
      sql.raw(`
      create function break_price() returns trigger language plpgsql as $$
      begin if old.variant_id in (${broken}) then raise exception 'broken'; end if; return new; end $$;
      create trigger break_price before update on prices for each row execute function break_price()`),
    )
    const done = await apply(...ids.map((one) => change(one, '49.90', '54.90')))
    expect(await job(shop, done)).toMatchObject({ state: 'finished', total: 100, done: 97, refused: 0, failed: 3 })
    expect((await jobRows(shop, done, 'failed')).map((row) => row.position)).toEqual([0, 49, 99])
    await shop.db.execute(sql`drop trigger break_price on prices`)
    await shop.call('POST', `/v1/panel/jobs/${done}/retry`)
    await workOff(shop)
    expect(await job(shop, done)).toMatchObject({ total: 100, done: 100, refused: 0, failed: 0 })
    const log = await shop.db.execute(
      sql`select from audit_log where subject = 'products' and subject_id = ${id} and event = 'prices'`,
    )
    expect([log.rows.length, (await product(shop, id)).version]).toEqual([100, 101])
    expect(await job(shop, await undo(done))).toMatchObject({ done: 100 })
    const stored = await shop.db.execute(sql`
      select distinct price from prices where variant_id = any(${`{${ids.join(',')}}`}::int[]) and country_id = ${turkey}`)
    expect(stored.rows).toEqual([{ price: 4990 }])
  })

  test('a variant that is gone is refused as not found', async () => {
    const done = await apply(change(2_000_000_000, '49.90', '54.90'))
    expect(await jobRows(shop, done, 'refused')).toMatchObject([{ record_id: null, rules: [{ id: 'notFound' }] }])
  })
})

describe('taking it back', () => {
  test('every price is as it was, with what was struck through', async () => {
    const old = [price(), price({ country_id: sale, price: '59.90', strikethrough_price: '70.00', status: 0 })]
    const { id, variant_id } = await priced(old)
    const before = (await product(shop, id)).variants[0]?.prices.map(({ id: _, ...rest }) => rest)
    const done = await apply(
      change(variant_id, '49.90', '54.90'),
      change(variant_id, '59.90', '', sale),
      change(variant_id, '', '79.90', list),
    )
    expect(await job(shop, await undo(done))).toMatchObject({ done: 1, undoes: done, undoable: false })
    expect((await product(shop, id)).variants[0]?.prices.map(({ id: _, ...rest }) => rest)).toEqual(before)
  })

  test('what was struck through comes back beside a price that was changed since, which stays', async () => {
    const { id, variant_id } = await priced([price({ strikethrough_price: '60.00' })])
    const done = await apply(struck(variant_id, '60.00', '70.00'))
    await apply(change(variant_id, '49.90', '54.90'))
    expect(await job(shop, await undo(done))).toMatchObject({ done: 1, refused: 0 })
    expect((await product(shop, id)).variants[0]?.prices).toMatchObject([
      { price: '54.90', strikethrough_price: '60.00' },
    ])
  })

  test('D5: what is struck through and was changed since stays too', async () => {
    const { variant_id } = await priced([price({ strikethrough_price: '60.00' })])
    const done = await apply(struck(variant_id, '60.00', '70.00'))
    await apply(struck(variant_id, '70.00', '80.00'))
    expect(await jobRows(shop, await undo(done), 'refused')).toMatchObject([
      { rules: [{ id: 'conflict.price', about: { before: '70.00', stored: '80.00' } }] },
    ])
  })

  test('D5: a price that was changed since stays, and the rule says so', async () => {
    const [one, other] = [await priced(), await priced()]
    const done = await apply(change(one.variant_id, '49.90', '54.90'), change(other.variant_id, '49.90', '54.90'))
    await apply(change(one.variant_id, '54.90', '64.90'))
    const back = await undo(done)
    expect(await jobRows(shop, back, 'refused')).toMatchObject([
      { record_id: one.id, rules: [{ id: 'conflict.price', about: { before: '54.90', stored: '64.90' } }] },
    ])
    expect([await pricesOf(one.id), await pricesOf(other.id)]).toEqual([{ [turkey]: '64.90' }, { [turkey]: '49.90' }])
  })

  test('after 30 days it is too late', async () => {
    const { variant_id } = await priced()
    const done = await apply(change(variant_id, '49.90', '54.90'))
    await shop.db.execute(sql`update jobs set finished_at = now() - interval '31 days' where id = ${done}`)
    const answer = await refusedCall(shop, () => shop.call('POST', `/v1/panel/jobs/${done}/undo`))
    expect(answer).toMatchObject({ http: 409, body: { error: 'job.undo_expired' } })
  })
})
