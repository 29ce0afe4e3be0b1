import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { open } from '#screens/platform/frame/place.ts'
import { Recent } from '#screens/platform/wiring/recent.ts'
import { brands } from '#server/db/schema/catalogue.ts'
import { products } from '#server/db/schema/products.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

const fixture = openPanelFixture()
const shownNames = () => screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)
const rowsOf = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names))
const skeleton = () => document.querySelector('main [data-skeleton]')

async function add(path: string, body: object): Promise<number> {
  const answer = await fixture.shop.call('POST', path, { body })
  expect(answer.body.status).toBe(1)
  return answer.body.data.id
}

const addBrand = (name: string) =>
  add('/v1/panel/brands', { ...draftOf('brands'), translations: named(name), status: 1 })

/** Everything that a list asks for waits until it is let go. */
function hold(...paths: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const path of [...paths, '/v1/panel/list-settings', '/v1/panel/list-views'])
    fixture.faults.next('GET', path, async (forward) => {
      await promise
      return forward()
    })
  return resolve
}

beforeEach(async () => {
  await fixture.shop.db.delete(products)
  await fixture.shop.db.delete(brands)
})

test('going back shows the rows, their number and the names of filters before anything is answered, and then what changed', async () => {
  const brand_id = await addBrand('Defne Ev')
  const { translations } = productInput(fixture.shop.own)
  const id = await add('/v1/panel/products', productInput(fixture.shop.own, { brand_id }))
  const [{ name = '' } = {}] = translations
  const { user } = await fixture.enter(`/products?brand_id=${brand_id}`)
  await rowsOf(name)
  await screen.findByRole('button', { name: 'Kaldır: Marka: Defne Ev' })
  await user.click(screen.getByRole('link', { name }))
  await screen.findByRole('textbox', { name: 'Ürün adı' })
  await fixture.shop.db.delete(products).where(eq(products.id, id))
  const go = hold('/v1/panel/products', '/v1/panel/brands')
  history.back()
  await rowsOf(name)
  expect(skeleton()).toBe(null)
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('1')
  expect(screen.getByRole('button', { name: 'Kaldır: Marka: Defne Ev' })).toBeDefined()
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  go()
  await rowsOf()
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false')
})

test('going back shows the tree as it was left before anything is answered, and then what changed', async () => {
  const branch = ['Giyim', 'Kadın', 'Elbise']
  const { user } = await fixture.enter('/categories?search=elb')
  await waitFor(() => expect(shownNames()).toEqual(branch))
  await user.click(screen.getByRole('link', { name: 'Elbise' }))
  const field = await screen.findByRole('textbox', { name: /^Kategori adı/ })
  await user.type(field, ' ve şort')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText(/^Kaydedildi/)
  const go = hold('/v1/panel/categories')
  history.back()
  await waitFor(() => expect(shownNames()).toEqual(branch))
  expect([skeleton(), screen.getByRole('treegrid').getAttribute('aria-busy')]).toEqual([null, 'true'])
  go()
  await waitFor(() => expect(shownNames()).toEqual(['Giyim', 'Kadın', 'Elbise ve şort']))
  expect(screen.getByRole('treegrid').getAttribute('aria-busy')).toBe('false')
})

test('going back shows the prices as they were left, and how far, before anything is answered, and then what changed', async () => {
  const brand_id = await addBrand('Defne Ev')
  const addPriced = (name: string) =>
    add(
      '/v1/panel/products',
      productInput(fixture.shop.own, {
        brand_id,
        translations: [translation(turkish, name), translation(english, name)],
        variants: [variant({ stock_code: name })],
      }),
    )
  const shown = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent?.match(/Elbise|Ceket/)?.[0])
  const grid = () => screen.getByRole('grid', { name: 'Fiyatlar' })
  await addPriced('Elbise')
  await fixture.enter('/products/multiple-price-edit')
  await waitFor(() => expect(shown()).toEqual(['Elbise']))
  await waitFor(() => expect(grid().getAttribute('aria-busy')).toBe('false'))
  grid().scrollTop = 40
  open('/brands')
  await screen.findByRole('heading', { level: 1, name: 'Markalar' })
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Fiyatlar' })).toBe(null))
  await addPriced('Ceket')
  const go = hold('/v1/panel/products/multiple-price', '/v1/panel/shop')
  history.back()
  await waitFor(() => expect(shown()).toEqual(['Elbise']))
  expect([skeleton(), grid().getAttribute('aria-busy'), grid().scrollTop]).toEqual([null, 'true', 40])
  go()
  await waitFor(() => expect(shown()).toEqual(['Ceket', 'Elbise']))
  expect([grid().getAttribute('aria-busy'), grid().scrollTop]).toEqual(['false', 40])
})

test('after a save, the way back shows the list at once, and then what was saved', async () => {
  await addBrand('Eski ad')
  await addBrand('Öteki')
  const { user } = await fixture.enter('/brands')
  await rowsOf('Öteki', 'Eski ad')
  await user.click(screen.getByRole('checkbox', { name: 'Seç: Öteki' }))
  await user.click(screen.getByRole('link', { name: 'Eski ad' }))
  const field = await screen.findByRole('textbox', { name: /Marka adı.*Türkçe|^Marka adı/ })
  await user.clear(field)
  await user.type(field, 'Yeni ad')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText(/^Kaydedildi/)
  const go = hold('/v1/panel/brands')
  await user.click(screen.getByRole('link', { name: 'Markalar' }))
  await rowsOf('Öteki', 'Eski ad')
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('Öteki')
  go()
  await rowsOf('Öteki', 'Yeni ad')
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('Öteki')
})

test.each(['sign-out', 'another person'] as const)('nothing is kept after %s', async (how) => {
  await addBrand('Görülen')
  const { user, session } = await fixture.enter('/brands', await fixture.tokenOf(fixture.admin))
  await rowsOf('Görülen')
  await user.click(screen.getByRole('link', { name: 'Görülen' }))
  await screen.findByRole('button', { name: 'Kaydet' })
  const token = how === 'sign-out' ? fixture.shop.admin : await fixture.shop.as([100])
  if (how === 'sign-out') session.send({ type: 'SIGN_OUT' })
  localStorage.setItem('shop_id', String(fixture.shop.own.shop_id))
  localStorage.setItem('token', token)
  session.send({ type: 'FOLLOW_IN' })
  await waitFor(() => expect(session.getSnapshot().matches({ in: 'steady' })).toBe(true))
  const go = hold('/v1/panel/brands')
  open('/brands')
  await waitFor(() => expect(screen.getByRole('grid').querySelector('[data-skeleton]')).not.toBe(null))
  expect(shownNames()).toEqual([])
  go()
  await rowsOf('Görülen')
})

test('so many are kept and no more: the one that was kept longest ago makes room', () => {
  const kept = new Recent<number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  kept.set('a', 3)
  kept.set('c', 4)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([3, undefined, 4])
})
