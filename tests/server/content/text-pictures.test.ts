import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '#server/db/schema/catalogue.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Pictures inside the texts of pages: they stay as long as a text shows them, and can be shown once more. */

let shop: Shop
let picture = ''
beforeAll(async () => {
  shop = await openShop()
  picture = dataUrl('image/png', await png())
})
afterAll(() => shop.close())

async function upload(realName = 'kumas.png', as?: string): Promise<string> {
  const body = { type: 'content', image: picture, realName }
  const { body: stored } = await shop.call('POST', '/v1/files', { body, ...(as ? { as } : {}) })
  return stored.data.name
}

const shown = (...names: string[]) =>
  `<p>Bak</p>${names.map((name) => `<img src="/files/${name}" alt="Kumaş">`).join('')}`

function page(turkishText: string, englishText = '<p>Look</p>') {
  const texts = { slug: '', meta_title: '', meta_description: '' }
  return {
    translations: [
      { language_id: turkish, title: 'Resimli', content: turkishText, ...texts },
      { language_id: english, title: 'With pictures', content: englishText, ...texts },
    ],
    ...{ status: 0, publish_date: '', image: '', tags: [] },
  }
}

const add = (body: object, as?: string) => shop.call('POST', '/v1/panel/pages', { body, ...(as ? { as } : {}) })
const save = (id: number, version: number, body: object) =>
  shop.call('PUT', `/v1/panel/pages/${id}`, { body: { ...body, version } })

/** 0: nothing names it yet, 1: a saved record does, 2: none does any more. */
async function stateOf(name: string): Promise<number | undefined> {
  const [row] = await shop.db
    .select({ attached: files.attached })
    .from(files)
    .where(and(eq(files.shop_id, shop.own.shop_id), eq(files.name, name)))
  return row?.attached
}

describe('a picture of a text', () => {
  test('is kept from the save on, in whatever language it is shown, and goes when no text shows it any more', async () => {
    const [first, second] = [await upload(), await upload()]
    expect([await stateOf(first), await stateOf(second)]).toEqual([0, 0])
    const { body } = await add(page(shown(first), shown(second)))
    expect([await stateOf(first), await stateOf(second)]).toEqual([1, 1])
    const changed = await save(body.data.id, body.data.version, page('<p>Yok</p>', shown(second)))
    expect([await stateOf(first), await stateOf(second)]).toEqual([2, 1])
    expect((await shop.app.request(`/files/${first}`)).status).toBe(404)
    await save(body.data.id, changed.body.data.version, page('<p>Yok</p>'))
    expect(await stateOf(second)).toBe(2)
  })

  test('stays while another text, or the picture of a record, is the same one', async () => {
    const name = await upload()
    const one = (await add(page(shown(name)))).body.data
    const other = (await add(page(shown(name)))).body.data
    await save(one.id, one.version, page('<p>Yok</p>'))
    expect(await stateOf(name)).toBe(1)
    const covered = await save(other.id, other.version, { ...page('<p>Yok</p>'), image: name })
    expect(await stateOf(name)).toBe(1)
    await save(other.id, covered.body.data.version, page('<p>Yok</p>'))
    expect(await stateOf(name)).toBe(2)
  })

  test('waits in the trash with its page, and comes back with it', async () => {
    const name = await upload()
    const { id } = (await add(page(shown(name)))).body.data
    await shop.call('DELETE', `/v1/panel/pages/${id}`)
    expect(await stateOf(name)).toBe(1)
    expect((await shop.call('POST', `/v1/panel/bin/pages/${id}`)).http).toBe(200)
    expect(await stateOf(name)).toBe(1)
  })

  test.each(['gone', 'of another shop'])('that is %s is refused, at its text', async (which) => {
    const name = which === 'gone' ? `${'0'.repeat(30)}.png` : await upload('a.png', shop.otherAdmin)
    const { http, body } = await add(page('<p>Var</p>', shown(name)))
    expect([http, body.fields]).toEqual([422, { 'translations.1.content': 'files.gone' }])
  })
})

describe('the pictures that are offered', () => {
  const offered = async (query = '', as?: string) =>
    (await shop.call('GET', `/v1/files/pictures${query}`, as ? { as } : {})).body.data as {
      rows: { id: number; name: string; url: string }[]
      total: number
    }

  test('are those that texts show, the newest first, by the name that their file had', async () => {
    const before = (await offered()).total
    const loose = await upload('bekleyen.png')
    const [one, two] = [await upload('bir.png'), await upload('iki.png')]
    await add(page(shown(one, two)))
    const { rows, total } = await offered()
    expect(total).toBe(before + 2)
    expect(rows.slice(0, 2).map(({ name, url }) => [name, url])).toEqual([
      ['iki.png', `/files/${two}`],
      ['bir.png', `/files/${one}`],
    ])
    expect(rows.some(({ url }) => url.endsWith(loose))).toBe(false)
  })

  test('come twenty-four at a time', async () => {
    const names: string[] = []
    for (let nth = 0; nth < 25; nth += 1) names.push(await upload(`${nth}.png`))
    await add(page(shown(...names)))
    const [first, second] = [await offered(), await offered('?page=1')]
    expect([first.rows.length, second.rows[0]?.name]).toEqual([24, '0.png'])
  })

  test('are those of the own shop', async () => {
    expect(await offered('', shop.otherAdmin)).toEqual({ rows: [], total: 0 })
  })
})
