import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Where an order stands in its chart, read as lists: which steps leave from there, and what keeps the others. */

const fixture = openPanelFixture()
const unpaid = { payment_method: 'money_transfer', payment_status: 'not_paid', status: 'pending' } as const

async function chart() {
  return within(await screen.findByRole('region', { name: 'Siparişin durum şeması' }))
}

/** The lists of steps by what is said of them. */
function lists(part: Awaited<ReturnType<typeof chart>>): Record<string, (string | null)[]> {
  return Object.fromEntries(
    part.getAllByRole('list').map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]),
  )
}

test('an unpaid transfer: one step is open, and what keeps the others is said once above them', async () => {
  const { id } = await newOrder(fixture.shop, unpaid)
  await fixture.enter(`/orders/edit/${id}`)
  const part = await chart()
  expect(part.getByText('Şu an:').textContent).toBe('Şu an: BeklemedeÖdenmedi')
  const told = lists(part)
  expect(told['Buradan yapılabilecekler']).toEqual(['Ödendi olarak işaretle → Ödendi'])
  expect(told['Önce havaleyi ödendi olarak işaretleyin.']).toContain('Onayla → Onaylandı')
})

test('R177: a step that asks for another permission names it, and who can give it', async () => {
  const { id } = await newOrder(fixture.shop, { status: 'accepted', payment_status: 'paid' })
  await fixture.enter(`/orders/edit/${id}`, await fixture.shop.as([1500, 1501]))
  const told = lists(await chart())
  expect(told['Buradan yapılabilecekler']).toContain('Hazırlamaya al → Hazırlanıyor')
  const refused = Object.keys(told).filter((title) => title.includes('(403)'))
  expect(refused).toEqual([
    'Yetkiniz yok (403). Gereken yetki: “İadeler: değiştirme”. Bu yetkiyi Ayşe Yılmaz verebilir. Sipariş yalnızca iadesinin parası ödenerek iade edilmiş olur.',
  ])
})
