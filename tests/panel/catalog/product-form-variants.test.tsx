import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { productInput, variant } from '#tests/product-input.ts'

const fixture = openPanelFixture()
const { enter } = fixture
type Hands = Awaited<ReturnType<typeof enter>>['user']

const stored = async (changes: Parameters<typeof productInput>[1] = {}) => {
  const answer = await fixture.shop.call('POST', '/v1/panel/products', {
    body: productInput(fixture.shop.own, changes),
  })
  return answer.body.data.id as number
}
const readBack = async (id: number) => (await fixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data
const sizes = () => {
  const { beden, s, m } = fixture.shop.own.option
  const of = (option_value_id: number) => [{ option_id: beden, option_value_id }]
  return {
    product_type_id: 2,
    selected_options: [beden],
    variants: [variant({ options: of(s) }), variant({ is_default: 0, options: of(m) })],
  }
}
const table = () => screen.getByRole('table', { name: 'Varyantlar' })
const rows = () => within(table()).getAllByRole('row').slice(1)
const save = async (user: Hands) => {
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(location.pathname).toBe('/products'))
}

describe('a block of a spreadsheet', () => {
  test('fills the fields beside and below, tells what did not fit, and is taken back', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    const code = (nth: number, field: string) => document.getElementById(`variants.${nth}.${field}`) as HTMLInputElement
    await waitFor(() => expect(code(0, 'stock_code')).not.toBe(null))
    const before = ['stock_code', 'barcode'].flatMap((field) => [0, 1].map((nth) => code(nth, field).value))
    await user.click(code(0, 'stock_code'))
    await user.paste('DNM-1\t8690000000012\nDNM-2\t8690000000029\nDNM-3\t8690000000036\n')
    await seen('4 hücreye yapıştırıldı; tabloya sığmayan 2 değer atlandı.')
    const now = () => ['stock_code', 'barcode'].flatMap((field) => [0, 1].map((nth) => code(nth, field).value))
    expect(now()).toEqual(['DNM-1', 'DNM-2', '8690000000012', '8690000000029'])
    // The bar of a text has a button of this name too.
    await user.click(screen.getByText('Geri al'))
    await waitFor(() => expect(now()).toEqual(before))
    await user.click(code(0, 'quantity'))
    await user.paste('12\tDNM-1\n1\tDNM-2')
    await save(user)
    const { variants } = await readBack(id)
    expect(variants.map((one: { quantity: number; stock_code: string }) => [one.quantity, one.stock_code])).toEqual([
      [12, 'DNM-1'],
      [1, 'DNM-2'],
    ])
  })

  test('prices are read as the sheet writes them', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    const price = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[id^="variants.0.prices."][id$=".price"]')
      expect(found).not.toBe(null)
      return found as HTMLInputElement
    })
    await user.click(price)
    await user.paste('1.234,50\n99,90')
    await save(user)
    const { variants } = await readBack(id)
    expect(variants.map((one: { prices: { price: string }[] }) => one.prices[0]?.price)).toEqual(['1234.50', '99.90'])
  })
})

