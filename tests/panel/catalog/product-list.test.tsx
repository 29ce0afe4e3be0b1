import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { countStock } from '#tests/fixtures/stock.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { price as priceOf, productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/products'
const names = () =>
  screen.getAllByRole('rowheader', { hidden: true }).map((cell) => within(cell).getByText(/ürün$/).textContent)
const rowsOf = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected))

/** A price waits for the shop's currency. */
const rowSays = (row: number, text: string) =>
  waitFor(() => expect(screen.getAllByRole('row')[row]?.textContent).toContain(text))

async function add(name: string, changes: Parameters<typeof productInput>[1] = {}, quantity = 0): Promise<number> {
  const body = productInput(fixture.shop.own, {
    translations: [translation(turkish, name), translation(english, name)],
    variants: [variant({ quantity, stock_code: `${name} kodu` })],
    ...changes,
  })
  return (await fixture.shop.call('POST', path, { body })).body.data.id
}

beforeEach(async () => {
  await fixture.shop.db.delete(stock_movements)
  await fixture.shop.db.delete(products)
})

describe('the list of products', () => {
  test('shows name, brand, category, price, stock and status, newest first', async () => {
    await add('Eski ürün', {}, 3)
    await add('Yeni ürün', { status: 0, brand_id: null })
    await fixture.enter('/products')
    await rowsOf('Yeni ürün', 'Eski ürün')
    await rowSays(2, 'Mavi DenizElbise₺49,903Aktif')
    await rowSays(1, 'Elbise₺49,900Pasif')
  })

  test('the shop that cannot be asked for its currency takes no row down: amounts stand without a sign', async () => {
    await add('Tek ürün')
    fixture.faults.next('GET', '/v1/panel/shop', 500, 9)
    await fixture.enter('/products')
    await rowsOf('Tek ürün')
    await rowSays(1, 'Elbise49,90')
    expect(fixture.faults.calls('GET', '/v1/panel/shop')).toBe(1)
  })

  test('/products/no-stock shows those without stock, and no filter for it', async () => {
    await add('Olmayan ürün')
    await add('Olan ürün', {}, 5)
    await fixture.enter('/products/no-stock')
    await rowsOf('Olmayan ürün')
    expect(screen.queryByRole('button', { name: 'Filtre: Stok' })).toBe(null)
    expect(screen.getByRole('link', { name: 'Olmayan ürün' }).getAttribute('href')).toMatch(/^\/products\/edit\/\d+$/)
  })

  test('a filter opens with what can be chosen', async () => {
    await add('Markalı ürün')
    const { user } = await fixture.enter('/products')
    await user.click(await screen.findByRole('button', { name: 'Filtre: Marka' }))
    await user.click(await screen.findByRole('option', { name: 'Mavi Deniz' }))
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Marka: Mavi Deniz' }))
    await screen.findByRole('button', { name: 'Filtre: Marka' })
    expect(screen.queryByRole('option')).toBe(null)
  })

  test('R150: a range of prices is typed into one filter, and told there when its start is not below its end', async () => {
    const at = (price: string) => ({ variants: [variant({ stock_code: price, prices: [priceOf({ price })] })] })
    await add('Ucuz ürün', at('10.00'))
    await add('Orta ürün', at('1200.50'))
    await add('Pahalı ürün', at('5000.00'))
    const { user } = await fixture.enter('/products')
    await rowsOf('Pahalı ürün', 'Orta ürün', 'Ucuz ürün')
    await user.click(screen.getByRole('button', { name: 'Filtre: Fiyat' }))
    const start = await screen.findByRole('textbox', { name: 'En düşük fiyat' })
    const end = screen.getByRole('textbox', { name: 'En yüksek fiyat' })
    await user.type(start, '1.000')
    await rowsOf('Pahalı ürün', 'Orta ürün')
    await user.type(end, '1000')
    await seen('Başlangıç fiyatı bitiş fiyatından küçük olmalıdır.')
    expect([start.getAttribute('aria-invalid'), location.search]).toEqual(['true', '?min_price=1000'])
    await user.clear(end)
    await user.type(end, '1.200,50')
    await rowsOf('Orta ürün')
    expect([start.getAttribute('aria-invalid'), location.search]).toEqual([null, '?min_price=1000&max_price=1200.50'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Kaldır: Fiyat: 1.000,00 – 1.200,50' }))
    await rowsOf('Pahalı ürün', 'Orta ürün', 'Ucuz ürün')
    expect(location.search).toBe('')
  })

  test('an address with filters shows its list', async () => {
    await add('Markalı ürün')
    await add('Markasız ürün', { brand_id: null })
    await fixture.enter(`/products?brand_id=${fixture.shop.own.brand}`)
    await rowsOf('Markalı ürün')
    await seen('Marka: Mavi Deniz')
  })

  test('R177: whoever may only look is offered nothing else', async () => {
    await add('Bir ürün')
    await fixture.enter('/products', await fixture.shop.as([600]))
    await seen('Bir ürün kodu')
    expect(screen.queryByRole('link', { name: 'Ürün ekle' })).toBe(null)
    expect(screen.queryByRole('button', { name: /Kopyala|Sil|Hızlı ekle|Diğer işlemler/ })).toBe(null)
  })
})

describe('acts of the list', () => {
  test('R190: a copy is passive and has no codes, and stands on top at once', async () => {
    await add('Bir ürün', {}, 4)
    const { user } = await fixture.enter('/products')
    await rowsOf('Bir ürün')
    await user.click(screen.getByRole('button', { name: 'Kopyala: Bir ürün' }))
    await rowsOf('Bir ürün', 'Bir ürün')
    await rowSays(1, '₺49,900Pasif')
  })

  test('R190: a copy that is asked for while another is under way is made after it', async () => {
    await add('İlk ürün')
    await add('Sonraki ürün')
    const { user } = await fixture.enter('/products')
    await rowsOf('Sonraki ürün', 'İlk ürün')
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    fixture.faults.next('POST', `${path}/copy/:id`, (forward) => gate.then(forward))
    await user.click(screen.getByRole('button', { name: 'Kopyala: İlk ürün' }))
    await user.click(screen.getByRole('button', { name: 'Kopyala: Sonraki ürün' }))
    expect(screen.getByRole('button', { name: 'Kopyala: Sonraki ürün' }).getAttribute('aria-busy')).toBe('true')
    release()
    await rowsOf('Sonraki ürün', 'İlk ürün', 'Sonraki ürün', 'İlk ürün')
  })

  test('R166 reject: a product with stock movements stays, and the dialog says why', async () => {
    await countStock(fixture.shop, await add('Satılan ürün', {}, 4))
    const { user } = await fixture.enter('/products')
    await rowsOf('Satılan ürün')
    await user.click(screen.getByRole('button', { name: 'Sil: Satılan ürün' }))
    await seen('Ürünün stok hareketleri var.')
    expect(names()).toEqual(['Satılan ürün'])
    expect(fixture.faults.calls('DELETE', `${path}/:id`)).toBe(0)
  })

  test('R166: a product that cannot be deleted is made passive from its refusal, and active again from the message', async () => {
    const id = await add('Satılan ürün', {}, 4)
    await countStock(fixture.shop, id)
    const { user } = await fixture.enter('/products')
    await rowsOf('Satılan ürün')
    await user.click(screen.getByRole('button', { name: 'Sil: Satılan ürün' }))
    await user.click(await screen.findByRole('button', { name: 'Pasif yap' }))
    await seen('“Satılan ürün” pasif yapıldı.')
    await rowSays(1, '₺49,905Pasif')
    expect(screen.queryByRole('alertdialog')).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await rowSays(1, '₺49,905Aktif')
    const { stock } = (await fixture.shop.call('GET', path)).body.data.rows[0]
    expect(stock).toBe(5)
  })

  test('R192 reject: nothing is deleted before the word is typed, and the button says so', async () => {
    await add('Bir ürün')
    const { user } = await fixture.enter('/products')
    await rowsOf('Bir ürün')
    await user.click(screen.getByRole('button', { name: 'Diğer işlemler' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tüm ürünleri sil' }))
    const button = await screen.findByRole('button', { name: /Tüm ürünleri sil/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect((await fixture.shop.call('GET', path)).body.data.total).toBe(1)
  })

  test('R192: after the typed word a job deletes the free ones, and its page links to those that stay with the reason', async () => {
    await add('Serbest ürün')
    const stays = await add('Satılan ürün', {}, 4)
    await countStock(fixture.shop, stays)
    const { user } = await fixture.enter('/products')
    await rowsOf('Satılan ürün', 'Serbest ürün')
    await user.click(screen.getByRole('button', { name: 'Diğer işlemler' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tüm ürünleri sil' }))
    await user.type(await screen.findByRole('textbox', { name: /Onaylamak için/ }), 'sil')
    await user.click(screen.getByRole('button', { name: /Tüm ürünleri sil/ }))
    await screen.findByRole('heading', { name: 'Toplu ürün silme' })
    await workOff(fixture.shop)
    await seen('Ürünün stok hareketleri var.')
    expect(screen.getByRole('link', { name: 'Satılan ürün' }).getAttribute('href')).toBe(`/products/edit/${stays}`)
    expect((await fixture.shop.call('GET', '/v1/panel/products')).body.data.total).toBe(1)
  })
})

describe('values that are changed in the list', () => {
  const cell = (field: string, id: number) => document.querySelector<HTMLElement>(`[data-cell="${field}-${id}"]`)
  const press = async (field: string, id: number) => {
    await waitFor(() => expect(cell(field, id)).not.toBe(null))
    cell(field, id)?.click()
  }
  const stored = async (id: number) => {
    const { variants, status } = (await fixture.shop.call('GET', `${path}/${id}`)).body.data
    return [variants[0].prices[0].price, variants[0].quantity, status]
  }

  test('a price is typed as the language writes it, saved by Enter, and taken back from the message', async () => {
    const id = await add('Bir ürün', {}, 3)
    const { user } = await fixture.enter('/products')
    await press('price', id)
    await screen.findByRole('textbox', { name: 'Bir ürün: Fiyat' })
    await user.keyboard('1.234,50{Enter}')
    await seen('“Bir ürün”: fiyat 1.234,50 oldu.')
    await rowSays(1, '₺1.234,503Aktif')
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await rowSays(1, '₺49,903Aktif')
    expect(await stored(id)).toEqual(['49.90', 3, 1])
  })

  test('a stock is taken back too; Escape changes nothing', async () => {
    const id = await add('Bir ürün', {}, 3)
    const { user } = await fixture.enter('/products')
    await press('stock', id)
    await screen.findByRole('textbox', { name: 'Bir ürün: Stok' })
    await user.keyboard('12{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Bir ürün: Stok' })).toBe(null))
    expect(await stored(id)).toEqual(['49.90', 3, 1])
    await press('stock', id)
    await screen.findByRole('textbox', { name: 'Bir ürün: Stok' })
    await user.keyboard('12{Enter}')
    await rowSays(1, '₺49,9012Aktif')
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    await rowSays(1, '₺49,903Aktif')
  })

  test('D5: a stock that was sold meanwhile is not written over, and the cell says so', async () => {
    const id = await add('Bir ürün', {}, 3)
    const { user } = await fixture.enter('/products')
    await press('stock', id)
    await screen.findByRole('textbox', { name: 'Bir ürün: Stok' })
    await countStock(fixture.shop, id)
    await user.keyboard('9{Enter}')
    await seen('Siz yazarken başka yerde değişti: 3 iken 4 oldu. Sizinki kaydedilmedi.')
    expect((await stored(id))[1]).toBe(4)
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }))
    await rowSays(1, '₺49,904Aktif')
  })

  test('a lost answer claims nothing; asked once more it is stored once, and can be taken back', async () => {
    const id = await add('Bir ürün', {}, 3)
    const { user } = await fixture.enter('/products')
    fixture.faults.next('PUT', `${path}/:id`, 'answer-lost')
    await press('status', id)
    await seen('Yanıt gelmedi')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await seen('“Bir ürün” pasif yapıldı.')
    await rowSays(1, '₺49,903Pasif')
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await rowSays(1, '₺49,903Aktif')
  })

  test('F2 leads from a row to its values, the arrows to the others, Escape back; a service has no stock to change', async () => {
    const id = await add('Hizmetli ürün', { product_type_id: 3 })
    const { user } = await fixture.enter('/products')
    await waitFor(() => expect(cell('price', id)).not.toBe(null))
    expect(cell('stock', id)).toBe(null)
    await user.tab()
    await user.keyboard('{F2}')
    expect(document.activeElement).toBe(cell('price', id))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('status', id))
    await user.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('data-key')).toBe(String(id))
  })

  test('R177: whoever may only look changes nothing', async () => {
    const id = await add('Bir ürün', {}, 3)
    await fixture.enter('/products', await fixture.shop.as([600]))
    await rowSays(1, '₺49,903Aktif')
    expect(cell('price', id)).toBe(null)
  })
})
