import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** Where goods go, chosen in the form of a new order and on the page of an order. */

const fixture = openPanelFixture()

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
const value = (name: string) =>
  (
    screen.queryByRole<HTMLInputElement>('combobox', { name }) ??
    screen.getByRole<HTMLInputElement>('textbox', { name })
  ).value

async function choose(user: UserEvent, name: string, wanted: string): Promise<void> {
  await waitFor(() => expect(field(name).getAttribute('aria-busy')).toBeNull())
  await user.clear(field(name))
  await user.type(field(name), wanted)
  await user.click(await screen.findByRole('option', { name: wanted }))
}

test('R142, R187: an address is chosen from the country down, and another choice empties what lay in the one before', async () => {
  const { user } = await fixture.enter('/orders/add')
  await waitFor(() => expect(field('Ülke').value).toBe('Türkiye'))
  await choose(user, 'Bölge', 'Marmara')
  await choose(user, 'İl', 'İstanbul')
  await choose(user, 'İlçe', 'Kadıköy')
  await choose(user, 'Mahalle', 'Caferağa Mah')
  const asked = fixture.faults.made
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith('/v1/web/'))
  expect(asked.map(({ pathname, search }) => pathname.replace('/v1/web/', '') + search)).toEqual([
    'countries',
    'states?country_id=1',
    'cities?state_id=7',
    'districts?city_id=34',
    expect.stringMatching(/^neighborhoods\?districts_id=34\d\d$/),
  ])
  await choose(user, 'İl', 'Bursa')
  expect([value('Ülke'), value('Bölge'), value('İl'), value('İlçe'), value('Mahalle')]).toEqual([
    ...['Türkiye', 'Marmara', 'Bursa', '', ''],
  ])
})

test('R142: in a country of which nothing is known, the parts are written', async () => {
  const { user } = await fixture.enter('/orders/add')
  await waitFor(() => expect(field('Ülke').value).toBe('Türkiye'))
  await choose(user, 'Bölge', 'Ege')
  await choose(user, 'Ülke', 'Almanya')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mahalle' })).toBeTruthy())
  await user.type(screen.getByRole('textbox', { name: 'Bölge' }), 'Bayern')
  await user.type(screen.getByRole('textbox', { name: 'İl' }), 'Münih')
  expect([value('Ülke'), value('Bölge'), value('İl')]).toEqual(['Almanya', 'Bayern', 'Münih'])
})

test('R180: the address host never hears the token of the panel', async () => {
  await fixture.enter('/orders/add')
  await waitFor(() => expect(field('Ülke').value).toBe('Türkiye'))
  await waitFor(() => expect(fixture.faults.calls('GET', '/v1/web/states')).toBe(1))
  const headers = fixture.faults.made
    .filter(({ url }) => new URL(url).pathname.startsWith('/v1/web/'))
    .flatMap((request) => [...request.headers.keys()])
  expect(headers.filter((name) => /authorization|x-sid|x-lid/.test(name))).toEqual([])
})

test('R187: where a list cannot be loaded, what was chosen stays, and the list is asked for again', async () => {
  fixture.faults.next('GET', '/v1/web/states', 'no-connection')
  const { user } = await fixture.enter('/orders/add')
  await seen('Yüklenemedi. Tekrar deneyin.')
  expect(value('Ülke')).toBe('Türkiye')
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tekrar dene' }))
  await choose(user, 'Bölge', 'Marmara')
  expect([value('Ülke'), value('Bölge')]).toEqual(['Türkiye', 'Marmara'])
})

test('R142: on the page of an order another province empties the district, which is asked for', async () => {
  const address = {
    ...{ title: 'Ev', name: 'Elif Kaya', country: 'Türkiye', state: 'Marmara', city: 'İstanbul', district: 'Kadıköy' },
    ...{ neighborhood: 'Caferağa Mah', address: 'Lale Sk. 4', zip: '34710' },
  }
  const { id } = await newOrder(fixture.shop, { status: 'accepted', invoice_address: address })
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Fatura adresi: Değiştir' }))
  await choose(user, 'İl', 'Bursa')
  expect([value('İlçe'), value('Mahalle')]).toEqual(['', ''])
  await choose(user, 'İlçe', 'Nilüfer')
  await choose(user, 'Mahalle', 'Beşevler Mah')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kaydet' }))
  await waitFor(async () =>
    expect((await orderIn(fixture.shop, id)).invoice_address).toMatchObject({
      ...{ city: 'Bursa', district: 'Nilüfer', neighborhood: 'Beşevler Mah', state: 'Marmara' },
    }),
  )
})
