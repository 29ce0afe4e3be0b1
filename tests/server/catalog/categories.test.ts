import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/categories'
const text = (language_id: number, name: string) => ({
  language_id,
  name,
  description: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
})
const draft = (name: string, parent_id: number | null = null, changes: object = {}) => ({
  translations: [text(turkish, name), text(english, `${name} (en)`)],
  parent_id,
  status: 1,
  image: '',
  attributes: [],
  marketplace_links: [],
  ...changes,
})
const add = async (name: string, parent_id: number | null = null, changes: object = {}) => {
  const { body } = await shop.call('POST', path, { body: draft(name, parent_id, changes) })
  return body.data.id as number
}
const move = (id: number, parent_id: number | null, position = 0, version = 1) =>
  shop.call('PUT', `${path}/${id}/move`, { body: { parent_id, position, version } })
const empty = (id: number, body: object) => shop.call('POST', `${path}/${id}/empty`, { body })
const remove = (id: number) => shop.call('DELETE', `${path}/${id}`)
const listed = async (query = '?products=1') => (await shop.call('GET', path + query)).body.data.rows
const of = async (id: number) => (await listed()).find((row: { id: number }) => row.id === id)
const under = async (parent: number | null) =>
  (await listed())
    .filter((row: { parent_id: number | null }) => row.parent_id === parent)
    .map((row: { id: number }) => row.id)
const product = async (main_category_id: number, categories: number[] = []) =>
  (await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own, { main_category_id, categories }) }))
    .body.data.id as number

/** Kök > Orta > Yaprak, and two leaves beside Orta. */
let root: number
let middle: number
let leaf: number
let one: number
let other: number
beforeEach(async () => {
  root = await add('Kök')
  middle = await add('Orta', root)
  leaf = await add('Yaprak', middle)
  one = await add('Bir', root)
  other = await add('Öteki', root)
})

describe('a category', () => {
  test('is read back as it was sent, with its texts, attributes in order, links and parent', async () => {
    const attribute = {
      translations: [
        { language_id: turkish, name: 'Boy' },
        { language_id: english, name: 'Length' },
      ],
      values: [],
    }
    const made = (await shop.call('POST', '/v1/panel/attributes', { body: attribute })).body.data.id
    const body = draft('Etek', root, {
      translations: [{ ...text(turkish, 'Etek'), description: 'Uzun', meta_title: 'Etekler' }, text(english, 'Skirt')],
      attributes: [made, shop.own.attribute.kumas],
      marketplace_links: [{ marketplace_id: 2, name: 'Etek' }],
      status: 0,
    })
    const added = (await shop.call('POST', path, { body })).body.data
    expect(added).toMatchObject({ ...body, version: 1, image_url: '' })
    expect(await of(added.id)).toMatchObject({ links: 1, status: 0 })
    expect((await shop.call('GET', `${path}/${added.id}`)).body.data).toEqual(added)
    const changed = draft('Etek', root, { attributes: [shop.own.attribute.kumas] })
    const saved = await shop.call('PUT', `${path}/${added.id}`, { body: { ...changed, version: 1 } })
    expect(saved.body.data).toMatchObject({ ...changed, version: 2 })
  })

  test('reject: it names an attribute twice', async () => {
    const { kumas } = shop.own.attribute
    const answer = await shop.call('POST', path, { body: draft('Etek', root, { attributes: [kumas, kumas] }) })
    expect([answer.http, answer.body.fields]).toEqual([422, { 'attributes.1': 'validation.invalid_choice' }])
  })

  test('that was stored before it had SEO texts has empty ones', async () => {
    const { translations } = (await shop.call('GET', `${path}/${shop.own.category.elbise}`)).body.data
    expect(translations).toEqual([text(turkish, 'Elbise'), text(english, 'Dresses')])
  })

  test('comes last where it is added, and where its form puts it', async () => {
    expect(await under(root)).toEqual([middle, one, other])
    const saved = await shop.call('PUT', `${path}/${leaf}`, { body: { ...draft('Yaprak', root), version: 1 } })
    expect(saved.http).toBe(200)
    expect(await under(root)).toEqual([middle, one, other, leaf])
  })

  test('reject: its form puts it under itself, under one below it, or under none of ours', async () => {
    for (const [parent_id, rule] of [
      [middle, 'category.under_itself'],
      [leaf, 'category.under_itself'],
      [999_999, 'validation.invalid_choice'],
    ] as const) {
      const answer = await shop.call('PUT', `${path}/${middle}`, { body: { ...draft('Orta', parent_id), version: 1 } })
      expect([answer.http, answer.body.fields]).toEqual([422, { parent_id: rule }])
    }
  })
})

