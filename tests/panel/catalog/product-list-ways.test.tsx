import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/products'

type Changes = Parameters<typeof productInput>[1]
type User = Awaited<ReturnType<typeof fixture.enter>>['user']

async function add(name: string, changes: Changes = {}): Promise<number> {
  const translations = [translation(turkish, name), translation(english, `${name} in English`)]
  const answer = await fixture.shop.call('POST', path, {
    body: productInput(fixture.shop.own, { translations, ...changes }),
  })
  expect(answer.body.status).toBe(1)
  return answer.body.data.id
}

const stocked = (quantity: number) => ({ variants: [variant({ quantity })] })
const shownNames = () =>
  screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.querySelector('a')?.textContent)
const rowsOf = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names))

beforeEach(async () => {
  await fixture.shop.db.delete(stock_movements)
  await fixture.shop.db.delete(products)
})

describe('what the address line asks', () => {
  test('filters and the order stand in the address line, and going back undoes them', async () => {
    await add('Dolu', stocked(3))
    await add('Boş')
    const { user } = await fixture.enter('/products')
    await rowsOf('Boş', 'Dolu')
    await user.click(screen.getByRole('button', { name: 'Filtre: Stok' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Var' }))
    await rowsOf('Dolu')
    expect(location.search).toBe('?stock=some')
    history.back()
    await rowsOf('Boş', 'Dolu')
    await user.click(screen.getByRole('button', { name: 'Stok' }))
    await rowsOf('Boş', 'Dolu')
    expect(location.search).toBe('?order_index=products.stock&order_direction=asc')
    await user.click(screen.getByRole('button', { name: 'Stok' }))
    await rowsOf('Dolu', 'Boş')
  })

  test('a link from a tax shows its products, and the chip takes the filter away', async () => {
    await add('Vergili')
    const { user } = await fixture.enter(`/products?tax_id=${fixture.shop.other.tax}`)
    await seen('Aramanıza uyan kayıt yok.')
    await user.click(screen.getByRole('button', { name: 'Tümünü göster' }))
    await rowsOf('Vergili')
    expect(screen.queryByRole('button', { name: 'Filtre: Vergi' })).toBe(null)
  })

  test('a linked filter says what it is', async () => {
    await add('Vergili')
    const { user } = await fixture.enter(`/products?tax_id=${fixture.shop.own.tax}`)
    await rowsOf('Vergili')
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Vergi: KDV %20' }))
    await waitFor(() => expect(location.search).toBe(''))
  })
})

test("a person's view opens the list, but not the choice of what is changed in bulk: there its filters mean more", async () => {
  await add('Dolu', stocked(3))
  await add('Boş')
  const order = { search: '', order_index: 'products.id', order_direction: 'desc' }
  const view = await fixture.shop.call('POST', '/v1/panel/list-views', {
    body: {
      list: 'products',
      name: 'Stoklu',
      shared: 0,
      query: { ...order, filters: { stock: 'some' } },
      columns: null,
    },
  })
  await fixture.shop.call('PUT', '/v1/panel/list-settings?list=products', {
    body: { density: 'normal', columns: null, default_view_id: view.body.data.id },
  })
  const steps = vi.spyOn(history, 'pushState')
  await fixture.enter('/products')
  await rowsOf('Dolu')
  // Going back leads to where one came from, and not to a list that opens its view again.
  expect(location.search).toBe(`?stock=some&view=${view.body.data.id}`)
  expect(steps.mock.calls.filter(([, , to]) => String(to).includes('view='))).toEqual([])
  steps.mockRestore()
  await fixture.enter('/products/bulk')
  await rowsOf('Boş', 'Dolu')
  expect(location.search).toBe('')
  await fixture.shop.call('DELETE', `/v1/panel/list-views/${view.body.data.id}`)
})

describe('copying', () => {
  test('shows at the product that it is under way', async () => {
    await add('Asıl')
    const answer = Promise.withResolvers<void>()
    fixture.faults.next('POST', `${path}/copy/:id`, async (forward) => {
      await answer.promise
      return forward()
    })
    const { user } = await fixture.enter('/products')
    const button = await screen.findByRole('button', { name: 'Kopyala: Asıl' })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    answer.resolve()
    await seen('Kopyalandı.')
    expect(button.getAttribute('aria-busy')).toBe(null)
  })

  test('R193: a copy whose answer was lost is made once when it is tried again', async () => {
    await add('Asıl')
    fixture.faults.next('POST', `${path}/copy/:id`, 'answer-lost')
    const { user } = await fixture.enter('/products')
    await user.click(await screen.findByRole('button', { name: 'Kopyala: Asıl' }))
    await seen('Yanıt gelmedi')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await seen('Kopyalandı.')
    await rowsOf('Asıl', 'Asıl')
  })
})

describe('deleting', () => {
  const askForAll = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Diğer işlemler' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tüm ürünleri sil' }))
    return within(await screen.findByRole('alertdialog'))
  }

  test('R192: nothing is deleted when the question is closed', async () => {
    await add('Serbest')
    const { user } = await fixture.enter('/products')
    const dialog = await askForAll(user)
    await user.type(dialog.getByRole('textbox'), 'sil')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
    expect(fixture.faults.calls('DELETE', `${path}/all`)).toBe(0)
    await rowsOf('Serbest')
  })

  test('R193: a deletion of all whose answer was lost is begun once when it is tried again, and its job is shown', async () => {
    await add('Serbest')
    fixture.faults.next('DELETE', `${path}/all`, 'answer-lost')
    const { user } = await fixture.enter('/products')
    const dialog = await askForAll(user)
    await user.type(dialog.getByRole('textbox'), 'SİL')
    await user.click(dialog.getByRole('button', { name: 'Tüm ürünleri sil' }))
    await seen('Sunucudan yanıt gelmedi; işlemin yapılıp yapılmadığı bilinmiyor. Tekrar deneyin, iki kez yapılmaz.')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Tüm ürünleri sil' }))
    await seen('Toplu ürün silme')
    expect(location.pathname).toMatch(/^\/jobs\/\d+$/)
    expect((await fixture.shop.call('GET', '/v1/panel/jobs')).body.data.total).toBe(1)
  })
})

describe('R177: who may what', () => {
  test('whoever may add but not delete copies, and deletes nothing', async () => {
    await add('Kopyalanır')
    await fixture.enter('/products', await fixture.shop.as([600, 602]))
    expect(await screen.findByRole('button', { name: 'Kopyala: Kopyalanır' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Sil/ })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Diğer işlemler' })).toBe(null)
  })
})
