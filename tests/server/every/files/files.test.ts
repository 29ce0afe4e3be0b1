import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ListName, listNames } from '#api/registry/lists.ts'
import { readCsv, readSheet, readZip } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fileByKind } from './by-kind.ts'
import { files, type ListRow } from './files.table.ts'
import { fillLists } from './fill.ts'
import {
  clockOf,
  type Format,
  formats,
  inNewYork,
  inTokyo,
  type Language,
  languages,
  said,
  written,
  type Zone,
  zones,
} from './told.ts'

/** The file of every list: each column of each row says what the list's own row says, in every format, language and zone. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await fillLists(shop)
})
afterAll(() => shop.close())

/** When the files of a language are written. */
const nows = { tr: inTokyo, en: inNewYork }
/** Lists that tell days. Of the others only the file is called after one. */
const dated: readonly ListName[] = ['categories', 'product-reviews', 'orders', 'order-refunds', 'jobs']
const everyZone = Object.keys(zones) as Zone[]

describe.each(listNames)('%s', (name) => {
  const { title, columns } = files[name] ?? fileByKind(name)

  test.each(dated.includes(name) ? everyZone : (['Asia/Tokyo'] as const))(
    'each cell is that of the list, by the clock of %s',
    async (zone) => {
      await shop.db.execute(sql`update shops set time_zone = ${zone} where id = ${shop.own.shop_id}`)
      const rows = await listed(name)
      expect(rows.length).toBeGreaterThan(0)
      for (const lang of languages)
        for (const format of formats) {
          const cells = rows.map((row) => columns.map(({ told }) => written(told(row, { lang, zone }), format)))
          const file = await fileOf(name, { format, lang })
          expect(file.rows[0]).toEqual(columns.map(({ header }) => said(header, lang)))
          expect([lang, format, file.rows.slice(1)]).toEqual([lang, format, cells])
          const today = clockOf(nows[lang], zone).slice(0, 10)
          expect(file.name).toBe(`${name}-${today}.${format === 'xlsx' ? format : 'csv'}`)
          expect(file.title).toBe(format === 'xlsx' ? said(title, lang) : undefined)
        }
    },
  )

  test('its columns may stand in another order', async () => {
    const ids = [...new Set(columns.map(({ id }) => id))].toReversed()
    const order = ids.flatMap((id) => columns.flatMap((column, at) => (column.id === id ? [at] : [])))
    const whole = await fileOf(name, { format: 'csv', lang: 'tr' })
    const turned = await fileOf(name, { format: 'csv', lang: 'tr', columns: ids.join(',') })
    expect(turned.rows).toEqual(whole.rows.map((row) => order.map((at) => row[at])))
  })
})

test('no two columns of a list are alike, else one may stand for the other', async () => {
  const alike: string[] = []
  for (const name of listNames) {
    const [header = [], ...rows] = (await fileOf(name, { format: 'csv', lang: 'tr' })).rows
    const columns = header.map((_, at) => JSON.stringify(rows.map((row) => row[at])))
    columns.forEach((one, at) => {
      if (columns.indexOf(one) < at) alike.push(`${name}: ${header[columns.indexOf(one)]}, ${header[at]}`)
    })
  }
  expect(alike).toEqual([])
})

interface Asked {
  readonly format: Format
  readonly lang: Language
  readonly columns?: string
}

interface Written {
  readonly name: string | undefined
  /** Of a workbook's sheet. */
  readonly title?: string | undefined
  readonly rows: string[][]
}

async function fileOf(list: ListName, asked: Asked): Promise<Written> {
  const query = new URLSearchParams({ ...asked })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(nows[asked.lang]) })
  const answer = await shop.app.request(`/v1/panel/${list}/export?${query}`, {
    headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  vi.useRealTimers()
  expect(answer.status, bytes.toString()).toBe(200)
  const name = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  if (asked.format !== 'xlsx') return { name, rows: readCsv(bytes.toString(), asked.format === 'csv' ? ',' : ';') }
  const archive = readZip(bytes)
  const looks = ['plain', '', 'amount', 'date', '']
  const rows = readSheet(archive, 'sheet1').map((row) =>
    row.map(({ text, number, style }) => text ?? (number === null ? '' : `${looks[style]} ${number}`)),
  )
  return { name, title: /<sheet name="([^"]*)"/.exec(archive.get('xl/workbook.xml') ?? '')?.[1], rows }
}

/** The rows of the list as the panel shows them, with what only their pages tell. */
async function listed(name: ListName): Promise<ListRow[]> {
  const data = async (path: string) => {
    const { http, text, body } = await shop.call('GET', `/v1/panel/${path}`)
    expect(http, text).toBe(200)
    return body.data
  }
  if (name === 'categories') return branches((await data('categories?products=1&attributes=1')).rows)
  if (name === 'product-prices') return Promise.all((await data('products/multiple-price')).rows.map(priced))
  const { rows } = await data(`${name}?limit=500`)
  if (name !== 'product-reviews') return rows
  return Promise.all(rows.map(async (row: ListRow) => ({ ...row, ...(await answerOf(row.id)) })))

  async function answerOf(id: number) {
    return { answer: (await data(`product-reviews/${id}`)).answer }
  }
  async function priced(row: ListRow) {
    const { variants } = await data(`products/${row.product_id}`)
    const { barcode } = variants.find(({ id }: ListRow) => id === row.id)
    const amounts = row.prices.flatMap(({ country_id, price, strikethrough_price }: ListRow) => [
      [`${country_id}`, price],
      [`${country_id}-strikethrough_price`, strikethrough_price],
    ])
    const none = { '1': null, '1-strikethrough_price': null, '1002': null, '2002': null }
    return { ...row, barcode, ...none, ...Object.fromEntries(amounts) }
  }
}

async function branches(rows: readonly ListRow[]): Promise<ListRow[]> {
  const stored = await shop.db.execute<{ id: number; changed: string }>(
    sql`select id, updated_at as changed from categories`,
  )
  const changed = new Map(stored.rows.map((row) => [row.id, new Date(row.changed).toISOString()]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const place = ({ name, parent_id }: ListRow): string =>
    parent_id === null ? name : `${place(byId.get(parent_id))} > ${name}`
  return rows.map((row) => ({ ...row, place: place(row), changed_at: changed.get(row.id) }))
}
