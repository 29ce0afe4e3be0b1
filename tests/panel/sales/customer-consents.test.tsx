import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { mail_bounces } from '#server/db/schema/newsletters.ts'
import { newSubscriber } from '#tests/fixtures/newsletters.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What a customer allows, on their own page: a complaint takes it back, and an address that came back is told. */

const fixture = openPanelFixture()

test('a complaint is noted by hand, and an address that came back is shown with what was said', async () => {
  const { shop } = fixture
  const { id, email } = await newSubscriber(shop)
  const reply = '550 5.1.1 no such user'
  await shop.db.insert(mail_bounces).values({ shop_id: shop.own.shop_id, customer_id: id, email, reply })
  const { user } = await fixture.enter(`/customers/details/${id}`)
  await screen.findByText(`${email} adresi geri döndü; bülten gönderilmez`)
  await screen.findByText(/550 5\.1\.1 no such user/)
  await user.click(await screen.findByRole('radio', { name: 'Şikâyet etti' }))
  await user.type(screen.getByLabelText(/^Nasıl alındı/), 'Telefonda')
  await user.click(screen.getByRole('button', { name: 'İzni kaydet' }))
  await screen.findByText(/^Şikâyet etti · .* · Telefonda/)
  const said = await shop.db.select().from(customer_consents).where(eq(customer_consents.customer_id, id))
  await waitFor(() => expect(said.at(-1)).toMatchObject({ channel: 'email', given: 0, complaint: 1 }))
})
