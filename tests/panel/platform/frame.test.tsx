import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notifications } from '#server/db/schema/notifications.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const { enter } = fixture

describe('the gate', () => {
  test('R5: a page without permission leads to /no-access, names the permission in words, and asks the server for nothing', async () => {
    const { user } = await enter('/', await fixture.shop.as([200]))
    await screen.findByRole('banner')
    const { openOrAsk } = await import('#screens/platform/frame/place.ts')
    openOrAsk('/brands')
    expect(await screen.findByRole('heading', { level: 1, name: 'Yetkiniz yok (403).' })).toBeDefined()
    expect([location.pathname, fixture.faults.calls('GET', '/v1/panel/brands')]).toEqual(['/no-access', 0])
    await seen('“Markalar” sayfası için gereken yetki: Markalar: listeleme. Yetkiyi Ayşe Yılmaz verebilir;')
    await seen('Sizin yetkileriniz: Ana sayfa, kuponlar, sözleşmeler, bülten ve mağaza ayarları')
    expect(screen.getByRole('link', { name: 'Başlangıç sayfası' }).getAttribute('href')).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Geri dön' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test('R5: without a page before, back leads home and never to the denied page', async () => {
    const { user } = await enter('/brands', await fixture.shop.as([200]))
    await user.click(await screen.findByRole('button', { name: 'Geri dön' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test('R6, R8: an unknown path shows the 404 page under its own address, without header and menu', async () => {
    await enter('/productz/9')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sayfa bulunamadı.' })).toBeDefined()
    expect([location.pathname, document.title]).toEqual(['/productz/9', 'Sayfa bulunamadı · Kepenk'])
    expect([screen.queryByRole('banner'), screen.queryByRole('navigation')]).toEqual([null, null])
  })

  test('R7: the title is that of the screen, and changes with it', async () => {
    const { user } = await enter('/brands')
    await waitFor(() => expect(document.title).toBe('Markalar · Kepenk'))
    await user.click(await screen.findByRole('link', { name: 'Marka ekle' }))
    await waitFor(() => expect(document.title).toBe('Marka ekle · Kepenk'))
  })
})

describe('the header', () => {
  test('R9: has the shop, notifications, languages and the account; the footer says 2024', async () => {
    await enter('/no-access')
    const banner = within(await screen.findByRole('banner'))
    expect(banner.getByRole('button', { name: 'Bildirimler: 0' })).toBeDefined()
    expect(banner.getByRole('button', { name: 'Dil: TR' })).toBeDefined()
    expect(banner.getByRole('button', { name: 'Hesap: Ayşe Yılmaz' })).toBeDefined()
    expect(screen.getByRole('contentinfo').textContent).toBe('© 2024 Kepenk')
  })

  test.each([
    ['shop.test', 'https://shop.test/'],
    ['http://shop.test/tr', 'http://shop.test/tr'],
  ])('R9 accept: the shop %s is linked in a new tab', async (domain, href) => {
    await fixture.shop.db.execute(sql`update shops set domain = ${domain} where id = ${fixture.shop.own.shop_id}`)
    await enter('/no-access')
    const link = await screen.findByRole('link', { name: 'Mağazayı gör' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      href,
      '_blank',
      'noopener',
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'ftp://shop.test'])(
    'R9 reject: %s is no link',
    async (domain) => {
      await fixture.shop.db.execute(sql`update shops set domain = ${domain} where id = ${fixture.shop.own.shop_id}`)
      await enter('/no-access')
      await screen.findByRole('button', { name: 'Bildirimler: 0' })
      expect(screen.queryByRole('link', { name: 'Mağazayı gör' })).toBe(null)
    },
  )

  test.each([500, 'html', 'no-connection', 'wrong-shape'] as const)(
    'R197: %s for notifications and languages is silent',
    async (fault) => {
      fixture.faults.next('GET', '/v1/panel/notifications', fault)
      fixture.faults.next('GET', '/v1/panel/shop-modules/languages-for-header', fault)
      const { user } = await enter('/no-access')
      await waitFor(() => expect(fixture.faults.calls('GET', '/v1/panel/shop-modules/languages-for-header')).toBe(1))
      await user.click(await screen.findByRole('button', { name: 'Dil: TR' }))
      const choices = within(await screen.findByRole('menu')).getAllByRole('menuitem')
      expect(choices.map((item) => item.textContent)).toEqual(['Türkçe', 'English'])
      expect([screen.queryByRole('alert'), document.querySelector('[data-type]')]).toEqual([null, null])
    },
  )

  test('all is marked as read at once, also after that was not taken: nothing is left on the bell, here and at the server', async () => {
    const notice = { shop_id: fixture.shop.own.shop_id, kind: 'notice', says: 'notifications.notice' } as const
    await fixture.shop.db.insert(notifications).values([notice, notice])
    const told = async () => (await fixture.shop.call('GET', '/v1/panel/notifications')).body.data
    const readAll = () => screen.findByRole('button', { name: 'Tümünü okundu say' })
    fixture.faults.next('PUT', '/v1/panel/notifications/read', 500)
    const { user } = await enter('/no-access')
    await user.click(await screen.findByRole('button', { name: 'Bildirimler: 2' }))
    await user.click(await readAll())
    expect((await screen.findByRole('alert')).textContent).toBe('Okundu sayılamadı. Yeniden deneyin.')
    expect(screen.getByRole('button', { name: 'Bildirimler: 2' })).toBeDefined()
    expect((await told()).totalCount).toBe(2)
    await user.click(await readAll())
    await screen.findByRole('button', { name: 'Bildirimler: 0' })
    expect(screen.queryByRole('button', { name: 'Tümünü okundu say' })).toBe(null)
    expect(screen.queryByRole('alert')).toBe(null)
    const items = within(screen.getByRole('dialog', { name: 'Bildirimler' })).getAllByRole('listitem')
    expect(items.map((item) => item.dataset.read)).toEqual(['true', 'true'])
    expect(await told()).toMatchObject({ totalCount: 0, notifications: [{ read: true }, { read: true }] })
  })

  test('older notices come when they are asked for, until there are none before them', async () => {
    const says = 'notifications.notice'
    const many = Array.from({ length: 45 }, () => ({
      shop_id: fixture.shop.own.shop_id,
      kind: 'notice' as const,
      says,
    }))
    await fixture.shop.db.insert(notifications).values(many)
    const { user } = await fixture.enter('/')
    await user.click(await screen.findByRole('button', { name: /^Bildirimler/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Bildirimler' }))
    const asked = async () => panel.findByRole('button', { name: 'Daha eski bildirimler' })
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(20))
    await user.click(await asked())
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(40))
    await user.click(await asked())
    await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThanOrEqual(45))
    expect(panel.queryByRole('button', { name: 'Daha eski bildirimler' })).toBeNull()
  })

  test('R55: notifications and account close each other, a press outside and Esc close them', async () => {
    const { user } = await enter('/no-access')
    const bell = await screen.findByRole('button', { name: /^Bildirimler/ })
    const account = screen.getByRole('button', { name: /^Hesap/ })
    await user.click(bell)
    await screen.findByRole('dialog', { name: 'Bildirimler' })
    await user.click(account)
    await screen.findByRole('menu')
    expect(screen.queryByRole('dialog')).toBe(null)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
    expect(document.activeElement).toBe(account)
    await user.click(bell)
    await screen.findByRole('dialog', { name: 'Bildirimler' })
    await user.click(screen.getByRole('main'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })

  test('R2: the language switcher changes every word, the page language and what is stored', async () => {
    const { user } = await enter('/brands')
    const menu = await screen.findByRole('button', { name: 'Dil: TR' })
    // Until the languages of the shop are there, the menu has those of the panel, which have no texts of products.
    await waitFor(() => expect(fixture.faults.calls('GET', '/v1/panel/shop-modules/languages-for-header')).toBe(1))
    await waitFor(() => expect(fixture.faults.working()).toBe(false))
    for (let more = 0; more < 50; more += 1) await new Promise((turn) => setImmediate(turn))
    await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Brands' })).toBeDefined()
    const { documentElement: page } = document
    await waitFor(() =>
      expect([page.lang, localStorage.getItem('lang'), localStorage.getItem('language_id'), document.title]).toEqual([
        'en',
        'en',
        '176',
        'Brands · Kepenk',
      ]),
    )
    await waitFor(() => expect(fixture.faults.made.at(-1)?.headers.get('x-lid')).toBe('176'))
  })

  test('the look is chosen in the account menu and lies in a cookie, not in the store', async () => {
    const { user } = await enter('/no-access')
    await user.click(await screen.findByRole('button', { name: /^Hesap/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Koyu görünüm' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
    expect(localStorage.getItem('theme')).toBe(null)
  })
})

describe('the menu', () => {
  test('R11: shows what may be opened and nothing else; R175: reports are open to all staff', async () => {
    await enter('/no-access', await fixture.shop.as([1100]))
    const menu = within(await screen.findByRole('menubar'))
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Katalog',
      'Siparişler',
      'Muhasebe',
      'Mağazam',
      'Durum şemaları',
    ])
  })

  test('keeps its place on the pages that it has no entry for', async () => {
    const { user } = await enter('/brands/add')
    await screen.findByRole('textbox', { name: /^Marka adı/ })
    screen.getByRole('menuitem', { name: 'Katalog' }).focus()
    await user.keyboard('{ArrowDown}')
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    const marked = items.filter((item) => item.getAttribute('aria-current') === 'true')
    expect(marked.map((item) => item.textContent)).toEqual(['Markalar'])
  })

  test('is walked with the keys: arrows, Home, End, first letters, Esc', async () => {
    // A heading whose last entry has entries of its own.
    const { user } = await enter('/no-access', await fixture.shop.as([600, 1100]))
    const heading = await screen.findByRole('menuitem', { name: 'Katalog' })
    heading.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Katalog özeti'))
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Ürünler')
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pazaryerine gönderim'))
    await user.keyboard('{ArrowLeft}{Home}')
    expect(document.activeElement?.textContent).toBe('Katalog özeti')
    await user.keyboard('ü')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ürünler'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})

describe('a new password', () => {
  test('R214: the answer is the same whether the address is known or not', async () => {
    const { user } = await openPanel({ token: null, path: '/auth/forget-password' })
    await user.type(await screen.findByLabelText('E-posta'), 'nobody@shop.test')
    await user.click(screen.getByRole('button', { name: 'Bağlantı gönder' }))
    await seen('Adres kayıtlıysa bir bağlantı gönderildi.')
  })

  test.each([503, 'no-connection', 'html'] as const)(
    'R214 reject: %s is told as a link that was not sent, and the address stays',
    async (fault) => {
      fixture.faults.next('POST', '/v1/auth/forget-password', fault)
      const { user } = await openPanel({ token: null, path: '/auth/forget-password' })
      await user.type(await screen.findByLabelText('E-posta'), fixture.admin)
      await user.click(screen.getByRole('button', { name: 'Bağlantı gönder' }))
      expect((await screen.findByRole('alert')).textContent).toBe('Sıfırlama bağlantısı gönderilemedi.')
      expect(screen.getByDisplayValue(fixture.admin)).toBeDefined()
    },
  )

  test('R213: a made-up link is told as inactive, and leads to a new one', async () => {
    const { user } = await openPanel({ token: null, path: `/auth/reset-password?token=${'x'.repeat(43)}` })
    await user.type(await screen.findByLabelText('Yeni parola'), password)
    await user.type(screen.getByLabelText('Yeni parola, bir daha'), password)
    await user.click(screen.getByRole('button', { name: 'Parolayı değiştir' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Bu sıfırlama bağlantısı artık geçerli değil.')
    expect(screen.getByRole('link', { name: 'Yeni bir bağlantı iste' })).toBeDefined()
  })

  test('R3: the page opens with a session too', async () => {
    await enter('/auth/reset-password?token=abc')
    expect(await screen.findByLabelText('Yeni parola')).toBeDefined()
    expect(location.pathname).toBe('/auth/reset-password')
  })
})
