import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'
import { productInput, variant } from '#tests/product-input.ts'

const fixture = openPanelFixture()
const { enter } = fixture
type Hands = Awaited<ReturnType<typeof enter>>['user']

const posts = () => fixture.faults.calls('POST', '/v1/panel/products')
const saveButton = () => screen.getByRole('button', { name: 'Kaydet' })
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .filter(Boolean)
const count = async () => Number((await fixture.shop.db.execute(sql`select count(*) from products`)).rows[0]?.count)

/** Chooses a value of a field that is searched by typing. */
async function choose(user: Hands, label: string | RegExp, value: string) {
  const field = await screen.findByRole('combobox', { name: label })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: value }))
}

async function nameIt(user: Hands, name = 'Keten elbise') {
  await user.type(await screen.findByRole('textbox', { name: /^Ürün adı/ }), name)
  await user.click(screen.getAllByRole('tab', { name: /English/ })[0] as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: /^Ürün adı/ }), 'Linen dress')
}

/** Fills a new product in as far as its rules ask. */
async function fillIn(user: Hands) {
  await nameIt(user)
  await choose(user, /^Ana kategori/, 'Elbise')
  await choose(user, /^Vergi/, 'KDV %20')
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBeNull())
}

const stored = async (changes: Parameters<typeof productInput>[1] = {}) => {
  const answer = await fixture.shop.call('POST', '/v1/panel/products', {
    body: productInput(fixture.shop.own, changes),
  })
  return answer.body.data as { id: number; version: number; variants: { id: number }[] }
}
const sizes = () => {
  const { beden, s, m } = fixture.shop.own.option
  const of = (option_value_id: number) => [{ option_id: beden, option_value_id }]
  return {
    product_type_id: 2,
    selected_options: [beden],
    variants: [variant({ options: of(s) }), variant({ is_default: 0, options: of(m) })],
  }
}

describe('saving a new product', () => {
  test('R38 R39 accept: a double click saves one product and leads back to the list', async () => {
    const { user } = await enter('/products/add')
    await fillIn(user)
    const before = await count()
    await user.dblClick(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    expect(posts()).toBe(1)
    expect(await count()).toBe(before + 1)
    await seen('Kaydedildi.')
  })

  test.each([500, 'no-connection', 'html', 'status-0'] as const)(
    'R40 R195: %s keeps what was typed, says so, and can be sent again',
    async (fault) => {
      const { user } = await enter('/products/add')
      await fillIn(user)
      const before = await count()
      fixture.faults.next('POST', '/v1/panel/products', fault)
      await user.click(saveButton())
      await waitFor(() => expect(alerts()).toEqual(['Kaydedilemedi. Tekrar deneyin.']))
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Ürün adı/ }).value).toBe('Linen dress')
      await user.click(saveButton())
      await waitFor(() => expect(location.pathname).toBe('/products'))
      expect(await count()).toBe(before + 1)
    },
  )

  test('D4: a save whose answer was lost has one effect when it is sent again', async () => {
    const { user } = await enter('/products/add')
    await fillIn(user)
    const before = await count()
    fixture.faults.next('POST', '/v1/panel/products', 'answer-lost')
    await user.click(saveButton())
    await waitFor(() => expect(alerts()).toHaveLength(1))
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    expect(await count()).toBe(before + 1)
    const keys = fixture.faults.made
      .filter((one) => one.method === 'POST' && one.url.endsWith('/products'))
      .map((one) => one.headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('R94: a stock code that another product has is said at its field', async () => {
    await stored({ variants: [variant({ stock_code: 'STK-TAKEN' })] })
    const { user } = await enter('/products/add')
    await fillIn(user)
    await user.type(screen.getByRole('textbox', { name: 'Stok kodu' }), 'STK-TAKEN')
    await user.click(saveButton())
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Stok kodu' }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(alerts()[0]).toContain('Stok kodu veya barkod zaten mevcut.')
    await user.type(screen.getByRole('textbox', { name: 'Stok kodu' }), '-2')
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
  })

  test('R177: a person who may look but not edit is told why once, and finds nothing to change it with', async () => {
    const { id } = await stored()
    await enter(`/products/edit/${id}`, await fixture.shop.as([601]))
    await screen.findByRole('textbox', { name: /^Ürün adı/ })
    const why = 'Yetkiniz yok (403). Gereken yetki: “Ürünler ve stok: değiştirme”. Bu yetkiyi Ayşe Yılmaz verebilir.'
    await waitFor(() => expect(screen.getByRole('note').textContent).toBe(why))
    const texts = screen.getAllByRole<HTMLInputElement>('textbox')
    await waitFor(() => expect(texts.filter((one) => one.isContentEditable || one.readOnly === false)).toEqual([]))
    for (const one of [...screen.getAllByRole('switch'), screen.getByRole('combobox')])
      expect(one.getAttribute('aria-disabled')).toBe('true')
    const acts = screen.queryAllByRole('button', { name: /Kaydet|Görsel seç|Kalın|Kaldır|kural engelliyor/ })
    expect(acts.map((one) => one.textContent)).toEqual([])
  })

  test('R177: with the permission to edit nothing of that holds', async () => {
    const { id } = await stored()
    await enter(`/products/edit/${id}`, await fixture.shop.as([601, 603]))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Ürün adı/ })).readOnly).toBe(false)
    expect([screen.queryByRole('note'), saveButton().textContent]).toEqual([null, 'Kaydet'])
  })
})

