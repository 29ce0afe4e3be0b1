import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { categories } from '#server/db/schema/catalogue.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { haveTree, idOf, treeIn } from '#tests/paths/catalog/categories.fixture.ts'

const fixture = openPanelFixture()
beforeEach(() => haveTree(fixture.shop, true))

const rows = () => screen.getAllByRole('row').filter((row) => row.dataset.key)
const rowOf = (name: string) => {
  const row = rows().find((one) => one.querySelector('a')?.textContent === name)
  if (!row) throw new Error(`${name} is not shown`)
  return row
}
const shown = () => rows().map((row) => row.querySelector('a')?.textContent)
async function enter(path = '/categories') {
  const panel = await fixture.enter(path)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  return panel
}

describe('a tree of 10,000 categories', () => {
  beforeEach(async () => {
    const { db, own } = fixture.shop
    await db.execute(sql`
      insert into categories (shop_id, label, translations, position)
      select ${own.shop_id}, 'Dal ' || n, '[]', n from generate_series(1, 99) n`)
    await db.execute(sql`
      insert into categories (shop_id, label, translations, position, parent_id)
      select ${own.shop_id}, c.label || '.' || n, '[]', n, c.id
        from categories c, generate_series(1, 100) n where c.shop_id = ${own.shop_id} and c.label like 'Dal %'`)
  })

  test('draws a screenful of rows, and tells the place of each in the whole', async () => {
    const { user } = await enter()
    expect(await screen.findByText('10.003')).toBeDefined()
    expect(rows().length).toBeLessThan(60)
    await user.click(screen.getByRole('button', { name: 'Tümünü aç' }))
    await waitFor(() => expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('10004'))
    expect(rows().length).toBeLessThan(60)
    const [last] = rows().slice(-1)
    expect(last?.getAttribute('aria-level')).toBe('2')
    expect(last?.getAttribute('aria-setsize')).toBe('100')
  })

  test('is searched on the spot', async () => {
    const { user } = await enter()
    await user.type(screen.getByRole('searchbox'), 'DAL 7.42')
    await waitFor(() => expect(shown()).toEqual(['Dal 7', 'Dal 7.42']))
    expect(rowOf('Dal 7.42').querySelector('mark')?.textContent).toBe('Dal 7.42')
    expect(location.search).toContain('search=')
  })
})

describe('the tree', () => {
  test('is a treegrid: level, place and number of brothers of every row', async () => {
    await enter()
    const told = rows().map((row) =>
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => row.getAttribute(name)),
    )
    expect(told).toEqual([
      ['1', '1', '2', 'true'],
      ['2', '1', '1', 'true'],
      ['3', '1', '1', null],
      ['1', '2', '2', null],
    ])
  })

  test('is opened, closed and walked by the arrows', async () => {
    const { user } = await enter()
    rowOf('Giyim').focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Kadın')))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(shown()).toEqual(['Giyim', 'Kadın', 'Ayakkabı']))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Giyim')))
  })

  test('is as open as it was left', async () => {
    const { user } = await enter()
    await user.click(screen.getByRole('button', { name: 'Kapat: Kadın' }))
    expect(shown()).toEqual(['Giyim', 'Kadın', 'Ayakkabı'])
    await enter()
    expect(shown()).toEqual(['Giyim', 'Kadın', 'Ayakkabı'])
  })

  test('opens at the category that the address names', async () => {
    await enter()
    await fixture.shop.db.update(categories).set({ status: 1 }).where(eq(categories.label, 'Etek'))
    sessionStorage.setItem('categories.open', '[]')
    await enter(`/categories?open=${await idOf(fixture.shop, 'Kadın')}`)
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Kadın')))
    expect(shown()).toEqual(['Giyim', 'Kadın', 'Etek', 'Ayakkabı'])
  })
})

