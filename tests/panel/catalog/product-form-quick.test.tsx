import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { shops } from '#server/db/schema/shops.ts'
import { allFaults, type Fault } from '#tests/faults.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'

const fixture = openPanelFixture()
const { enter } = fixture
type Hands = Awaited<ReturnType<typeof enter>>['user']

const preset = (fast_product_settings: Record<string, unknown>) =>
  fixture.shop.db.update(shops).set({ fast_product_settings }).where(eq(shops.id, fixture.shop.own.shop_id))
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: 'Kaydet' })
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .filter(Boolean)

async function fillIn(user: Hands) {
  await user.type(await field(/^Ürün adı/), 'Çorap')
  await user.click(screen.getByRole('tab', { name: /English/ }))
  await user.type(await field(/^Ürün adı/), 'Socks')
  await user.click(await screen.findByRole('combobox', { name: /^Ana kategori/ }))
  await user.click(await screen.findByRole('option', { name: 'Ayakkabı' }))
}

describe('the quick form', () => {
  test('R21 accept: opens with the presets of the shop', async () => {
    await preset({ tax: fixture.shop.own.tax, max_quantity: 50, stock_quantity: 7, refund_status: 0 })
    await enter('/fast-products/add')
    expect((await field(/^En çok/)).value).toBe('50')
    expect((await field(/^Stok\*?$/)).value).toBe('7')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Vergi/ }).value).toBe('KDV %20'),
    )
    expect(screen.getByRole('switch', { name: 'İade edilebilir' }).getAttribute('aria-checked')).toBe('false')
  })

  test('R21 reject: a preset brand that is gone leaves the field empty', async () => {
    await preset({ brand: 999_999, max_quantity: 50 })
    await enter('/fast-products/add')
    expect((await field(/^En çok/)).value).toBe('50')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Marka' }).value).toBe('')
  })

  test('R79: offers products and services, no variants', async () => {
    await preset({})
    await enter('/fast-products/add')
    const type = await screen.findByRole('combobox', { name: /^Ürün tipi/ })
    expect(
      within(type)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Ürün', 'Hizmet'])
  })

  test('R38 accept: over another page it hands the first variant to whoever asked, and closes', async () => {
    await preset({ tax: fixture.shop.own.tax })
    const { user } = await enter('/brands')
    await screen.findByRole('banner')
    const { i18n } = await import('@lingui/core')
    const { QuickProductDialog } = await import('#screens/catalog/products/QuickProduct.tsx')
    const { Kit } = await import('#ui/Kit.tsx')
    const { kitWords } = await import('#screens/platform/frame/kit-words.ts')
    const onSaved = vi.fn()
    const onClose = vi.fn()
    render(
      <I18nProvider i18n={i18n}>
        <Kit words={kitWords(i18n)}>
          <QuickProductDialog open onClose={onClose} onSaved={onSaved} />
        </Kit>
      </I18nProvider>,
    )
    await fillIn(user)
    await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBeNull())
    await user.click(saveButton())
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    const [variant_id] = onSaved.mock.calls[0] as [number]
    const list = await fixture.shop.call('GET', '/v1/panel/products?limit=1')
    const product = await fixture.shop.call('GET', `/v1/panel/products/${list.body.data.rows[0].id}`)
    expect(variant_id).toBe(product.body.data.variants[0].id)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the quick form over another page', () => {
  test('asks before what was typed is lost', async () => {
    const { user } = await enter('/products')
    await user.click(await screen.findByRole('button', { name: 'Hızlı ekle' }))
    await user.type(await field(/^Ürün adı/), 'Çorap')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Yazmaya devam et' }))
    expect((await field(/^Ürün adı/)).value).toBe('Çorap')
    await user.keyboard('{Escape}')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Değişiklikleri bırak' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('by keyboard alone', () => {
  /** Tab by Tab to a control, as somebody without a pointer goes. */
  async function tabTo(user: Hands, control: HTMLElement, shift = false) {
    for (let step = 0; step < 80 && document.activeElement !== control; step += 1) await user.tab({ shift })
    expect(document.activeElement).toBe(control)
  }

  test('a product is filled in and saved with Ctrl+S', async () => {
    await preset({ tax: fixture.shop.own.tax })
    const { user } = await enter('/fast-products/add')
    await tabTo(user, await field(/^Ürün adı/))
    await user.keyboard('Atkı')
    await tabTo(user, screen.getByRole('tab', { name: /Türkçe/ }), true)
    await user.keyboard('{ArrowRight}')
    await tabTo(user, await field(/^Ürün adı/))
    await user.keyboard('Scarf')
    await tabTo(user, screen.getByRole('combobox', { name: /^Ana kategori/ }))
    await user.keyboard('ayak')
    await screen.findByRole('option', { name: 'Ayakkabı' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBeNull())
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(location.pathname).toBe('/products'))
    await seen('Kaydedildi.')
  })

  test('Ctrl+S on a form that is not complete shows what is missing', async () => {
    const { user } = await enter('/products/add')
    await tabTo(user, await field(/^Ürün adı/))
    await user.keyboard('{Control>}s{/Control}')
    expect((await field(/^Ürün adı/)).getAttribute('aria-invalid')).toBe('true')
    expect(fixture.faults.calls('POST', '/v1/panel/products')).toBe(0)
  })
})

describe('unsaved work', () => {
  test('is asked about before it is left, and a change that was taken back is none', async () => {
    const { user } = await enter('/products/add')
    await user.type(await field(/^Ürün adı/), 'A')
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }))
    const question = await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question.isConnected).toBe(false))
    await user.clear(await field(/^Ürün adı/))
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }))
    await waitFor(() => expect(location.pathname).toBe('/products'))
  })
})

