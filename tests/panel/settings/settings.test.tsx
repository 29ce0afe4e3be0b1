import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shops } from '#server/db/schema/shops.ts'
import { closePanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { dataUrl, ico, png } from '#tests/pictures.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()
const stored = async (name: string) => (await fixture.shop.call('GET', `/v1/panel/settings/${name}`)).body.data
const isOn = (control: HTMLElement) =>
  control.getAttribute('aria-checked') ?? String((control as HTMLInputElement).checked)
const save = () => screen.getByRole('button', { name: 'Kaydet' })

describe('a section of the settings', () => {
  test('is saved by itself, and the message takes it back', async () => {
    const { user } = await fixture.enter('/accounts?section=refunds')
    const days = await screen.findByLabelText(/^İade süresi/)
    await user.clear(days)
    await user.type(days, '30')
    await user.click(save())
    await seen('Kaydedildi.')
    expect(await stored('refunds')).toMatchObject({ max_refund_days: 30, version: 2 })
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    await waitFor(async () => expect(await stored('refunds')).toMatchObject({ max_refund_days: 14, version: 3 }))
  })

  test('a new name of the shop stands in the header at once', async () => {
    const reached = { phone: '+90 312 555 01 23', email: 'bilgi@deneme.test' }
    await fixture.shop.db.update(shops).set(reached).where(eq(shops.id, fixture.shop.own.shop_id))
    const { user } = await fixture.enter('/accounts?section=identity')
    const name = await screen.findByLabelText(/^Mağaza adı/)
    await user.clear(name)
    await user.type(name, 'Ulus Çarşısı')
    await user.click(save())
    await waitFor(() => expect(screen.getAllByRole('banner')[0]?.textContent).toContain('Ulus Çarşısı'))
  })

  test('R76: switching guests off while members are off switches members on', async () => {
    const { user } = await fixture.enter('/accounts?section=buying')
    const members = await screen.findByRole('switch', { name: /^Üyelerin alışverişi/ })
    await user.click(members)
    expect(isOn(members)).toBe('false')
    await user.click(screen.getByRole('switch', { name: /^Üye olmadan alışveriş/ }))
    expect(isOn(members)).toBe('true')
    // What it brings is said before it is saved.
    await seen('Kaydedince vitrinde yalnızca üyeler sipariş verir')
    await user.click(save())
    await seen('Kaydedildi.')
    expect(await stored('buying')).toMatchObject({ guest_checkout: 0, member_checkout: 1 })
  })

  test('is found among the others, and a link leads to one of its fields', async () => {
    const { user } = await fixture.enter('/accounts?section=seller&field=title')
    await waitFor(() => expect(document.activeElement?.id).toBe('title'))
    const others = within(screen.getByRole('navigation', { name: 'Ayar bölümleri' }))
    await user.click(others.getByRole('link', { name: 'İadeler' }))
    expect(((await screen.findByLabelText(/^İade süresi/)) as HTMLInputElement).value).toBe('14')
  })
})

test('colours of the storefront are typed or picked, and seen at once with how well they are read', async () => {
  const { user } = await fixture.enter('/accounts?section=theme')
  const ground = await screen.findByRole('textbox', { name: 'Zemin' })
  const look = () => screen.getByRole('figure')
  expect(look().textContent).toContain('yazı 16,4, düğme yazısı 5,4;')
  await user.type(ground, '#000000')
  const text = screen.getByLabelText('Renk seç: Yazı')
  fireEvent.change(text, { target: { value: '#777777' } })
  expect((screen.getByRole('textbox', { name: 'Yazı' }) as HTMLInputElement).value).toBe('#777777')
  expect(look().textContent).toContain('yazı 4,7,')
  const page = look().firstElementChild as HTMLElement
  expect([page.style.background, page.style.color]).toEqual(['rgb(0, 0, 0)', 'rgb(119, 119, 119)'])
  await user.click(save())
  await seen('Kaydedildi.')
  expect(await stored('theme')).toMatchObject({ background: '#000000', text: '#777777', button: '' })
})

test('the look of the storefront has its logo, and its name where there is none', async () => {
  await fixture.enter('/accounts?section=theme')
  const look = async () => (await screen.findByRole('figure')).querySelector('img')?.getAttribute('src') ?? null
  expect(await look()).toBeNull()
  const body = { type: 'logo', image: dataUrl('image/png', await png()), realName: 'logo.png' }
  const { name } = (await fixture.shop.call('POST', '/v1/files', { body })).body.data
  await fixture.shop.db.update(shops).set({ logo: name }).where(eq(shops.id, fixture.shop.own.shop_id))
  closePanel()
  await fixture.enter('/accounts?section=theme')
  expect(await look()).toMatch(new RegExp(`/files/${name}$`))
})

describe('how lists begin', () => {
  const names = async () => (await screen.findAllByRole('link', { name: /^Sıra / })).map((one) => one.textContent)

  const navigate = (path: string) =>
    act(() => {
      history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })

  test('is set of the shop, holds at once, and gives way to what somebody asks', async () => {
    for (const name of ['Sıra B', 'Sıra A', 'Sıra C']) {
      const translations = [turkish, english].map((language_id) => ({ language_id, name }))
      expect((await fixture.shop.call('POST', '/v1/panel/tags', { body: { translations } })).http).toBe(200)
    }
    const { user } = await fixture.enter('/accounts?section=tables')
    await user.selectOptions(await screen.findByLabelText(/^Sıralama/), 'Ada göre')
    await user.click(save())
    await seen('Kaydedildi.')
    navigate('/tags')
    expect(await names()).toEqual(['Sıra A', 'Sıra B', 'Sıra C'])
    navigate('/tags?order_index=tags.id&order_direction=desc')
    await waitFor(async () => expect(await names()).toEqual(['Sıra C', 'Sıra A', 'Sıra B']))
  })
})

test('R100: the favicon takes an .ico file, and the tab shows it at once; the logo takes none', async () => {
  document.head.innerHTML += '<link rel="icon" href="/own.svg">'
  const upload = async (type: string) => {
    const body = { type, image: dataUrl('image/x-icon', ico()), realName: 'favicon.ico' }
    return (await fixture.shop.call('POST', '/v1/files', { body })).body
  }
  expect((await upload('logo')).error).toBe('files.allowed_formats')
  const { name } = (await upload('favicon')).data
  const path = '/v1/panel/settings/identity'
  const before = await stored('identity')
  const {
    logo_url: _,
    favicon_url: __,
    ...body
  } = { ...before, email: 'bilgi@magaza.test', phone: '+90 212 555 00 00', favicon: name }
  expect((await fixture.shop.call('PUT', path, { body: { ...body, logo: name } })).body.fields).toEqual({
    logo: 'files.allowed_formats',
  })
  expect((await fixture.shop.call('PUT', path, { body })).http).toBe(200)
  await fixture.enter('/')
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  await waitFor(() => expect(link?.href).toMatch(new RegExp(`/files/${name}$`)))
  const served = await fixture.shop.app.request(`/files/${name}`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})