describe('beside the tree', () => {
  test('stand print, the file of what was found, and the files that fill it', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => {}
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await enter('/categories?search=etek')
    expect(screen.getByRole('link', { name: 'İçe aktar' }).getAttribute('href')).toBe('/imports?kind=categories')
    await user.click(screen.getByRole('button', { name: 'Yazdır' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (1.5)' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [, found, ...rest] = (await files[0]?.text())?.split('\r\n') ?? []
    expect(found).toBe('"Etek","Giyim > Kadın > Etek",0,1,0,0,"Aktif"')
    expect(rest.join()).not.toContain('Ayakkabı')
  })
})

describe('the look of the tree', () => {
  const views = '/v1/panel/list-views'
  const settings = '/v1/panel/list-settings?list=categories'
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
  const view = (filters: object, search = '') => ({
    list: 'categories',
    name: 'Kapalılar',
    shared: 0,
    query: { search, order_index: 'categories.id', order_direction: 'asc', filters },
    columns: null,
  })
  const kept = async () => (await fixture.shop.call('GET', `${views}?list=categories`)).body.data.rows
  const put = (changed: object) =>
    fixture.shop.call('PUT', settings, {
      body: { density: 'normal', columns: null, default_view_id: null, ...changed },
    })
  afterEach(async () => {
    await put({})
    for (const { id } of await kept()) await fixture.shop.call('DELETE', `${views}/${id}`)
  })

  test('its columns are chosen, and exported as they are shown', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => {}
    const { user } = await enter()
    expect(headers()).not.toContain('No')
    await user.click(screen.getByRole('button', { name: 'Sütunlar' }))
    const chooser = await screen.findByRole('dialog', { name: 'Sütunlar' })
    for (const name of ['Ürünler', 'Özellikler', 'Pazaryeri eşleşmeleri', 'Durum', 'No'])
      await user.click(within(chooser).getByRole('checkbox', { name }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headers().slice(0, 3)).toEqual(['Kategori adı', 'Alt kategoriler', 'No']))
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (1.5)' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [head] = (await files[0]?.text())?.replace('\uFEFF', '').split('\r\n') ?? []
    expect(head).toBe('"Kategori adı","Ağaçtaki yeri","Alt kategoriler","No"')
  })

  test('its rows are as high as somebody wants them, and stay so', async () => {
    await put({ density: 'compact' })
    await enter()
    expect(screen.getByRole('treegrid').style.getPropertyValue('--row')).toBe('28px')
  })

  test('a view keeps what is searched and filtered, and brings it back', async () => {
    const { db } = fixture.shop
    await db.update(categories).set({ status: 0 }).where(eq(categories.label, 'Etek'))
    const { user } = await enter()
    await user.click(screen.getByRole('button', { name: 'Filtre: Durum' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Pasif' }))
    await waitFor(() => expect(shown()).toEqual(['Giyim', 'Kadın', 'Etek']))
    expect(location.search).toBe('?status=0')
    await user.click(screen.getByRole('button', { name: 'Tümü' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Yeni görünüm olarak kaydet…' }))
    await user.type(await screen.findByRole('textbox', { name: /^Görünüm adı/ }), 'Kapalılar{Enter}')
    await screen.findByRole('button', { name: 'Kapalılar' })
    expect(await kept()).toMatchObject([{ name: 'Kapalılar', query: { filters: { status: '0' } } }])
    await user.click(screen.getByRole('button', { name: 'Temizle' }))
    await waitFor(() => expect(shown()).toContain('Ayakkabı'))
    await user.click(screen.getByRole('button', { name: /^Kapalılar.*değiştirildi$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Değişiklikleri geri al' }))
    await waitFor(() => expect(shown()).toEqual(['Giyim', 'Kadın', 'Etek']))
  })

  test("opens with the person's view, unless its address names a category", async () => {
    const made = await fixture.shop.call('POST', views, { body: view({ status: '1', strange: '7' }, 'etek') })
    await put({ default_view_id: made.body.data.id })
    const steps = vi.spyOn(history, 'pushState')
    await enter()
    await waitFor(() => expect(shown()).toEqual(['Giyim', 'Kadın', 'Etek']))
    // Going back leads to where one came from, and not to a tree that opens its view again.
    expect(location.search).toBe(`?search=etek&status=1&view=${made.body.data.id}`)
    expect(steps.mock.calls.filter(([, , to]) => String(to).includes('view='))).toEqual([])
    steps.mockRestore()
    expect(screen.getByRole('button', { name: 'Kapalılar' })).toBeDefined()
    const search = `?open=${await idOf(fixture.shop, 'Kadın')}`
    await enter(`/categories${search}`)
    await waitFor(() => expect(shown()).toContain('Ayakkabı'))
    expect(location.search).toBe(search)
  })
})

describe('a move', () => {
  test('by keys is done at once, keeps the focus, and is taken back from the message', async () => {
    const { user } = await enter()
    rowOf('Etek').focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(rowOf('Etek').getAttribute('aria-level')).toBe('2')
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Etek')))
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    await waitFor(() => expect(rowOf('Etek').getAttribute('aria-level')).toBe('3'))
    await waitFor(async () => expect(await treeIn(fixture.shop)).toMatchObject({ Etek: 'Kadın' }))
  })

  test('that the server refuses is taken back, and says why', async () => {
    const { user } = await enter()
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    fixture.faults.next('PUT', '/v1/panel/categories/:id/move', async () => {
      await asked
      return new Response('', { status: 503 })
    })
    rowOf('Ayakkabı').focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(shown()[0]).toBe('Ayakkabı')
    answer()
    const note = await screen.findByText(/“Ayakkabı” taşınamadı, eski yerinde duruyor/)
    expect(shown()[0]).toBe('Giyim')
    await user.click(within(note).getByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(shown()[0]).toBe('Ayakkabı'))
  })
})

describe('a new category', () => {
  test('begins under the one that it was asked for at', async () => {
    const { user } = await enter()
    await user.click(screen.getByRole('button', { name: 'Alt kategori ekle: Kadın' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Üst kategori' }).value).toBe('Kadın'),
    )
    await user.type(screen.getByLabelText(/^Kategori adı/), 'Bluz')
    await user.click(screen.getByRole('tab', { name: /English/ }))
    await user.type(screen.getByLabelText(/^Kategori adı/), 'Blouse')
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Bluz')))
    expect(await treeIn(fixture.shop)).toMatchObject({ Bluz: 'Kadın' })
  })

  test('is shown as a search engine would show it', async () => {
    await fixture.enter(`/categories/edit/${await idOf(fixture.shop, 'Etek')}`)
    const preview = await screen.findByRole('region', { name: 'Arama sonucunda görünüşü' })
    expect(within(preview).getByText('Etek')).toBeDefined()
    fireEvent.change(screen.getByLabelText('SEO başlığı'), { target: { value: 'Uzun etekler' } })
    expect(within(preview).getByText('Uzun etekler')).toBeDefined()
  })
})
