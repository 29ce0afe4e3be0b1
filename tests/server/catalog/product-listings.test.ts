import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAt } from '#api/rules/platform/formats.ts'
import { followListings, judgeChanged } from '#server/catalog/listings/follow.ts'
import { product_listings } from '#server/db/schema/product-listings.ts'
import type { MarketplaceBatch, NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { killedAfter } from '#tests/effects.ts'
import { linkShop, listingIn, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { price } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import { newProduct, product, put } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await linkShop(shop)
  await shop.db.execute(sql`delete from listing_changes`)
})
afterEach(() => {
  shop.sandbox.trouble = null
})

const ids = (of: readonly { id: number }[]) => ({ choice: { ids: of.map(({ id }) => id) } })

async function push(...of: { id: number }[]): Promise<number> {
  const begun = await shop.call('POST', `${listings}/push`, { body: ids(of) })
  expect(begun.http).toBe(200)
  await workOff(shop)
  return begun.body.data.id
}

/** What the marketplace has under a barcode. */
async function there(barcode: string) {
  const account = { baseKey: 'base', supplierId: '42' }
  return (await shop.services.marketplace.products(account, { barcode, page: 0, limit: 10 })).rows
}

const tried = async (...of: { id: number }[]) =>
  (await shop.call('POST', `${listings}/push/trial`, { body: { ...ids(of), page: 0 } })).body.data.rows

/** What is called at the marketplace while something is done. */
async function heard(act: () => Promise<unknown>) {
  const { marketplace } = shop.services
  const { createProducts } = marketplace
  const calls: (readonly NewMarketplaceProduct[])[] = []
  marketplace.createProducts = (account, items) => {
    calls.push(items)
    return createProducts(account, items)
  }
  await act().finally(() => {
    marketplace.createProducts = createProducts
  })
  return calls
}

describe('a product that is sent', () => {
  test('is listed with its price, stock and codes, and those chosen with it go in the same call', async () => {
    const [one, other] = [await newListing(shop, { quantity: 7 }), await newListing(shop)]
    const calls = await heard(async () => {
      expect(await job(shop, await push(one, other))).toMatchObject({ state: 'finished', done: 2 })
    })
    expect(calls.map((items) => items.length)).toEqual([2])
    expect(await there(one.barcode)).toMatchObject([{ salePrice: '49.90', listPrice: '49.90', brand: 'Mawi' }])
    expect((await listingIn(shop, other.id)).status).toBe('listed')
  })

  test('has the tax of the day that it is in the shop, and not in Greenwich', async () => {
    // One of the two is never on the day of Greenwich.
    const zone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
    const days = [dayAt(new Date(), zone), dayAt(new Date(), 'UTC')] as const
    const [ahead] = [...days].sort().reverse()
    const rates = [
      { rate: 10, valid_from: '2020-01-01' },
      { rate: 20, valid_from: ahead },
    ]
    const set = (zone: string, rates: readonly object[]) =>
      shop.db.execute(sql`
        with own as (update taxes set rates = ${JSON.stringify(rates)}::jsonb where shop_id = ${shop.own.shop_id})
        update shops set time_zone = ${zone} where id = ${shop.own.shop_id}`)
    const { rows } = await shop.db.execute<{ time_zone: string }>(
      sql`select time_zone from shops where id = ${shop.own.shop_id}`,
    )
    await set(zone, rates)
    const [items] = await heard(async () => push(await newListing(shop)))
    await set(rows[0]?.time_zone ?? '', [{ rate: 20, valid_from: '2023-07-10' }])
    expect(items).toMatchObject([{ vatRate: days[0] === ahead ? 20 : 10 }])
  })

  test('has its name for words where it has no others, and eight pictures at most', async () => {
    const one = await newListing(shop)
    await shop.db.execute(sql`update product_translations set description = '' where product_id = ${one.product_id}`)
    await shop.db.execute(sql`
      insert into variant_images (shop_id, variant_id, image, type, position)
      select shop_id, id, 'resim-' || n || '.png', 0, n from variants, generate_series(1, 9) n where product_id = ${one.product_id}`)
    const [items] = await heard(() => push(one))
    const [{ title, description, images } = { title: '', description: '', images: [] }] = items ?? []
    expect([description, images.length, images[0]]).toEqual([title, 8, expect.stringContaining('resim-1.png')])
  })

  test('has the price of the marketplace where it has one there, and the change of the shop on top', async () => {
    const prices = [price(), price({ country_id: 1002, price: '60.00' }), price({ country_id: 2002, price: '80.00' })]
    const body = { name: 'Komisyon', type: 'price', direction: 'raise', unit: 'percent', amount: '10', status: 1 }
    expect((await shop.call('POST', '/v1/panel/listing-changes', { body })).http).toBe(200)
    const one = await newListing(shop, { prices })
    await push(one)
    expect(await there(one.barcode)).toMatchObject([{ salePrice: '66.00', listPrice: '88.00' }])
  })

  test('is listed for its price there where it has no list price there, whatever the shop struck through', async () => {
    const prices = [
      price({ price: '49.90', strikethrough_price: '99.90' }),
      price({ country_id: 1002, price: '60.00' }),
    ]
    const one = await newListing(shop, { prices })
    await push(one)
    expect(await there(one.barcode)).toMatchObject([{ salePrice: '60.00', listPrice: '60.00' }])
  })

  test('is refused in the words of the marketplace, and may be sent again', async () => {
    const one = await newListing(shop, { barcode: 'ĞÜŞ 1' })
    const [row] = await jobRows(shop, await push(one), 'refused')
    expect(row?.rules).toMatchObject([
      { id: 'marketplace.not_listed', about: { reasons: expect.stringMatching(/^ĞÜŞ 1: The barcode/) } },
    ])
    expect((await listingIn(shop, one.id)).status).toBe('refused')
    expect(await tried(one)).toMatchObject([{ state: 'waiting', rules: [] }])
  })

  test('is not sent a second time once it is listed', async () => {
    const one = await newListing(shop)
    await push(one)
    expect(await jobRows(shop, await push(one), 'refused')).toMatchObject([
      { rules: [{ id: 'marketplace.already_listed' }] },
    ])
  })
})

