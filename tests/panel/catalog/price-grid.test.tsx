import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { list_views, preferences } from '#server/db/schema/lists.ts'
import { products } from '#server/db/schema/products.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkey, turkish } from '#tests/seed.ts'

/** The grid of prices as a list: its columns, views, file and paper. */

const fixture = openPanelFixture()
const path = '/products/multiple-price-edit'
const query = { search: '', order_index: 'product-prices.id', order_direction: 'desc', filters: {} }

async function add(name: string, amount: string): Promise<void> {
  const body = productInput(fixture.shop.own, {
    translations: [translation(turkish, name), translation(english, name)],
    variants: [variant({ stock_code: `KOD-${name}`, prices: [price({ price: amount })] })],
  })
  const answer = await fixture.shop.call('POST', '/v1/panel/products', { body })
  expect(answer.body.status, answer.text).toBe(1)
}
const keep = (body: object) =>
  fixture.shop.call('POST', '/v1/panel/list-views', {
    body: { list: 'product-prices', shared: 0, columns: null, query, ...body },
  })
const grid = () => screen.findByRole('grid', { name: 'Fiyatlar' })
const headers = () => screen.getAllByRole('columnheader').map((one) => one.title || one.textContent)
const headersAre = (...names: string[]) => waitFor(() => expect(headers()).toEqual(['Varyant', ...names]))
const namesAre = (...names: string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((one) => one.textContent?.replace(/KOD.*/, ''))).toEqual(names),
  )
type Entered = Awaited<ReturnType<typeof fixture.enter>>

