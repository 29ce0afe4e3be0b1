import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const mail = '/v1/panel/shop-mail-methods'
const smtp = {
  title: 'Mağaza postası',
  adapter: 'smtp',
  host: 'localhost',
  port: '587',
  secure: 'starttls',
  username: 'magaza',
  password: 'gizli-parola-3307',
  from_name: 'Mağaza',
  from_email: 'bilgi@magaza.test',
  position: 0,
  status: 1,
}
const add = async (changes: object) =>
  (await fixture.shop.call('POST', mail, { body: { ...smtp, ...changes } })).body.data.id
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a connection', () => {
  test('asks for what its adapter needs, and R152: for each of the seven', async () => {
    const { user } = await fixture.enter('/shop-mail-methods/add')
    await user.type(await screen.findByLabelText(/^Bağlantı adı/), 'Posta')
    // It begins with the real one; trying out is chosen.
    expect(screen.queryByLabelText(/^Parola(?!:)/)).not.toBeNull()
    await user.selectOptions(await screen.findByLabelText(/^Bağlantı türü/), 'sandbox')
    expect(screen.queryByLabelText(/^Parola(?!:)/)).toBeNull()
    await user.selectOptions(await screen.findByLabelText(/^Bağlantı türü/), 'smtp')
    await user.click(await button('Kaydet'))
    for (const field of ['Sunucu', 'Bağlantı noktası', 'Kullanıcı adı', 'Parola', 'Gönderen adı', 'Gönderen e-postası'])
      expect((await screen.findByLabelText(new RegExp(`^${field}(?!:)`))).getAttribute('aria-invalid')).toBe('true')
    expect(fixture.faults.calls('POST', mail)).toBe(0)
  })

  test('says that a secret is stored and never shows it; a new one is typed after “change”', async () => {
    const id = await add({ title: 'Saklanan' })
    const { user } = await fixture.enter(`/shop-mail-methods/edit/${id}`)
    const password = (await screen.findByLabelText(/^Parola(?!:)/)) as HTMLInputElement
    expect([password.value, password.readOnly]).toEqual(['Kayıtlı', true])
    await user.click(await button('Parola: değiştir'))
    const empty = (await screen.findByLabelText(/^Parola(?!:)/)) as HTMLInputElement
    await waitFor(() => expect(document.activeElement).toBe(empty))
    expect([empty.value, empty.type]).toEqual(['', 'password'])
    await user.type(empty, 'yeni-parola')
    await user.click(await button('Kaydet'))
    await seen('Kaydedildi.')
    await waitFor(async () =>
      expect(((await screen.findByLabelText(/^Parola(?!:)/)) as HTMLInputElement).value).toBe('Kayıtlı'),
    )
    expect(document.body.innerHTML).not.toContain('yeni-parola')
  })

  test('is tried as it is stored: first saved, then its answer or why there is none', async () => {
    const id = await add({ title: 'Denenecek' })
    const { user } = await fixture.enter(`/shop-mail-methods/edit/${id}`)
    const from = await screen.findByLabelText(/^Gönderen adı/)
    await user.type(from, ' 2')
    await user.click(await button(/^Bağlantıyı dene/))
    await seen('Denemeden önce değişiklikleri kaydedin.')
    expect(fixture.faults.calls('POST', `${mail}/${id}/test`)).toBe(0)
    await user.click(await button('Kaydet'))
    await seen('Kaydedildi.')
    await user.click(await button(/^Bağlantıyı dene/))
    await seen('localhost özel bir ağın adresi; sunucu oraya bağlanmaz.')
  })
})

test('R189: a marketplace is switched where it is listed, and its account has two fields', async () => {
  const { user } = await fixture.enter('/shop-marketplaces')
  const toggle = await screen.findByRole('switch', { name: 'Çarşı: açık' })
  await user.click(toggle)
  await waitFor(async () =>
    expect((await fixture.shop.call('GET', '/v1/panel/marketplaces/2')).body.data.shop_status).toBe(0),
  )
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Çarşı: açık' })).toHaveProperty('checked', false))
  await user.click(screen.getByRole('switch', { name: 'Çarşı: açık' }))
  await user.click(screen.getByRole('link', { name: 'Çarşı' }))
  expect(((await screen.findByLabelText(/^Temel anahtar(?!.*:)/)) as HTMLInputElement).value).toBe('Kayıtlı')
  const supplier = await screen.findByLabelText(/^Satıcı numarası/)
  await user.clear(supplier)
  await user.type(supplier, '43')
  await user.click(await button('Kaydet'))
  await seen('Kaydedildi.')
  const { auth_data } = (await fixture.shop.call('GET', '/v1/panel/marketplaces/2')).body.data
  expect(auth_data).toEqual({ adapter: 'service', baseKey: true, supplier_id: '43' })
})

test('the modules lead to the first connection of a kind', async () => {
  await fixture.shop.db.execute(sql`delete from shop_accounting_methods`)
  const { user } = await fixture.enter('/modules')
  const books = await screen.findByRole('region', { name: 'Muhasebe bağlantıları' })
  await user.click(within(books).getByRole('link', { name: 'Bağlantı ekle' }))
  expect(location.pathname).toBe('/shop-accounting-methods/add')
})

test('the modules tell what is missing before something works, and lead to it', async () => {
  const { user } = await fixture.enter('/modules')
  const sms = await screen.findByRole('region', { name: 'SMS bağlantıları' })
  expect(within(sms).getByText(/Aktif bir SMS entegrasyonu yok\./)).toBeDefined()
  await user.click(within(sms).getByRole('link', { name: 'Bağlantı ekle' }))
  expect(location.pathname).toBe('/shop-phone-message-methods/add')
})