describe('what stands in the way', () => {
  test('R88: the list of rules leads to the name of the other language, and its tab is marked', async () => {
    const { user } = await enter('/products/add')
    await user.type(await screen.findByRole('textbox', { name: /^Ürün adı/ }), 'Elbise')
    await user.click(screen.getByRole('button', { name: /kural engelliyor/ }))
    await user.click(screen.getByRole('button', { name: 'Ürün adı · English' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('translations.1.name'))
    expect(screen.getAllByRole('tab', { name: /English/ })[0]?.textContent).toContain('hata')
  })

  test('R89: the hint to fill all languages belongs to the name', async () => {
    await enter('/products/add')
    const field = await screen.findByRole('textbox', { name: /^Ürün adı/ })
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Tüm dil alanlarını doldurun.')
  })

  test('R14: a category with subcategories is found but cannot be the main one', async () => {
    const { user } = await enter('/products/add')
    await user.click(await screen.findByRole('combobox', { name: /^Ana kategori/ }))
    const parent = await screen.findByRole('option', { name: 'Giyim' })
    expect(parent.getAttribute('aria-disabled')).toBe('true')
    await user.click(parent)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Ana kategori/ }).value).toBe('')
  })

  test('R43 R44: the main category brings its ancestors and its attributes', async () => {
    const { user } = await enter('/products/add')
    await choose(user, /^Ana kategori/, 'Elbise')
    await screen.findByRole('combobox', { name: 'Kumaş' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Ana kategori/ }).value).toBe(
      'Giyim › Kadın › Elbise',
    )
    for (const name of ['Giyim', 'Kadın']) screen.getByRole('button', { name: new RegExp(name) })
  })
})