/** Types a price into the cell that is meant, and goes on. */
async function type({ user }: Entered, text: string): Promise<void> {
  ;(await grid()).focus()
  await user.keyboard(`${text}{Enter}`)
}
async function menu({ user }: Entered, button: string | RegExp, item: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

beforeEach(async () => {
  await fixture.shop.db.delete(products)
  await fixture.shop.db.delete(list_views)
  await fixture.shop.db.delete(preferences)
  await add('Elbise', '49.90')
  await add('Ceket', '99.90')
})

test('a paste tells what could not be read and what did not fit', async () => {
  await fixture.enter(path)
  await headersAre('Türkiye', 'Türkiye: üstü çizili', 'Çarşı: satış fiyatı', 'Çarşı: liste fiyatı')
  const cells = await grid()
  cells.focus()
  fireEvent.paste(cells, { clipboardData: { getData: () => '1\t2\t3\tdört\t5\t6' } })
  const said = await screen.findByText(/yapıştırıldı/)
  expect(said.textContent).toContain('4 hücreye yapıştırıldı, 1 değer okunamadı, 2 değer tabloya sığmadı.')
})

describe('the search', () => {
  const field = () => screen.getByRole('searchbox') as HTMLInputElement

  test('asks while somebody types, keeps the field, and the latest words win', async () => {
    const { user } = await fixture.enter(path)
    await namesAre('Ceket', 'Elbise')
    const { promise, resolve } = Promise.withResolvers<void>()
    let asked = false
    fixture.faults.next('GET', '/v1/panel/products/multiple-price', async (forward) => {
      asked = true
      await promise
      return forward()
    })
    await user.type(field(), 'elbise')
    await waitFor(() => expect(asked).toBe(true))
    await namesAre('Ceket', 'Elbise')
    expect((await grid()).getAttribute('aria-busy')).toBe('true')
    await user.clear(field())
    await user.type(field(), 'ceket')
    await namesAre('Ceket')
    resolve()
    expect([document.activeElement, field().value, location.search]).toEqual([field(), 'ceket', '?search=ceket'])
    await waitFor(async () => expect((await grid()).getAttribute('aria-busy')).toBe('false'))
    await namesAre('Ceket')
  })

  test('asks at once when Enter is pressed', async () => {
    const { user } = await fixture.enter(path)
    await namesAre('Ceket', 'Elbise')
    fireEvent.change(field(), { target: { value: 'ceket' } })
    field().focus()
    await user.keyboard('{Enter}')
    expect(location.search).toBe('?search=ceket')
    await namesAre('Ceket')
  })

  test('keeps the words while there are changes, and says that these come first', async () => {
    const panel = await fixture.enter(path)
    await namesAre('Ceket', 'Elbise')
    await type(panel, '59')
    await panel.user.type(field(), 'ceket')
    await seen('Önce değişiklikleri uygulayın ya da bırakın: 1 fiyat değişti.')
    // Longer than the pause after which words are searched for.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await panel.user.click(screen.getByRole('button', { name: 'Değişiklikleri bırak' }))
    await namesAre('Ceket', 'Elbise')
    expect([field().value, location.search]).toEqual(['ceket', ''])
    await panel.user.click(screen.getByRole('button', { name: 'Ara' }))
    await namesAre('Ceket')
  })
})

describe('columns', () => {
  test('that a person hides, orders and makes higher are so when the grid is opened again', async () => {
    const panel = await fixture.enter(path)
    await headersAre('Türkiye', 'Türkiye: üstü çizili', 'Çarşı: satış fiyatı', 'Çarşı: liste fiyatı')
    await panel.user.click(screen.getByRole('button', { name: 'Sütunlar' }))
    await panel.user.click(await screen.findByRole('checkbox', { name: 'Türkiye: üstü çizili' }))
    await panel.user.click(screen.getByRole('button', { name: 'Öne al: Çarşı: liste fiyatı' }))
    await panel.user.click(screen.getByRole('radio', { name: 'Rahat' }))
    const wanted = ['Türkiye', 'Çarşı: liste fiyatı', 'Çarşı: satış fiyatı']
    await headersAre(...wanted)
    await waitFor(async () => {
      const kept = await fixture.shop.call('GET', '/v1/panel/list-settings?list=product-prices')
      expect(kept.body.data.density).toBe('touch')
    })
    await fixture.enter(path)
    await headersAre(...wanted)
    expect((await grid()).style.getPropertyValue('--row')).toBe('48px')
  })

  test('with a change say that it comes first', async () => {
    const panel = await fixture.enter(path)
    await type(panel, '59')
    await seen('1 fiyat değişti')
    await panel.user.click(screen.getByRole('button', { name: 'Sütunlar' }))
    const box = await screen.findByRole('checkbox', { name: 'Türkiye' })
    await panel.user.click(box)
    await seen('Önce değişiklikleri uygulayın ya da bırakın: 1 fiyat değişti.')
    expect((box as HTMLInputElement).checked).toBe(true)
  })
})

describe('views', () => {
  test('have the search, the filters and the columns, and stand in the address', async () => {
    await keep({
      name: 'Ceketler',
      query: { ...query, search: 'ceket' },
      columns: [
        { id: 'variant', shown: true, width: null },
        { id: '1002', shown: true, width: 200 },
        { id: `${turkey}`, shown: true, width: null },
        { id: `${turkey}-strikethrough_price`, shown: false, width: null },
        { id: '2002', shown: false, width: null },
      ],
    })
    const panel = await fixture.enter(path)
    await namesAre('Ceket', 'Elbise')
    await menu(panel, 'Tümü', 'Ceketler')
    await namesAre('Ceket')
    await headersAre('Çarşı: satış fiyatı', 'Türkiye')
    expect(location.search).toMatch(/^\?search=ceket&view=\d+$/)
    await fixture.enter(path + location.search)
    await headersAre('Çarşı: satış fiyatı', 'Türkiye')
    await namesAre('Ceket')
  })

  test('are saved without anything of what was typed being lost', async () => {
    const panel = await fixture.enter(path)
    await type(panel, '59')
    await seen('1 fiyat değişti')
    await menu(panel, 'Tümü', 'Yeni görünüm olarak kaydet…')
    await panel.user.type(await screen.findByRole('textbox', { name: /Görünüm adı/ }), 'Bahar')
    await panel.user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await screen.findByRole('button', { name: 'Bahar' })
    await waitFor(() => expect(location.search).toMatch(/^\?view=\d+$/))
    await seen('1 fiyat değişti')
  })

  test('ask before changes are given up, each time', async () => {
    await keep({ name: 'Ceketler', query: { ...query, search: 'ceket' } })
    const panel = await fixture.enter(path)
    await namesAre('Ceket', 'Elbise')
    for (const [to, names] of [
      ['Ceketler', ['Ceket']],
      ['Tümü', ['Ceket', 'Elbise']],
    ] as const) {
      const from = to === 'Tümü' ? 'Ceketler' : 'Tümü'
      const before = location.search
      await type(panel, '59')
      await seen('1 fiyat değişti')
      await menu(panel, from, to)
      const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })
      await panel.user.click(within(question).getByRole('button', { name: 'Sayfada kal' }))
      await seen('1 fiyat değişti')
      expect(location.search).toBe(before)
      await menu(panel, from, to)
      await panel.user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Değişiklikleri bırak' }),
      )
      await namesAre(...names)
      expect(document.body.textContent).not.toContain('1 fiyat değişti')
    }
  })
})

