import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** How labels look: what a theme is refused for, and that one of them stays active. */

const path = '/v1/panel/label-themes'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from label_themes`)
})
afterAll(() => shop.close())

let made = 0
function theme(changes: object = {}) {
  made += 1
  return { ...draftOf('label-themes'), name: `Tema ${made}`, ...changes }
}
const add = async (changes: object = {}): Promise<number> => {
  const { http, body } = await shop.call('POST', path, { body: theme(changes) })
  expect([http, body.error]).toEqual([200, undefined])
  return body.data.id
}
const read = async (id: number) => (await shop.call('GET', `${path}/${id}`)).body.data
const refusedFor = async (changes: object) => {
  const { http, body } = await shop.call('POST', path, { body: theme(changes) })
  expect(http).toBe(422)
  return body.fields
}
const text = {
  ...{ kind: 'text', x: 0, y: 0, width: 20, height: 5, size: 2.5, content: '{name}' },
  ...{ symbology: '', attribute: '', align: 'left', bold: 1 },
}

test('a theme is told as it was drawn, to the eighth of a millimetre', async () => {
  const components = [{ ...text, x: 3.125, y: 6.25, width: 50.125, height: 4.5, content: '{name} – Şık Çanta' }]
  const id = await add({ width_mm: 57.5, height_mm: 40, columns: 3, rows: 7, components })
  expect(await read(id)).toMatchObject({ width_mm: 57.5, height_mm: 40, dpi: 8, status: 1, components })
})

test.each([
  ['width_mm', 0],
  ['width_mm', -4],
  ['height_mm', 0],
  ['dpi', 0],
])('R245: %s of %d is no number to print by', async (field, value) => {
  expect(await refusedFor({ [field]: value })).toMatchObject({ [field]: 'validation.number' })
})

test('R244: no part lies beyond the label', async () => {
  const components = [text, { ...text, x: 40 }, { ...text, y: -3.125 }]
  expect(await refusedFor({ components })).toEqual({
    'components.1.width': 'label_theme.outside',
    'components.2.y': 'label_theme.outside',
  })
})

test('a field that no product has is refused by its name', async () => {
  const { body } = await shop.call('POST', path, { body: theme({ components: [{ ...text, content: '{colour}' }] }) })
  expect(body.rules).toEqual([
    { id: 'label_theme.unknown_field', about: { name: '{colour}' }, at: ['components.0.content'] },
  ])
})

test('R59: the last active theme is neither switched off nor deleted', async () => {
  const [first, second] = [await add(), await add()]
  const switchOff = async (id: number) =>
    shop.call('PUT', `${path}/${id}`, { body: { ...theme({ status: 0 }), version: (await read(id)).version } })
  expect((await switchOff(first)).http).toBe(200)
  const refused = await switchOff(second)
  expect([refused.http, refused.body.rules]).toEqual([422, [{ id: 'theme.one_active', at: ['status'] }]])
  const deleted = await shop.call('DELETE', `${path}/${second}`)
  expect([deleted.http, deleted.body.rules[0].id]).toEqual([409, 'theme.one_active'])
  expect(await read(second)).toMatchObject({ status: 1 })
})

test('R59: of two that are switched off at the same moment one stays', async () => {
  const ids = [await add(), await add()]
  await Promise.all(
    ids.map((id) =>
      shop.call('POST', '/v1/panel/record-status/label-themes', {
        body: { records: [{ id, version: 1 }], status: 0 },
      }),
    ),
  )
  const { rows } = await shop.db.execute(sql`select id from label_themes where status = 1`)
  expect(rows).toHaveLength(1)
})

test('a new shop begins with three themes, and each can be saved as it is', async () => {
  await openLabelThemes(shop.db)
  await openLabelThemes(shop.db)
  const { rows } = (await shop.call('GET', path)).body.data
  const names = rows.map(({ name }: { name: string }) => name)
  expect(names.sort()).toEqual(['A4 sayfa 3 × 8', 'Raf etiketi 58 × 40', 'Ürün etiketi 40 × 20'])
  for (const { id } of rows) {
    const { id: _, created_at, updated_at, label, ...whole } = await read(id)
    const { http, body } = await shop.call('PUT', `${path}/${id}`, { body: whole })
    expect([http, body.fields]).toEqual([200, undefined])
  }
})