describe('editing', () => {
  test('R40 D11: a save that meets the end of the session is sent once more after signing in, with what was typed', async () => {
    const { id } = await stored()
    const { user } = await enter(`/products/edit/${id}`, await fixture.tokenOf(fixture.admin))
    const name = await screen.findByRole('textbox', { name: /^Ürün adı/ })
    await user.clear(name)
    await user.type(name, 'Yazlık elbise')
    fixture.faults.next('PUT', '/v1/panel/products/:id', 401)
    await user.click(saveButton())
    const dialog = await screen.findByRole('alertdialog', { name: 'Oturumunuz sona erdi. Tekrar giriş yapın.' })
    await user.type(within(dialog).getByLabelText('Parola'), password)
    await user.click(within(dialog).getByRole('button', { name: 'Giriş yap' }))
    await waitFor(() => expect(location.pathname).toBe('/products'))
    const read = await fixture.shop.call('GET', `/v1/panel/products/${id}`)
    expect(read.body.data).toMatchObject({ version: 2 })
    expect(read.body.data.translations[0].name).toBe('Yazlık elbise')
    expect(fixture.faults.calls('PUT', '/v1/panel/products/:id')).toBe(2)
  })

  test('the minimum of the stock is stored; a service, which has no stock, has none', async () => {
    const { id } = await stored()
    const { user } = await enter(`/products/edit/${id}`)
    const minimum = await screen.findByRole('textbox', { name: /^Kritik stok/ })
    await user.clear(minimum)
    await user.type(minimum, '12')
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    expect((await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data.min_stock).toBe(12)
    const service = await stored({ product_type_id: 3 })
    await enter(`/products/edit/${service.id}`)
    await screen.findByRole('textbox', { name: /^Ürün adı/ })
    expect(screen.queryByRole('textbox', { name: /^Kritik stok/ })).toBeNull()
  })

  test('D5: somebody else saved first: both versions are compared and merged', async () => {
    const { id } = await stored()
    const { user } = await enter(`/products/edit/${id}`)
    const name = await screen.findByRole('textbox', { name: /^Ürün adı/ })
    await user.clear(name)
    await user.type(name, 'Benim elbisem')
    const read = await fixture.shop.call('GET', `/v1/panel/products/${id}`)
    const { id: _, created_at: __, updated_at: ___, ...product } = read.body.data
    product.translations[0].name = 'Onun elbisesi'
    product.max_quantity = 50
    for (const one of product.translations) delete one.language_name
    expect((await fixture.shop.call('PUT', `/v1/panel/products/${id}`, { body: product })).http).toBe(200)
    await user.click(saveButton())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Onun elbisesi')
    await user.click(within(dialog).getByRole('radio', { name: /Benim elbisem/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Birleştir ve kaydet' }))
    await waitFor(() => expect(location.pathname).toBe('/products'))
    const after = (await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data
    expect([after.translations[0].name, after.max_quantity, after.version]).toEqual(['Benim elbisem', 50, 3])
  })

  test('a save is taken back from its message, and what was sold meanwhile stays sold', async () => {
    const { own, db } = fixture.shop
    const { id, variants } = await stored({ variants: [variant({ quantity: 5 })] })
    const { user } = await enter(`/products/edit/${id}`)
    const name = await screen.findByRole('textbox', { name: /^Ürün adı/ })
    await user.clear(name)
    await user.type(name, 'Başka ad')
    await user.click(saveButton())
    await seen('Kaydedildi.')
    const sold = { variant_id: variants[0]?.id ?? 0, quantity: -2, type: 'outbound' as const }
    await db.transaction((tx) => moveStock(tx as never, { shop_id: own.shop_id, user_id: own.admin_id, moves: [sold] }))
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await seen('“Keten elbise” önceki hâline döndü.')
    const { data } = (await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body
    expect([data.translations[0].name, data.variants[0].quantity, data.version]).toEqual(['Keten elbise', 3, 3])
  })

  test('R48 R50: the default variant says why it stays; another goes after it was confirmed', async () => {
    const { id } = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'S: sil' }))
    await seen('Varsayılan varyant silinemez.')
    await user.click(screen.getByRole('button', { name: 'M: sil' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Vazgeç' }))
    expect(screen.getByRole('button', { name: 'M: sil' })).toBe(document.activeElement)
    await user.click(screen.getByRole('button', { name: 'M: sil' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }))
    expect(screen.queryByRole('button', { name: 'M: sil' })).toBeNull()
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    const after = (await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data
    expect(after.variants).toHaveLength(1)
  })

  test('R92: a value that would repeat another variant raises an alert', async () => {
    const { id } = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    const [, second] = await screen.findAllByRole('combobox', { name: /^Beden/ })
    await user.selectOptions(second as HTMLElement, 'S')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Bu seçeneklerle bir varyant zaten var.')
  })

  test('money and numbers are written as the reader writes them', async () => {
    const { id } = await stored()
    const { user } = await enter(`/products/edit/${id}`)
    const [price] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Satış fiyatı/ })
    if (!price) throw new Error('There is no price')
    expect(price.value).toBe('49,90')
    await user.clear(price)
    await user.type(price, '1.249,5')
    await user.tab()
    expect(price.value).toBe('1.249,50')
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    const after = (await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data
    expect(after.variants[0].prices[0].price).toBe('1249.50')
  })
})