test('columns that could not be had are neither chosen nor kept, until they come', async () => {
  fixture.faults.next('GET', '/v1/panel/products/multiple-price', 500)
  const panel = await fixture.enter(path)
  await seen('Yüklenemedi.')
  for (const name of ['Sütunlar', 'Dışa aktar', 'Tümü']) expect(screen.queryByRole('button', { name })).toBe(null)
  await panel.user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  await namesAre('Ceket', 'Elbise')
  expect(screen.getByRole('button', { name: 'Sütunlar' })).toBeDefined()
})

test('going back to other variants asks before changes are given up, and stays where they are until then', async () => {
  await add('Etek', '29.90')
  const panel = await fixture.enter(`${path}?search=ceket`)
  await namesAre('Ceket')
  await type(panel, '59')
  await seen('1 fiyat değişti')
  history.pushState(null, '', `${path}?search=etek`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const question = await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })
  expect(location.search).toBe('?search=ceket')
  await panel.user.click(within(question).getByRole('button', { name: 'Değişiklikleri bırak' }))
  await namesAre('Etek')
})

test('the file has the columns that are shown, and is said to lack what was not applied', async () => {
  const panel = await fixture.enter(`${path}?search=ceket`)
  await namesAre('Ceket')
  await panel.user.click(screen.getByRole('button', { name: 'Sütunlar' }))
  await panel.user.click(await screen.findByRole('checkbox', { name: 'Türkiye: üstü çizili' }))
  await headersAre('Türkiye', 'Çarşı: satış fiyatı', 'Çarşı: liste fiyatı')
  await panel.user.keyboard('{Escape}')
  await type(panel, '59')
  await seen('1 fiyat değişti')
  await panel.user.click(screen.getByRole('button', { name: 'Dışa aktar' }))
  await seen('Uygulanmamış 1 değişiklik dosyada yer almaz')
  await panel.user.click(await screen.findByRole('menuitem', { name: /CSV, Türkçe/ }))
  const asked = await waitFor(() => {
    const { url } = fixture.faults.made.find((one) => one.url.includes('/product-prices/export')) ?? {}
    return new URL(url ?? '').searchParams
  })
  expect(asked.get('columns')).toBe(`variant,${turkey},1002,2002`)
  expect([asked.get('search'), asked.get('format')]).toEqual(['ceket', 'csv-tr'])
})

test('on paper there are the rows as they are shown, with what was changed beside what is stored', async () => {
  const panel = await fixture.enter(`${path}?search=ceket`)
  await namesAre('Ceket')
  await type(panel, '59')
  await seen('1 fiyat değişti')
  window.dispatchEvent(new Event('beforeprint'))
  const paper = screen.getByRole('grid', { name: 'Çoklu fiyat düzenleme' })
  expect(paper.textContent).toContain('99,90 59,00')
  expect(document.body.textContent).toContain('Uygulanmamış 1 değişiklik kalın yazılmıştır.')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Çoklu fiyat düzenleme' })).toBe(null))
})