describe('what keeps a product back', () => {
  const refusalsOf = async (...of: { id: number }[]) =>
    (await tried(...of)).map(({ rules }: { rules: { id: string }[] }) => rules.map(({ id }) => id))

  test('R169, R170: nothing is called before its category and brand are matched', async () => {
    await linkShop(shop, { brand: 'none', category: 'none' })
    const one = await newListing(shop)
    const calls = await heard(async () => {
      const [row] = await jobRows(shop, await push(one), 'refused')
      expect(row?.rules.map(({ id }) => id)).toEqual(['marketplace.category_unmatched', 'marketplace.brand_unmatched'])
    })
    expect([calls, (await listingIn(shop, one.id)).status]).toEqual([[], 'ready'])
  })

  test('R172: one variant with 20001 keeps all of them back, and the others of the push go', async () => {
    const [many, other] = [await newListing(shop, { quantity: 20_001 }), await newListing(shop)]
    expect(await refusalsOf(many, other)).toEqual([[], ['marketplace.variants_invalid']])
    expect(await job(shop, await push(many, other))).toMatchObject({ done: 1, refused: 1 })
    expect([await there(many.barcode), (await there(other.barcode)).length]).toEqual([[], 1])
  })

  test('R106, R104: a missing barcode and a name of 101 characters', async () => {
    const translations = [
      { language_id: 175, name: 'ş'.repeat(101) },
      { language_id: 176, name: 'x' },
    ]
    const { product_id, id } = await newListing(shop, { barcode: '' })
    await shop.db.execute(
      sql`update product_translations set name = ${translations[0]?.name} where product_id = ${product_id}`,
    )
    expect(await refusalsOf({ id })).toEqual([['validation.max_length', 'validation.required']])
  })

  test('what the marketplace asks for in the category and the product does not say', async () => {
    await linkShop(shop, { category: 'Elbise' })
    const one = await newListing(shop)
    const [row] = await jobRows(shop, await push(one), 'refused')
    expect(row?.rules).toMatchObject([{ id: 'marketplace.attributes_missing', about: { names: 'Renk' } }])
  })

  test('the board tells it of every product once they are judged, and anew when a brand is linked', async () => {
    await linkShop(shop, { brand: 'none' })
    const one = await newListing(shop)
    const service = await newProduct(shop)
    await shop.db.execute(sql`update products set product_type_id = 3 where id = ${service.id}`)
    expect((await shop.call('POST', `${listings}/check`)).http).toBe(200)
    await workOff(shop)
    // What is no thing has no place there.
    expect(await shop.db.$count(product_listings, eq(product_listings.product_id, service.id))).toBe(0)
    expect(await listingIn(shop, one.id)).toMatchObject({
      status: 'blocked',
      rules: [{ id: 'marketplace.brand_unmatched' }],
    })
    await linkShop(shop)
    await shop.db.execute(
      sql`update brands set updated_at = now() + interval '1 second' where shop_id = ${shop.own.shop_id}`,
    )
    await judgeChanged(shop.services)
    expect(await listingIn(shop, one.id)).toMatchObject({ status: 'ready', rules: [] })
  })

  test('a product that comes out of the trash is judged anew, whatever was changed meanwhile', async () => {
    const one = await newListing(shop)
    await judgeChanged(shop.services)
    expect((await listingIn(shop, one.id)).rules).toEqual([])
    const product = `/v1/panel/products/${one.product_id}`
    expect((await shop.call('DELETE', product)).http).toBe(200)
    // Nothing of what it is judged by tells that it was changed.
    await linkShop(shop, { brand: 'none' })
    await shop.db.execute(sql`update brands set updated_at = '2020-01-01'`)
    expect((await shop.call('POST', `/v1/panel/bin/products/${one.product_id}`)).http).toBe(200)
    await judgeChanged(shop.services)
    expect((await listingIn(shop, one.id)).rules).toMatchObject([{ id: 'marketplace.brand_unmatched' }])
  })

  test('it is something else from the day of the shop on which its tax has another rate, and before that it is not', async () => {
    const one = await newListing(shop)
    await push(one)
    const day = (from: number) => dayAt(new Date(Date.now() + from * 86_400_000), 'Asia/Tokyo')
    const judgedOn = async (rate: number, valid_from: string) => {
      const rates = JSON.stringify([
        { rate: 20, valid_from: '2020-01-01' },
        { rate, valid_from },
      ])
      await shop.db.execute(sql`
        update taxes set rates = ${rates}::jsonb, updated_at = '2020-01-01' where shop_id = ${shop.own.shop_id}`)
      // A second before the day began.
      await shop.db.execute(sql`
        update product_listings set judged_at = ${day(0)}::timestamp at time zone 'Asia/Tokyo' - interval '1 second', changed = 0`)
      await shop.db.execute(sql`update products set updated_at = '2020-01-01'`)
      await shop.db.execute(sql`update categories set updated_at = '2020-01-01'`)
      await shop.db.execute(sql`update brands set updated_at = '2020-01-01'`)
      await judgeChanged(shop.services)
      return (await listingIn(shop, one.id))?.changed
    }
    const { rows } = await shop.db.execute<{ time_zone: string }>(
      sql`update shops set time_zone = 'Asia/Tokyo' where id = ${shop.own.shop_id} returning (select time_zone from shops s where s.id = shops.id)`,
    )
    expect([await judgedOn(10, day(1)), await judgedOn(10, day(0))]).toEqual([0, 1])
    await judgedOn(20, '2023-07-10')
    await shop.db.execute(sql`update shops set time_zone = ${rows[0]?.time_zone} where id = ${shop.own.shop_id}`)
  })
})

