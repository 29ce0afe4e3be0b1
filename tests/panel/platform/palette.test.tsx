import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'

/** The palette and the sheet of shortcuts, over the pages that offer their acts to it. */

const fixture = openPanelFixture()
type User = Awaited<ReturnType<typeof fixture.enter>>['user']

async function summon(user: User) {
  await screen.findByRole('button', { name: 'Ara ve git' })
  await user.keyboard('{Control>}k{/Control}')
  return within(await screen.findByRole('dialog', { name: 'Ara ve git' }))
}
const reasonsIn = (option: HTMLElement) =>
  [...option.querySelectorAll('[data-rule]')].map((one) => one.getAttribute('data-rule'))

describe('what the open page offers', () => {
  test('R201: a save that rules stand in the way of names them, and Enter does not take it', async () => {
    const { user } = await fixture.enter('/brands/add')
    await screen.findByRole('textbox', { name: /Marka adı/ })
    const palette = await summon(user)
    await user.keyboard('kaydet')
    const save = await palette.findByRole('option', { name: /^KaydetCtrl/ })
    expect([save.getAttribute('aria-disabled'), reasonsIn(save)]).toEqual(['true', ['validation.translation']])
    await user.keyboard('{Enter}')
    expect(palette.getByRole('combobox')).toBe(document.activeElement)
  })

  test('what may be done is done, and the focus is back on the page', async () => {
    const { user } = await fixture.enter('/brands/add')
    const name = await screen.findByRole('textbox', { name: /Marka adı/ })
    await user.type(name, 'Paşabahçe')
    const palette = await summon(user)
    await user.keyboard('GERİ AL')
    await user.click(palette.getByRole('option', { name: 'Değişiklikleri geri al' }))
    await waitFor(() => expect((name as HTMLInputElement).value).toBe(''))
    expect(document.activeElement).toBe(name)
  })

  test('R194: deleting the selected waits for a selection', async () => {
    const { user } = await fixture.enter('/products')
    await seen('Ürünler')
    const palette = await summon(user)
    expect(reasonsIn(await palette.findByRole('option', { name: /^Seçilenleri sil/ }))).toEqual(['list.none_selected'])
  })
})

describe('the acts of the open record', () => {
  const offered = (palette: ReturnType<typeof within>) =>
    within(palette.getByRole('group', { name: 'Bu sayfada' })).getAllByRole('option')
  const named = (options: readonly HTMLElement[], name: string) =>
    options.find((one) => one.firstChild?.textContent === name) ?? expect.fail(`${name} is not offered`)

  test('of the category that has the focus: another under it, its move and its deletion, the refused ones with reasons', async () => {
    const { user } = await fixture.enter('/categories', await fixture.shop.as([400, 401, 404]))
    const row = await waitFor(() => screen.getByText('Giyim').closest('tr') ?? expect.fail())
    row.focus()
    const options = offered(await summon(user))
    expect(reasonsIn(named(options, 'Alt kategori ekle: Giyim'))).toEqual(['auth.forbidden'])
    expect(reasonsIn(named(options, 'Taşı: Giyim'))).toEqual(['auth.forbidden'])
    await user.click(named(options, 'Sil: Giyim'))
    await screen.findByRole('alertdialog')
  })

  test('of a category without the focus there are none', async () => {
    const { user } = await fixture.enter('/categories')
    await screen.findByText('Giyim')
    expect(offered(await summon(user)).map((one) => one.textContent)).toEqual([
      'Çöp kutusu',
      'Tümünü aç',
      'Tümünü kapat',
    ])
  })

  test('of a review: its decisions, and what stands in the way of them', async () => {
    const id = await newReview(fixture.shop, { status: 'accepted' })
    const { user } = await fixture.enter(`/product-reviews/edit/${id}`)
    await screen.findByRole('button', { name: 'Yanıtı kaydet' })
    const palette = await summon(user)
    const options = offered(palette)
    expect(options.map((one) => one.firstChild?.textContent)).toEqual([
      'Beklemeye al',
      'Reddet',
      'Yanıtı kaydet',
      'Yanıtı kaldır',
    ])
    expect(reasonsIn(named(options, 'Yanıtı kaldır'))).toEqual(['review.not_answered'])
    expect(reasonsIn(named(options, 'Yanıtı kaydet'))).toEqual(['validation.required'])
    await user.click(named(options, 'Reddet'))
    await seen('Reddedildi')
  })
})

test.each(['urunler', 'ÜRÜNLER', 'URUNLER', 'ürünler'])('a screen is found by %s', async (text) => {
  const { user } = await fixture.enter('/no-access')
  const palette = await summon(user)
  await user.keyboard(text)
  expect(palette.getAllByRole('option')[0]?.textContent).toMatch(/^Ürünler/)
})

