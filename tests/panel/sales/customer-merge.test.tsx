import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { twoContacts } from '#tests/fixtures/customer-merges.fixture.ts'
import { newOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Two contacts become one on a page and are parted on the customer's own; what keeps data from being erased is told before the click. */

const fixture = openPanelFixture()

test('two who are alike are compared, merged with the chosen fields, and parted again', async () => {
  const { shop } = fixture
  const { into_id, body } = await twoContacts(shop, shop.own)
  await shop.db.update(users).set({ tc_number: '10000000146' }).where(eq(users.id, into_id))
  await shop.db.update(users).set({ tc_number: '10000000146' }).where(eq(users.id, body.from_id))
  for (const id of [into_id, body.from_id])
    await shop.db.update(users).set({ search: '10000000146' }).where(eq(users.id, id))
  const { user } = await fixture.enter(`/customers/details/${into_id}`)
  await user.click(await screen.findByRole('link', { name: 'Karşılaştır ve birleştir' }))
  await screen.findByRole('heading', { name: 'Hangisi kalsın?' })
  await user.click(screen.getByRole('radio', { name: /^aydin/ }))
  await user.click(screen.getByRole('button', { name: 'Birleştir' }))
  await screen.findByText(/bununla birleştirildi/)
  const [stays] = await shop.db.select().from(users).where(eq(users.id, into_id))
  expect([stays?.email.startsWith('aydin'), stays?.note]).toEqual([true, 'Kapıda ödemek ister.'])
  await user.click(screen.getByRole('button', { name: 'Birleştirmeyi geri al' }))
  await waitFor(async () => expect(await shop.db.$count(users, eq(users.id, body.from_id))).toBe(1))
})

test('a link of one who went over opens the one who stayed', async () => {
  const { shop } = fixture
  const { into_id, body } = await twoContacts(shop, shop.own)
  await shop.call('POST', `/v1/panel/customers/${into_id}/merges`, { body })
  await fixture.enter(`/customers/details/${body.from_id}`)
  await waitFor(() => expect(location.pathname).toBe(`/customers/details/${into_id}`))
})

test('what keeps the data of a person from being erased stands at the button', async () => {
  const { shop } = fixture
  const { into_id } = await twoContacts(shop, shop.own)
  const order = await newOrder(shop)
  await setOrder(shop, order.id, { customer_id: into_id, status: 'preparing' } as never)
  const { user } = await fixture.enter(`/customers/details/${into_id}`)
  await user.click(await screen.findByRole('button', { name: /^Bilgilerini kalıcı olarak sil/ }))
  await screen.findByText(/^1 siparişi sürüyor/)
})