describe('a marketplace in trouble', () => {
  test('what it did not answer is tried again with the job', async () => {
    const one = await newListing(shop)
    shop.sandbox.trouble = 'down'
    const id = await push(one)
    expect(await jobRows(shop, id, 'failed')).toMatchObject([{ rules: [{ id: 'marketplace.push_failed' }] }])
    expect((await listingIn(shop, one.id)).status).toBe('sending')
    shop.sandbox.trouble = null
    await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
    await workOff(shop)
    expect([(await listingIn(shop, one.id)).status, (await there(one.barcode)).length]).toEqual(['listed', 1])
  })

  test('what arrived though its answer was lost is not sent a second time', async () => {
    const one = await newListing(shop)
    const { marketplace } = shop.services
    const { createProducts } = marketplace
    marketplace.createProducts = async (account, items) => {
      await createProducts(account, items)
      throw new Error('the line went dead')
    }
    const id = await push(one)
    marketplace.createProducts = createProducts
    expect((await job(shop, id)).failed).toBe(1)
    await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
    expect(await heard(() => workOff(shop))).toEqual([])
    expect((await listingIn(shop, one.id)).status).toBe('listed')
  })

  test('R179: one that is not offered is sent nothing', async () => {
    const one = await newListing(shop)
    await shop.call('PATCH', '/v1/panel/marketplaces/2/status', { body: { status: 0 } })
    const answer = await shop.call('POST', `${listings}/push`, { body: ids([one]) })
    await shop.call('PATCH', '/v1/panel/marketplaces/2/status', { body: { status: 1 } })
    expect([answer.http, answer.body.rules[0].id]).toEqual([409, 'marketplace.offered'])
  })
})

