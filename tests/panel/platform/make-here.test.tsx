import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

const fixture = openPanelFixture()
const { enter } = fixture
type Hands = Awaited<ReturnType<typeof enter>>['user']

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name })
const offer = (name: string) => screen.findByRole('option', { name: `“${name}” ekle` })
const chips = () => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.textContent)
const dialog = (name: string) => screen.findByRole('dialog', { name })

async function rowsOf(path: string, search: string) {
  const { body } = await fixture.shop.call('GET', `/v1/panel/${path}?search=${encodeURIComponent(search)}`)
  return body.data.rows as { id: number }[]
}

/** What a record of this list holds. */
async function read(path: string, search: string) {
  const [row] = await rowsOf(path, search)
  return (await fixture.shop.call('GET', `/v1/panel/${path}/${row?.id}`)).body.data
}

async function type(user: Hands, name: string | RegExp, text: string) {
  await user.click(await field(name))
  await user.type(await field(name), text)
  return offer(text)
}

describe('what a choice field does not find is made there', () => {
  test('a brand needs its name alone: Enter makes and chooses it, and the form keeps what was typed', async () => {
    const { user } = await enter('/products/add')
    await user.type(await screen.findByRole('textbox', { name: /^Ürün adı/ }), 'Keten elbise')
    await type(user, 'Marka', 'Yeni Defne')
    await user.keyboard('{Enter}')
    await seen('“Yeni Defne” eklendi.')
    await waitFor(async () => expect((await field('Marka')).value).toBe('Yeni Defne'))
    const { translations } = await read('brands', 'Yeni Defne')
    expect(translations.map(({ name }: { name: string }) => name)).toEqual(['Yeni Defne', 'Yeni Defne'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Ürün adı/ }).value).toBe('Keten elbise')
    expect(location.pathname).toBe('/products/add')
  })

  test('several are made beside those that are chosen, and a name that is there is not offered again', async () => {
    const { user } = await enter('/products/add')
    for (const name of ['Yazlık', 'Kışlık']) {
      await user.click(await type(user, 'Etiketler', name))
      await waitFor(() => expect(chips()).toContain(name))
    }
    await user.type(await field('Etiketler'), 'YAZLIK')
    await screen.findByRole('option', { name: 'Yazlık' })
    expect(screen.queryByRole('option', { name: /ekle/ })).toBeNull()
    expect((await rowsOf('tags', 'Yazlık')).length).toBe(1)
  })

  test('a tax needs its rates: its own form asks for them, shows what is missing, and Ctrl+S saves it alone', async () => {
    const { user } = await enter('/products/add')
    await user.click(await type(user, /^Vergi/, 'İndirimli KDV'))
    const form = within(await dialog('Vergi ekle'))
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Vergi adı/ }).value).toBe('İndirimli KDV')
    await user.click(form.getByRole('button', { name: 'Kaydet' }))
    expect(fixture.faults.calls('POST', '/v1/panel/taxes')).toBe(0)
    await user.click(form.getByRole('button', { name: /Satır ekle/ }))
    await waitFor(() => expect(document.activeElement?.id).toBe('new-rates.0.rate'))
    await user.keyboard('10')
    await user.type(form.getByLabelText(/^Geçerlilik başlangıcı/), '01.01.2026')
    await user.tab()
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect((await field(/^Vergi/)).value).toBe('İndirimli KDV'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fixture.faults.calls('POST', '/v1/panel/products')).toBe(0)
  })

  test('a category asks for its place: under another one it is chosen with those above it, which then only holds it', async () => {
    const { user } = await enter('/products/add')
    await user.click(await type(user, /^Ana kategori/, 'Bot'))
    const form = within(await dialog('Kategori ekle'))
    await user.type(form.getByRole('combobox', { name: 'Üst kategori' }), 'Ayakkabı')
    await user.click(await screen.findByRole('option', { name: 'Ayakkabı' }))
    await user.click(form.getByRole('button', { name: 'Kaydet' }))
    await waitFor(async () => expect((await field(/^Ana kategori/)).value).toBe('Ayakkabı › Bot'))
    expect(chips()).toEqual(['Ayakkabı'])
    await user.click(await field(/^Ana kategori/))
    expect((await screen.findByRole('option', { name: 'Ayakkabı' })).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Escape}')
    await user.click(await type(user, 'Diğer kategoriler', 'Fırsatlar'))
    await user.click(within(await dialog('Kategori ekle')).getByRole('button', { name: 'Kaydet' }))
    await waitFor(() => expect(chips()).toEqual(['Ayakkabı', 'Fırsatlar']))
    expect(fixture.faults.calls('POST', '/v1/panel/categories')).toBe(2)
  })

  test('the quick form makes categories too', async () => {
    const { user } = await enter('/fast-products/add')
    await user.click(await type(user, /^Ana kategori/, 'Hırdavat'))
    await user.click(within(await dialog('Kategori ekle')).getByRole('button', { name: 'Kaydet' }))
    await waitFor(async () => expect((await field(/^Ana kategori/)).value).toBe('Hırdavat'))
  })

  test('so does the change of many products', async () => {
    const { body } = await fixture.shop.call('POST', '/v1/panel/products', { body: productInput(fixture.shop.own) })
    const { user } = await enter(`/products/bulk?ids=${body.data.id}`)
    await user.click(await type(user, 'Ana kategori', 'Züccaciye'))
    await user.click(within(await dialog('Kategori ekle')).getByRole('button', { name: 'Kaydet' }))
    await waitFor(async () => expect((await field('Ana kategori')).value).toBe('Züccaciye'))
  })

  test('a refusal of the server stands at the name, in the form that then comes up, and saving it again goes on', async () => {
    const { user } = await enter('/products/add')
    fixture.faults.next('POST', '/v1/panel/suppliers', 422)
    await user.click(await type(user, 'Tedarikçi', 'Ege Toptan'))
    const form = within(await dialog('Tedarikçi ekle'))
    expect(form.getByRole('alert').textContent).not.toBe('')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Tedarikçi adı/ }).value).toBe('Ege Toptan')
    await user.click(form.getByRole('button', { name: 'Kaydet' }))
    await waitFor(async () => expect((await field('Tedarikçi')).value).toBe('Ege Toptan'))
  })

  test('a name that somebody else took meanwhile is told at the name field of the form', async () => {
    const { user } = await enter('/products/add')
    const entry = await type(user, 'Birim', 'Deste')
    await fixture.shop.call('POST', '/v1/panel/units', {
      body: { ...draftOf('units'), translations: named('Deste', 'Deste') },
    })
    await user.click(entry)
    const form = within(await dialog('Birim ekle'))
    const name = await form.findByRole('textbox', { name: /^Birim adı/ })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await seen('Bu ad zaten kullanılıyor.')
  })

  test('given up after the question about what was typed, everything is as it was', async () => {
    const { user } = await enter('/products/add')
    await user.click(await type(user, /^Vergi/, 'Yarım vergi'))
    await dialog('Vergi ekle')
    await user.click(within(await dialog('Vergi ekle')).getByRole('button', { name: 'Vazgeç' }))
    await user.click(await screen.findByRole('button', { name: 'Değişiklikleri bırak' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([(await field(/^Vergi/)).value, (await rowsOf('taxes', 'Yarım vergi')).length]).toEqual(['', 0])
  })

  test('a form of records makes what its own fields point to, and is not saved with it', async () => {
    const { user } = await enter('/productgroup/add')
    const entry = await type(user, 'Grup türü', 'Vitrin düzeni')
    await user.click(entry)
    await waitFor(async () => expect((await field('Grup türü')).value).toBe('Vitrin düzeni'))
    expect(fixture.faults.calls('POST', '/v1/panel/productgroups')).toBe(0)
  })

  test('whoever may not add brands is not offered one', async () => {
    const { user } = await enter('/products/add', await fixture.shop.as([602, 1200, 1202]))
    await user.click(await type(user, 'Etiketler', 'Ekose'))
    await waitFor(() => expect(chips()).toEqual(['Ekose']))
    await user.type(await field('Marka'), 'Ekose')
    await seen('Sonuç bulunamadı')
    expect(screen.queryByRole('option', { name: /ekle/ })).toBeNull()
  })
})
