import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What an order's page says of who bought it. */

const fixture = openPanelFixture()
const customer = async () => {
  const heading = await screen.findByRole('heading', { name: 'Müşteri' })
  return within(heading.closest('section') as HTMLElement)
}

test('a customer of the shop is reached by e-mail and by phone, and what they wrote there adds no receiver of its own', async () => {
  const { shop } = fixture
  const said = { email: 'elif?bcc=herkes@ornek.test', phone: '+90 532 000 11 22' }
  await shop.db.update(users).set(said).where(eq(users.id, shop.own.customer_id))
  const { id } = await newOrder(shop)
  await fixture.enter(`/orders/edit/${id}`)
  const within = await customer()
  const ways = within.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Zeynep Yılmaz', `/customers/details/${shop.own.customer_id}`],
    [said.email, 'mailto:elif%3Fbcc%3Dherkes@ornek.test'],
    [said.phone, 'tel:+905320001122'],
  ])
})

test('a guest is named, and neither e-mail nor phone is asked after', async () => {
  const { id } = await newOrder(fixture.shop, { customer_id: null, customer_name: 'Murat Kaya' })
  await fixture.enter(`/orders/edit/${id}`)
  const within = await customer()
  expect(within.getByText('Murat Kaya')).not.toBeNull()
  expect(within.queryByText('E-posta')).toBeNull()
  expect(within.queryByText('Telefon')).toBeNull()
})