describe('a marketplace that looks at products first', () => {
  const looksFirst = (says: MarketplaceBatch['items'][number]['failureReasons']) => {
    const { marketplace } = shop.services
    const { createProducts, batch } = marketplace
    let barcodes: string[] = []
    marketplace.createProducts = async (_, items) => {
      barcodes = items.map(({ barcode }) => barcode)
      return { batchRequestId: 'b-1', done: false, items: [] }
    }
    marketplace.batch = async () => ({
      batchRequestId: 'b-1',
      done: true,
      items: barcodes.map((barcode) => ({ barcode, taken: says.length === 0, failureReasons: says })),
    })
    return () => Object.assign(marketplace, { createProducts, batch })
  }
  const asked = () => shop.db.execute(sql`update product_listings set ask_at = now() where batch <> ''`)

  test.each([
    ['listed', []],
    ['refused', ['Görsel eksik']],
  ] as const)('is asked for its batch until it says: %s', async (status, reasons) => {
    const before = looksFirst(reasons)
    const [one, other] = [await newListing(shop), await newListing(shop)]
    expect(await job(shop, await push(one, other))).toMatchObject({ done: 2 })
    expect((await listingIn(shop, one.id)).status).toBe('waiting')
    await asked()
    await followListings(shop.services)
    before()
    for (const { id, barcode } of [one, other])
      expect(await listingIn(shop, id)).toMatchObject({
        ...{ status, batch: '' },
        reasons: reasons.map((reason) => `${barcode}: ${reason}`),
      })
  })
})

describe('prices and stock of listed products', () => {
  const update = async () => {
    const begun = await shop.call('POST', `${listings}/update`)
    expect(begun.http).toBe(200)
    await workOff(shop)
    return begun.body.data.id as number
  }
  const costs = (product_id: number, minor: number) =>
    shop.db.execute(sql`
      update prices set price = ${minor} where country_id = ${turkey}
         and variant_id in (select id from variants where product_id = ${product_id})`)

  test('are told when they change, and only then', async () => {
    const one = await newListing(shop)
    await push(one)
    // What the tests before left changed.
    await update()
    expect((await job(shop, await update())).total).toBe(0)
    await costs(one.product_id, 5_990)
    expect(await job(shop, await update())).toMatchObject({ total: 1, done: 1 })
    expect(await there(one.barcode)).toMatchObject([{ salePrice: '59.90', listPrice: '59.90' }])
    expect((await job(shop, await update())).total).toBe(0)
  })

  test('a change for marketplaces is told like any other: two pieces are held back', async () => {
    const one = await newListing(shop, { quantity: 5 })
    await push(one)
    const body = { name: 'Pay', type: 'stock', direction: 'lower', unit: 'fixed', amount: '2', status: 1 }
    await shop.call('POST', '/v1/panel/listing-changes', { body })
    await update()
    expect(await there(one.barcode)).toMatchObject([{ quantity: 3 }])
  })

  test('what the marketplace does not take is told in its words, and told again', async () => {
    const one = await newListing(shop)
    await push(one)
    await costs(one.product_id, 0)
    await update()
    expect(await listingIn(shop, one.id)).toMatchObject({
      ...{ status: 'listed', changed: 1 },
      reasons: [`${one.barcode}: The sale price must be above 0`],
    })
    await costs(one.product_id, 4_990)
    await update()
    expect(await listingIn(shop, one.id)).toMatchObject({ changed: 0 })
  })
})