describe('the generator', () => {
  test('makes every combination, says beforehand which are new, and keeps what there is', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Varyant oluştur' }))
    const dialog = await screen.findByRole('dialog', { name: 'Varyant oluştur' })
    await user.click(within(dialog).getAllByRole('button', { name: 'Tümü' })[0] as HTMLElement)
    await waitFor(() =>
      expect(dialog.textContent).toContain('3 kombinasyondan 1 tanesi oluşturulacak; 2 tanesi zaten var'),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Oluştur' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    await save(user)
    const { variants } = await readBack(id)
    expect(variants).toHaveLength(3)
    expect(variants.filter((one: { is_default: number }) => one.is_default)).toHaveLength(1)
  })

  test('leaves single combinations out, or a whole value, with the keyboard', async () => {
    const id = await stored({ product_type_id: 1 })
    const { user } = await enter(`/products/edit/${id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Ürün tipi/ }), 'Varyantlı ürün')
    await user.click(screen.getByRole('button', { name: 'Varyant oluştur' }))
    const dialog = await screen.findByRole('dialog', { name: 'Varyant oluştur' })
    const inside = within(dialog)
    for (const name of ['S', 'M', 'Kırmızı', 'Mavi']) {
      await user.type(inside.getByRole('combobox', { name: 'SM'.includes(name) ? 'Beden' : 'Renk' }), `${name}{Enter}`)
    }
    expect(dialog.textContent).toContain('4 kombinasyondan 4 tanesi oluşturulacak')
    const ticks = () => inside.getAllByRole<HTMLInputElement>('checkbox', { name: / \/ / })
    expect(ticks().map((one) => [one.ariaLabel, one.checked, one.tabIndex])).toEqual([
      ['S / Kırmızı', true, 0],
      ['S / Mavi', true, -1],
      ['M / Kırmızı', true, -1],
      ['M / Mavi', true, -1],
    ])
    ticks()[0]?.focus()
    await user.keyboard('{ArrowDown} {End}')
    expect(document.activeElement).toBe(ticks()[3])
    expect(dialog.textContent).toContain('4 kombinasyondan 3 tanesi oluşturulacak')
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(ticks()[0])
    await user.click(inside.getByRole('checkbox', { name: 'Hepsi' }))
    expect(ticks().map((one) => one.checked)).toEqual([true, true, true, true])
    await user.selectOptions(inside.getByRole('combobox', { name: 'Gösterilen: Renk' }), 'Mavi')
    expect(ticks().map((one) => one.ariaLabel)).toEqual(['S / Mavi', 'M / Mavi'])
    await user.click(inside.getByRole('checkbox', { name: 'Görünen 2 kombinasyon' }))
    expect(dialog.textContent).toContain('4 kombinasyondan 2 tanesi oluşturulacak')
    await user.click(inside.getByRole('button', { name: 'Oluştur' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await save(user)
    const { variants } = await readBack(id)
    const { kirmizi } = fixture.shop.own.option
    expect(
      variants.map((one: { options: { option_value_id: number }[] }) => one.options.at(-1)?.option_value_id),
    ).toEqual([kirmizi, kirmizi])
  })

  test('reject: all combinations left out are refused with their reason', async () => {
    const id = await stored({ product_type_id: 1 })
    const { user } = await enter(`/products/edit/${id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Ürün tipi/ }), 'Varyantlı ürün')
    await user.click(screen.getByRole('button', { name: 'Varyant oluştur' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Varyant oluştur' }))
    await user.type(dialog.getByRole('combobox', { name: 'Beden' }), 'S{Enter}')
    await user.click(dialog.getByRole('checkbox', { name: 'S' }))
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await seen('Bütün kombinasyonları çıkardınız; en az birini işaretleyin.')
  })

  test('offers the options of the product, and all others where they are asked for', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Varyant oluştur' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Varyant oluştur' }))
    const offered = () => dialog.getAllByRole('combobox').map((one) => one.getAttribute('id'))
    const own = offered()
    expect(own).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: /^Başka seçenek/ }))
    expect(offered().slice(0, 1)).toEqual(own)
    expect(offered().length).toBeGreaterThan(1)
  })

  test('R90 reject: nothing chosen is refused with its reason', async () => {
    const id = await stored({ product_type_id: 1 })
    const { user } = await enter(`/products/edit/${id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Ürün tipi/ }), 'Varyantlı ürün')
    await user.click(screen.getByRole('button', { name: 'Varyant oluştur' }))
    const dialog = await screen.findByRole('dialog', { name: 'Varyant oluştur' })
    await user.click(within(dialog).getByRole('button', { name: 'Oluştur' }))
    await seen('Her seçenek için en az bir değer seçin.')
    expect(dialog.isConnected).toBe(true)
  })
})

describe('codes of a pattern', () => {
  test('are shown at each combination as they are written, and remembered for the next product', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Varyant oluştur' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Varyant oluştur' }))
    await user.click(dialog.getAllByRole('button', { name: 'Tümü' })[0] as HTMLElement)
    await user.type(dialog.getByRole('textbox', { name: 'Stok kodu kalıbı' }), 'DNM-1')
    await user.click(dialog.getByRole('button', { name: 'Stok kodu kalıbı: {Beden} ekle' }))
    await waitFor(() => expect(dialog.getByText('DNM-1-L').tagName).toBe('CODE'))
    await user.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: 'Boş kodları doldur' }))
    const filling = within(await screen.findByRole('dialog', { name: 'Boş kodları doldur' }))
    await user.click(filling.getByRole('button', { name: 'Son kullanılan: DNM-1-{Beden}' }))
    expect(filling.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['SDNM-1-S', 'MDNM-1-M', 'L'])
    await user.click(filling.getByRole('button', { name: 'Doldur' }))
    await save(user)
    const { variants } = await readBack(id)
    expect(variants.map((one: { stock_code: string }) => one.stock_code)).toEqual(['DNM-1-S', 'DNM-1-M', 'DNM-1-L'])
  })

  test('reject: a code that stands twice is told at its row, an unknown part at the pattern', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Boş kodları doldur' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Boş kodları doldur' }))
    const pattern = dialog.getByRole('textbox', { name: 'Barkod kalıbı' })
    await user.type(pattern, '8690000000012')
    expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'S8690000000012',
      'M8690000000012Stok kodu veya barkod zaten mevcut.',
    ])
    await user.clear(pattern)
    await user.type(pattern, '{{Renk}')
    await seen('Kalıptaki {Renk} bilinmiyor. Yazılabilenler: {code} {n:3} {Beden}')
    await user.click(dialog.getByRole('button', { name: 'Doldur' }))
    expect(screen.getByRole('dialog', { name: 'Boş kodları doldur' }).isConnected).toBe(true)
  })
})

describe('pictures by colour', () => {
  test('all of a value get the pictures of one in one act, which is taken back from its message', async () => {
    const { beden, renk, s, m, kirmizi, mavi } = fixture.shop.own.option
    const of = (size: number, colour: number) => [
      { option_id: beden, option_value_id: size },
      { option_id: renk, option_value_id: colour },
    ]
    const image = dataUrl('image/png', await png())
    const file = await fixture.shop.call('POST', '/v1/files', { body: { type: 'product', image, realName: 'on.png' } })
    const images = [{ type: 1, image: file.body.data.name, status: 1, deleted: 0 } as const]
    const id = await stored({
      product_type_id: 2,
      selected_options: [beden, renk],
      variants: [
        variant({ options: of(s, kirmizi), images }),
        variant({ is_default: 0, options: of(m, kirmizi) }),
        variant({ is_default: 0, options: of(s, mavi) }),
      ],
    })
    const { user } = await enter(`/products/edit/${id}`)
    const pictured = () => rows().map((row) => row.querySelectorAll('img').length)
    await user.click(await screen.findByRole('button', { name: 'S / Kırmızı: ayrıntılar' }))
    const give = 'Görselleri Kırmızı olan 1 varyanta ver'
    await user.click(await screen.findByRole('button', { name: give }))
    await seen('Görseller 1 varyanta verildi.')
    expect(screen.queryByRole('button', { name: give })).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Tamam' }))
    await waitFor(() => expect(pictured()).toEqual([1, 1, 0]))
    // The bar of a text has a button of this name too.
    await user.click(screen.getByText('Geri al'))
    await waitFor(() => expect(pictured()).toEqual([1, 0, 0]))
    await user.click(screen.getByRole('button', { name: 'S / Kırmızı: ayrıntılar' }))
    await user.click(await screen.findByRole('button', { name: 'Görselleri öteki 2 varyanta da ver' }))
    await user.click(screen.getByRole('button', { name: 'Tamam' }))
    await save(user)
    const { variants } = await readBack(id)
    expect(variants.map((one: { images: { image: string }[] }) => one.images.map((own) => own.image))).toEqual([
      [images[0]?.image],
      [images[0]?.image],
      [images[0]?.image],
    ])
  })
})

describe('variants by hand', () => {
  test('R92 reject: a combination that exists is refused before it is added; another is added', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    const value = await screen.findByRole('combobox', { name: 'Yeni varyant: Beden' })
    await user.selectOptions(value, 'M')
    await user.click(screen.getByRole('button', { name: 'Varyant ekle' }))
    await seen('Bu seçeneklerle bir varyant zaten var.')
    expect(rows()).toHaveLength(2)
    await user.selectOptions(value, 'L')
    await user.click(screen.getByRole('button', { name: 'Varyant ekle' }))
    expect(rows()).toHaveLength(3)
  })

  test('a column is filled for all of them, and the arrows lead down a column', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Stok: hepsine yaz' }))
    await user.keyboard('8{Enter}')
    const stocks = () => within(table()).getAllByRole<HTMLInputElement>('textbox', { name: 'Stok' })
    await waitFor(() => expect(stocks().map((one) => one.value)).toEqual(['8', '8']))
    const [first, second] = stocks()
    first?.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await save(user)
    expect((await readBack(id)).variants.map((one: { quantity: number }) => one.quantity)).toEqual([8, 8])
  })

  test('R47: another default is chosen in the table', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('radio', { name: 'M: varsayılan yap' }))
    await save(user)
    expect((await readBack(id)).variants.map((one: { is_default: number }) => one.is_default)).toEqual([0, 1])
  })

  test('the details of a variant hold what its row has no room for', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'M: ayrıntılar' }))
    const details = await screen.findByRole('dialog', { name: 'M' })
    await user.type(within(details).getByRole('textbox', { name: 'Raf' }), 'B-4')
    await user.type(within(details).getByRole('textbox', { name: 'Ağırlık' }), '0,35')
    await user.click(within(details).getByRole('button', { name: 'Tamam' }))
    await save(user)
    expect((await readBack(id)).variants[1]).toMatchObject({ shelf: 'B-4', weight: 0.35 })
  })

  test('R41: a type without variants asks before it drops them', async () => {
    const id = await stored(sizes())
    const { user } = await enter(`/products/edit/${id}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Ürün tipi/ }), 'Ürün')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Yalnızca varsayılan varyant (S) kalır')
    await user.click(within(question).getByRole('button', { name: 'Tipi değiştir' }))
    await save(user)
    const { product_type_id, variants, selected_options } = await readBack(id)
    expect([product_type_id, variants.length, selected_options]).toEqual([1, 1, []])
  })
})
