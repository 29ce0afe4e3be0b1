import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  choice,
  date,
  flag,
  longText,
  money,
  quantity,
  rate,
  reference,
  references,
  rows,
  text,
} from '#api/resources/platform/fields.ts'
import { family, type Resource, resource } from '#api/resources/platform/resource.ts'
import { tableOf } from '#server/db/schema/table-of.ts'
import { pipeline } from '#server/platform/http/pipeline.ts'
import { recordEndpoints } from '#server/platform/records/endpoints.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const label = (id: string) => ({ id, message: id })

/** A resource with a field of every kind, beside the translations and pictures that brands have. */
const samples = resource({
  name: 'samples',
  title: label('samples.title'),
  one: label('samples.one'),
  codes: family(7000),
  naming: 'name',
  repeats: true,
  fields: {
    name: text({ label: label('name'), required: true, listed: true, searched: true }),
    note: longText({ label: label('note'), max: 20 }),
    pieces: quantity({ label: label('pieces'), min: 1, listed: true }),
    price: money({ label: label('price'), listed: true }),
    percent: rate({ label: label('percent'), listed: true }),
    shown: flag({ label: label('shown'), initial: 0 }),
    type: choice({
      label: label('type'),
      listed: true,
      choices: [
        { value: 'fixed', says: label('fixed') },
        { value: 'part', says: label('part') },
      ],
    }),
    begins: date({ label: label('begins'), listed: true }),
    brand_id: reference({ label: label('brand'), to: 'brands', listed: true }),
    tags: references({ label: label('tags'), to: 'tags', listed: true }),
    steps: rows({
      label: label('steps'),
      columns: {
        price: money({ label: label('price'), required: true }),
        percent: rate({ label: label('percent') }),
        tag_id: reference({ label: label('tag'), to: 'tags' }),
      },
    }),
  },
})
const declared = samples as unknown as Resource

let shop: Shop
let app: Hono
beforeAll(async () => {
  shop = await openShop()
  await shop.db.execute(sql`create table samples (
    id integer primary key generated always as identity, shop_id integer not null, version integer not null default 1,
    label text collate "tr-x-icu" not null default '', search text not null default '',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    name text not null, note text not null, pieces integer not null, price bigint, percent numeric(9, 4), shown smallint not null,
    type text not null, begins date, brand_id integer, tags integer[] not null, steps jsonb not null)`)
  app = new Hono()
  for (const endpoint of recordEndpoints(declared, tableOf(declared)))
    app.on(endpoint.method, endpoint.path, pipeline(endpoint, shop.services))
})
afterAll(() => shop.close())

async function call(method: string, path: string, body?: unknown) {
  const answer = await app.request(`/v1/panel/samples${path}`, {
    method,
    headers: {
      authorization: `Bearer ${shop.admin}`,
      'x-sid': String(shop.own.shop_id),
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { http: answer.status, body: (await answer.json()) as { data: Record<string, never>; fields?: object } }
}

const full = () => ({
  name: 'Örnek',
  note: 'iki\nsatır',
  pieces: 3,
  price: '1234.50',
  percent: 12.5,
  shown: 1,
  type: 'part',
  begins: '2026-11-21',
  brand_id: shop.own.brand,
  tags: [shop.own.tag],
  steps: [{ price: '0.10', percent: 0, tag_id: null }],
})

describe('a field of every kind', () => {
  test('is stored and told again as it was sent', async () => {
    const { body } = await call('POST', '', full())
    expect(body.data).toMatchObject(full())
    expect((await call('GET', `/${body.data.id}`)).body.data).toEqual(body.data)
    const { rows: kept } = await shop.db.execute(
      sql`select price, percent::text from samples where id = ${body.data.id}`,
    )
    expect(kept).toEqual([{ price: 123_450, percent: '12.5000' }])
  })

  test('numbers that were typed as text are told as the numbers they are', async () => {
    const typed = { ...full(), pieces: ' 3 ', price: 1234.5, percent: '12.50', steps: [] }
    expect((await call('POST', '', typed)).body.data).toMatchObject({ pieces: 3, price: '1234.50', percent: 12.5 })
  })

  test('what may be empty is empty again', async () => {
    const empty = {
      ...full(),
      note: '',
      price: '',
      percent: '',
      type: '',
      begins: '',
      brand_id: null,
      tags: [],
      steps: [],
    }
    expect((await call('POST', '', empty)).body.data).toMatchObject(empty)
  })

  test.each([
    ['pieces', 0, 'pieces', 'validation.number'],
    ['pieces', 'üç', 'pieces', 'validation.number'],
    ['price', '1.234', 'price', 'validation.amount'],
    ['percent', 'çok', 'percent', 'validation.number'],
    ['type', 'half', 'type', 'validation.invalid_choice'],
    ['begins', '21.11.2026', 'begins', 'validation.date'],
    ['note', 'a'.repeat(21), 'note', 'validation.max_length'],
    ['brand_id', 999_999, 'brand_id', 'validation.invalid_choice'],
    ['tags', [999_999], 'tags.0', 'validation.invalid_choice'],
    ['steps', [{ price: '', percent: '', tag_id: null }], 'steps.0.price', 'validation.required'],
    ['steps', [{ price: '1', percent: '', tag_id: 999_999 }], 'steps.0.tag_id', 'validation.invalid_choice'],
  ])('reject: %s may not be %j', async (field, value, at, rule) => {
    const { http, body } = await call('POST', '', { ...full(), [field]: value })
    expect([http, body.fields]).toEqual([422, { [at]: rule }])
  })

  test("D6 reject: another shop's records, wherever they are named", async () => {
    for (const [field, value, at] of [
      ['brand_id', shop.other.brand, 'brand_id'],
      ['tags', [shop.own.tag, shop.other.tag], 'tags.1'],
      ['steps', [{ price: '1', percent: '', tag_id: shop.other.tag }], 'steps.0.tag_id'],
    ] as const) {
      const { http, body } = await call('POST', '', { ...full(), [field]: value })
      expect([http, body.fields]).toEqual([422, { [at]: 'validation.invalid_choice' }])
    }
  })
})

describe('the list of such a resource', () => {
  const list = async (query: string) =>
    (await call('GET', `?${query}`)).body.data as unknown as { rows: { [field: string]: unknown }[] }

  test('names what a row points to, and filters by it', async () => {
    await call('POST', '', full())
    await call('POST', '', { ...full(), brand_id: null, type: 'fixed' })
    const { rows: named } = await list(`brand_id=${shop.own.brand}&type=part`)
    expect(named[0]).toMatchObject({
      brand_id: shop.own.brand,
      brand_id_label: 'Mavi Deniz',
      price: '1234.50',
      tags: [shop.own.tag],
    })
    expect((await list('type=fixed')).rows.every((row) => row.type === 'fixed')).toBe(true)
  })

  test.each(['asc', 'desc'])('what has no value comes last, %s', async (direction) => {
    await call('POST', '', { ...full(), price: '' })
    const { rows: sorted } = await list(`order_index=samples.price&order_direction=${direction}`)
    const prices = sorted.map((row) => row.price)
    expect(prices.at(-1)).toBe('')
    expect(prices[0]).not.toBe('')
  })
})