describe('a form that cannot be loaded', () => {
  test('says so and is loaded again', async () => {
    fixture.faults.next('GET', '/v1/panel/categories', 500)
    const { user } = await enter('/products/add')
    await seen('Yüklenemedi. Tekrar deneyin.')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await field(/^Ürün adı/)
  })

  test('R181: a product that is not there is not invented', async () => {
    await enter('/products/edit/999999')
    await seen('Kayıt bulunamadı.')
  })
})

describe('every fault of a save', () => {
  const settling: readonly Fault[] = allFaults.filter(
    (fault) => !['timeout', 'slow', 'answer-dropped', 'truncated', 401, 409, 404].includes(fault),
  )

  test.each(settling)('%s: one message, everything typed stays, and the next save has one effect', async (fault) => {
    const answer = await fixture.shop.call('POST', '/v1/panel/products', { body: productInput(fixture.shop.own) })
    const { id } = answer.body.data
    const { user } = await enter(`/products/edit/${id}`)
    await user.type(await field(/^Ürün adı/), ' yeni')
    fixture.faults.next('PUT', '/v1/panel/products/:id', fault)
    await user.click(saveButton())
    await waitFor(() => expect(alerts()).toHaveLength(1))
    expect((await field(/^Ürün adı/)).value).toBe('Keten elbise yeni')
    await user.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/products'))
    const stored = await fixture.shop.call('GET', `/v1/panel/products/${id}`)
    expect(stored.body.data).toMatchObject({ version: 2 })
  })

  test.each(['answer-dropped', 'truncated'] as const)(
    '%s: the server says that it is saved, and the page goes on',
    async (fault) => {
      const answer = await fixture.shop.call('POST', '/v1/panel/products', { body: productInput(fixture.shop.own) })
      const { id } = answer.body.data
      const { user } = await enter(`/products/edit/${id}`)
      await user.type(await field(/^Ürün adı/), ' yeni')
      fixture.faults.next('PUT', '/v1/panel/products/:id', fault)
      await user.click(saveButton())
      await waitFor(() => expect(location.pathname).toBe('/products'))
      const stored = await fixture.shop.call('GET', `/v1/panel/products/${id}`)
      expect(stored.body.data).toMatchObject({ version: 2 })
      expect(fixture.faults.calls('PUT', '/v1/panel/products/:id')).toBe(1)
    },
  )
})