test.each([
  ['yeni ürün', /^Ürün ekle/],
  ['ayar', /^Koyu/],
])('what people call otherwise is found: %s', async (text, name) => {
  const { user } = await fixture.enter('/brands')
  const palette = await summon(user)
  await user.keyboard(text)
  expect(await palette.findByRole('option', { name })).not.toBeNull()
})

test('a customer who is found by name leads to their page', async () => {
  const { user } = await fixture.enter('/brands')
  const palette = await summon(user)
  await user.keyboard('zeynep yılmaz')
  await user.click(await palette.findByRole('option', { name: /^Zeynep Yılmaz/ }))
  const page = `/customers/details/${fixture.shop.own.customer_id}`
  await waitFor(() => expect(window.location.pathname).toBe(page))
})

test('R176: screens that no code opens are not there', async () => {
  const { user } = await fixture.enter('/no-access', await fixture.shop.as([600]))
  const palette = await summon(user)
  const titles = within(palette.getByRole('group', { name: 'Ekranlar' })).getAllByRole('option')
  expect(titles.map((one) => one.textContent).join()).toMatch(/Ürünler(?!.*Markalar)/)
})

describe('R174: the records that were found', () => {
  test('lead to their screens, also by Enter before anything is found', async () => {
    const brand = await fixture.shop.call('POST', '/v1/panel/brands', {
      body: {
        logo: '',
        translations: [175, 176].map((language_id) => ({ language_id, name: 'Şişecam' })),
        marketplace_links: [],
        status: 1,
      },
    })
    const { user } = await fixture.enter('/no-access')
    await summon(user)
    await user.keyboard('sisecam{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/brands/edit/${brand.body.data.id}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('?', () => {
  test('shows the shortcuts that the page hears, as the table of them has them', async () => {
    const { user } = await fixture.enter('/products')
    await screen.findByRole('button', { name: 'Hızlı ekle' })
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Kısayollar' }))
    expect(sheet.getAllByRole('term').map((one) => one.textContent)).toEqual([
      'Hızlı ürün ekle',
      'Bu sayfada ara',
      'Sıralama başlıklarında sonraki',
      'Sıralama başlıklarında önceki',
      'Sonraki satır',
      'Önceki satır',
      'Satırı seç',
      'Satırdaki kaydı aç',
      'Satırdaki değeri değiştir',
      'Ara ve git',
      'Kısayollar',
      'İletilere geç',
    ])
  })

  test('shows those of the tree of categories too, for whoever may move them', async () => {
    const { user } = await fixture.enter('/categories')
    await screen.findByRole('treegrid')
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Kısayollar' }))
    const keys = sheet.getAllByRole('term').map((one) => [one.textContent, one.nextElementSibling?.textContent])
    expect(keys).toEqual(
      expect.arrayContaining([
        ['Altındakileri göster', '→'],
        ['Bir yukarı taşı', 'Alt↑'],
        ['Bir düzey dışarı taşı', 'Alt←'],
      ]),
    )
  })

  test('shows those of the price grid, also while the grid has the focus', async () => {
    await fixture.shop.call('POST', '/v1/panel/products', { body: productInput(fixture.shop.own) })
    const { user } = await fixture.enter('/products/multiple-price-edit')
    const grid = await screen.findByRole('grid')
    grid.focus()
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Kısayollar' }))
    const keys = sheet.getAllByRole('term').map((one) => [one.textContent, one.nextElementSibling?.textContent])
    expect(keys).toEqual(
      expect.arrayContaining([
        ['Geri al', 'CtrlZ'],
        ['Sütunu seç', 'CtrlSpace'],
        ['Satırın hücrelerini seç', 'ShiftSpace'],
      ]),
    )
  })

  test('is a question mark where text is written', async () => {
    const { user } = await fixture.enter('/brands/add')
    const name = await screen.findByRole('textbox', { name: /Marka adı/ })
    await user.type(name, 'Kim?')
    expect((name as HTMLInputElement).value).toBe('Kim?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('/', () => {
  test.each(['/brands', '/categories', '/products/multiple-price-edit'])(
    'on %s leads to the search, whose text is then typed over',
    async (path) => {
      const { user } = await fixture.enter(path)
      const field = (await screen.findByRole('searchbox')) as HTMLInputElement
      expect(field.getAttribute('aria-keyshortcuts')).toBe('/')
      await user.keyboard('/')
      expect([document.activeElement, field.value]).toEqual([field, ''])
      await user.keyboard('a/b')
      expect(field.value).toBe('a/b')
      field.blur()
      await user.keyboard('/c')
      expect(field.value).toBe('c')
    },
  )
})