describe('the tree', () => {
  test('counts the subcategories and products of each, and brings the version that moves name', async () => {
    await product(leaf, [leaf, one])
    expect(await of(middle)).toMatchObject({ version: 1, children: 1, products: 0, leaf: 0 })
    expect(await of(leaf)).toMatchObject({ version: 1, children: 0, products: 1, leaf: 1 })
    expect(await of(one)).toMatchObject({ products: 1 })
  })

  test('R14: one whose subcategories are all passive is no leaf, also among the active ones', async () => {
    await add('Pasif', one, { status: 0 })
    const active = await listed('?status=1')
    expect(active.find((row: { id: number }) => row.id === one)).toMatchObject({ leaf: 0 })
    expect(active.find((row: { id: number }) => row.id === other)).toMatchObject({ leaf: 1 })
  })

  test('is told parents first, however deep it is', async () => {
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      with recursive chain as (select 1 as n union all select n + 1 from chain where n < 3000)
      insert into categories (shop_id, label, translations)
      select ${shop.own.shop_id}, 'Zincir ' || n, '[]' from chain returning id`)
    const ids = rows.map((row) => row.id)
    await shop.db.execute(sql`
      update categories c set parent_id = c.id - 1 where shop_id = ${shop.own.shop_id} and label like 'Zincir %' and label <> 'Zincir 1'`)
    const told = (await listed('')).map((row: { id: number }) => row.id)
    expect(told.filter((id: number) => ids.includes(id))).toEqual(ids)
    await shop.db.execute(sql`delete from categories where label like 'Zincir %'`)
  })
})

describe('a move', () => {
  test('puts a category under another one, at its place, and counts its version up', async () => {
    const moved = await move(leaf, root, 1)
    const { changed_on, ...place } = moved.body.data
    expect(place).toEqual({ id: leaf, version: 2, parent_id: root, position: 1 })
    expect(await under(root)).toEqual([middle, leaf, one, other])
    expect(await of(leaf)).toMatchObject({ parent_id: root, version: 2, changed_on })
    const { rows } = await shop.db.execute(sql`
      select before, after from audit_log where subject = 'categories' and subject_id = ${leaf} and event = 'move'`)
    expect(rows).toEqual([{ before: { parent_id: middle, position: 0 }, after: { parent_id: root, position: 1 } }])
  })

  test("changes it on that day of the shop's clock", async () => {
    const { db, own } = shop
    await db.execute(
      sql`update shops set time_zone = 'Pacific/Kiritimati', updated_at = '2020-01-02' where id = ${own.shop_id}`,
    )
    await db.execute(sql`update categories set updated_at = '2026-03-04T11:00:00Z' where id in (${leaf}, ${one})`)
    expect(await of(one)).toMatchObject({ changed_on: '2026-03-05' })
    const { changed_on } = (await move(leaf, root, 1)).body.data
    await db.execute(sql`update shops set time_zone = 'Europe/Istanbul' where id = ${own.shop_id}`)
    const now = new Date().toLocaleDateString('sv', { timeZone: 'Pacific/Kiritimati' })
    const before = new Date(Date.now() - 60_000).toLocaleDateString('sv', { timeZone: 'Pacific/Kiritimati' })
    expect([before, now]).toContain(changed_on)
  })

  test('puts brothers in another order, and what lies too far behind comes last', async () => {
    await move(other, root, 0)
    expect(await under(root)).toEqual([other, middle, one])
    await move(other, root, 99, 2)
    expect(await under(root)).toEqual([middle, one, other])
  })

  test('takes everything below along, and leads to the top', async () => {
    await move(middle, null, 0)
    expect((await under(null))[0]).toBe(middle)
    expect(await under(middle)).toEqual([leaf])
  })

  test('reject: under itself, under one below it, under one of another shop', async () => {
    const foreign = shop.other.category.elbise
    for (const [parent_id, rule] of [
      [middle, 'category.under_itself'],
      [leaf, 'category.under_itself'],
      [foreign, 'validation.invalid_choice'],
    ] as const) {
      const refused = await move(middle, parent_id)
      expect([refused.http, refused.body.fields]).toEqual([422, { parent_id: rule }])
    }
    expect(await of(middle)).toMatchObject({ parent_id: root, version: 1 })
  })

  test('D5 reject: somebody else changed it meanwhile', async () => {
    await move(leaf, root, 0)
    const late = await move(leaf, null, 0, 1)
    expect([late.http, late.body.error]).toEqual([409, 'conflict.stale'])
    expect(await of(leaf)).toMatchObject({ parent_id: root })
  })

  test('D4: the same move sent twice is done once', async () => {
    const headers = { 'idempotency-key': `move-${leaf}` }
    const body = { parent_id: root, position: 0, version: 1 }
    const [first, second] = [
      await shop.call('PUT', `${path}/${leaf}/move`, { body, headers }),
      await shop.call('PUT', `${path}/${leaf}/move`, { body, headers }),
    ]
    expect(second.body).toEqual(first.body)
    expect(await of(leaf)).toMatchObject({ version: 2 })
  })

  test('two at once that would make a ring: one of them is refused', async () => {
    const answers = await Promise.all([move(one, other), move(other, one)])
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 422])
  })
})

describe('deleting', () => {
  test('R164 accept, R165 accept: a leaf without products goes', async () => {
    expect((await remove(leaf)).http).toBe(200)
    expect(await of(leaf)).toBeUndefined()
  })

  test('R164 reject: a category with one child stays, and is told how many it has', async () => {
    const refused = await remove(middle)
    expect([refused.http, refused.body.rules]).toEqual([
      409,
      [{ id: 'delete.category_has_children', about: { what: 'categories', count: 1 } }],
    ])
    expect(await of(middle)).toBeDefined()
  })

  test('R165 reject: one product has it as an extra category', async () => {
    await product(leaf, [leaf, one])
    const refused = await remove(one)
    expect([refused.http, refused.body.rules]).toEqual([
      409,
      [{ id: 'delete.category_has_products', about: { what: 'products', count: 1 } }],
    ])
  })

  test('while a product is put in it: either it is kept, or refused to the product', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add(`Koşu ${round}`)
      const body = productInput(shop.own, { main_category_id: id, categories: [id] })
      const [gone, saved] = await Promise.all([remove(id), shop.call('POST', '/v1/panel/products', { body })])
      expect([gone.http, saved.http]).toSatisfy(([a, b]) => (a === 200 ? b === 422 : a === 409 && b === 200))
    }
  })

  test('while a subcategory is added: either it is kept, or there is nothing to add to', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await add(`Yarış ${round}`)
      const [gone, child] = await Promise.all([remove(id), shop.call('POST', path, { body: draft('Alt', id) })])
      expect([gone.http, child.http]).toSatisfy(([a, b]) => (a === 200 ? b === 422 : a === 409 && b === 200))
    }
  })
})

describe('emptying before a deletion', () => {
  test('moves the subcategories behind those of another one, and the products into a leaf with all above it', async () => {
    const id = await product(leaf, [leaf, middle, root])
    await product(one, [one, middle])
    const there = await add('Zil', one)
    const emptied = await empty(middle, { children_to: one, products_to: other })
    expect(emptied.body.data).toEqual({ children: 1, products: 2 })
    expect(await under(one)).toEqual([there, leaf])
    const { main_category_id, categories, version } = (await shop.call('GET', `/v1/panel/products/${id}`)).body.data
    expect({ main_category_id, version, categories: [...categories].sort() }).toEqual({
      main_category_id: leaf,
      version: 2,
      categories: [root, leaf, other].sort(),
    })
    expect((await remove(middle)).http).toBe(200)
  })

  test('R43: a product whose main category is emptied gets the new one, with all above it', async () => {
    const id = await product(one, [one])
    await empty(one, { products_to: leaf })
    const { main_category_id, categories } = (await shop.call('GET', `/v1/panel/products/${id}`)).body.data
    expect([main_category_id, [...categories].sort()]).toEqual([leaf, [root, middle, leaf].sort()])
  })

  test('what is not named stays', async () => {
    await product(one, [one])
    expect((await empty(one, { children_to: null })).body.data).toEqual({ children: 0, products: 0 })
    expect(await of(one)).toMatchObject({ products: 1 })
  })

  test('reject: subcategories below themselves, products into a category with children, into itself, or into none', async () => {
    for (const [id, body, fields] of [
      [middle, { children_to: leaf }, { children_to: 'category.under_itself' }],
      [one, { products_to: middle }, { products_to: 'category.products_need_leaf' }],
      [one, { products_to: one }, { products_to: 'category.products_need_leaf' }],
      [one, { products_to: 999_999 }, { products_to: 'category.products_need_leaf' }],
      [middle, { children_to: one, products_to: one }, { products_to: 'category.products_need_leaf' }],
    ] as const) {
      const refused = await empty(id, body)
      expect([refused.http, refused.body.fields]).toEqual([422, fields])
    }
    expect(await under(middle)).toEqual([leaf])
  })
})

test('R177: each call is opened by its own code', async () => {
  const asked = async (code: number, method: 'PUT' | 'POST' | 'DELETE', to: string, body?: object) =>
    (await shop.call(method, to, { as: await shop.as([code]), body })).http
  for (const code of [400, 401, 402, 404])
    expect(await asked(code, 'PUT', `${path}/${leaf}/move`, { parent_id: null, position: 0, version: 1 })).toBe(403)
  expect(await asked(402, 'POST', `${path}/${leaf}/empty`, { children_to: null })).toBe(403)
  expect(await asked(403, 'DELETE', `${path}/${leaf}`)).toBe(403)
  expect(await asked(403, 'POST', `${path}/${leaf}/empty`, { children_to: null })).toBe(200)
  expect(await asked(403, 'POST', `${path}/${leaf}/empty`, { products_to: one })).toBe(403)
  expect(await asked(404, 'DELETE', `${path}/${leaf}`)).toBe(200)
})