describe('a listed product that is changed', () => {
  const update = async () => {
    const { body } = await shop.call('POST', `${listings}/update`)
    await workOff(shop)
    return job(shop, body.data.id)
  }
  const named = (name: string) => [175, 176].map((language_id) => ({ language_id, name, description: '' }))

  test('has its new texts told, and is marked until then', async () => {
    const one = await newListing(shop)
    await push(one)
    const loaded = await product(shop, one.product_id)
    const translations = loaded.translations.map((text, at) => ({ ...text, ...named('Yeni ad')[at] }))
    expect((await put(shop, loaded, { translations })).http).toBe(200)
    await judgeChanged(shop.services)
    expect(await listingIn(shop, one.id)).toMatchObject({ status: 'listed', changed: 1 })
    await update()
    expect(await there(one.barcode)).toMatchObject([{ title: 'Yeni ad', salePrice: '49.90' }])
    expect(await listingIn(shop, one.id)).toMatchObject({ status: 'listed', changed: 0 })
    expect((await update()).total).toBe(0)
  })

  test('has its new variants listed with it', async () => {
    const one = await newListing(shop)
    await push(one)
    await shop.db.execute(sql`update product_listings set told = '{}' where id = ${one.id}`)
    await update()
    const { rows } = await shop.db.execute<{ told: object }>(
      sql`select told from product_listings where id = ${one.id}`,
    )
    expect(Object.keys(rows[0]?.told ?? {})).toEqual([one.barcode])
    expect(await there(one.barcode)).toHaveLength(1)
    expect(await listingIn(shop, one.id)).toMatchObject({ changed: 0 })
  })

  test('and keeps a rule is told the rule, and nothing is sent before it is mended', async () => {
    const one = await newListing(shop)
    await push(one)
    await shop.db.execute(
      sql`update product_translations set name = ${'ş'.repeat(101)} where product_id = ${one.product_id}`,
    )
    await shop.db.execute(sql`update products set updated_at = now() where id = ${one.product_id}`)
    await judgeChanged(shop.services)
    expect(await listingIn(shop, one.id)).toMatchObject({ changed: 1, rules: [{ id: 'validation.max_length' }] })
    expect((await update()).total).toBe(0)
    expect((await there(one.barcode))[0]?.title).not.toMatch(/^ş/)
    expect((await listingIn(shop, one.id)).changed).toBe(1)
  })

  test('keeps its place over the trash, and is judged anew', async () => {
    const one = await newListing(shop)
    await push(one)
    expect((await shop.call('DELETE', `/v1/panel/products/${one.product_id}`)).http).toBe(200)
    expect((await shop.call('POST', `/v1/panel/bin/products/${one.product_id}`)).http).toBe(200)
    expect(await listingIn(shop, one.id)).toMatchObject({ status: 'listed', changed: 0 })
    const { rows } = await shop.db.execute(
      sql`select judged_at = 'epoch' as anew from product_listings where id = ${one.id}`,
    )
    expect(rows).toEqual([{ anew: true }])
    await update()
    expect(await there(one.barcode)).toHaveLength(1)
  })
})

test('a server that was started anew asks what the marketplace wants before it judges', async () => {
  await linkShop(shop, { category: 'Elbise' })
  const one = await newListing(shop)
  shop = await shop.startAgain()
  await judgeChanged(shop.services)
  expect((await listingIn(shop, one.id)).rules).toMatchObject([{ id: 'marketplace.attributes_missing' }])
})

test('a server that is killed between any two effects of a push lists the product once', async () => {
  for (let most = 1; most <= 6; most += 1) {
    const one = await newListing(shop)
    await shop.call('POST', `${listings}/push`, { body: ids([one]) })
    await killedAfter(shop, most, () => workOff(shop))
    shop = await shop.startAgain()
    await workOff(shop)
    expect([most, (await listingIn(shop, one.id)).status, (await there(one.barcode)).length]).toEqual([
      most,
      'listed',
      1,
    ])
  }
})
