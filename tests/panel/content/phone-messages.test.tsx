import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shop_phone_message_methods } from '#server/db/schema/catalogue.ts'
import { phone_messages, phone_templates } from '#server/db/schema/phone-messages.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { activePhone, shopPhone } from '#tests/fixtures/phone-messages.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The words of a message to phones: counted, refused by name, tried once it is active, and saved. */

const fixture = openPanelFixture()

test('a message is counted while it is written, switched on, saved and tried on the shop’s phone', async () => {
  const { shop } = fixture
  await activePhone(shop, shop.own.shop_id)
  await shop.db.delete(phone_templates)
  const { user } = await fixture.enter('/phone-messages')
  const row = (await screen.findByRole('link', { name: 'Sipariş onaylandı' })).closest('li')
  expect(within(row as HTMLElement).getByText('Gönderilmez')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Sipariş onaylandı' }))
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Mesaj')
  expect(text.value).toBe('{{shop_name}}: {{order_number}} numaralı siparişiniz onaylandı')
  const write = async (words: string) => {
    await user.clear(text)
    await user.click(text)
    await user.paste(words)
  }
  await write('a'.repeat(161))
  await screen.findAllByText('2 SMS · 161 / 306 karakter')
  await write('Hazır, yolda')
  await screen.findAllByText('1 SMS · 12 / 70 karakter. ı yüzünden bir SMS’e 160 yerine 70 karakter sığar.')
  await user.click(screen.getByRole('button', { name: 'Türkçe harfleri sadeleştir' }))
  expect(text.value).toBe('Hazir, yolda')
  await write('Tamam {{urun}}')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findAllByText(/Böyle bir yer tutucu yok: {{urun}}/)
  expect(await shop.db.select().from(phone_templates)).toEqual([])
  await write('Tamam {{shop_name}}')
  await screen.findByText('Tamam Deneme Mağazası')

  const tryIt = () => user.click(screen.getByRole('button', { name: /Mağazanın telefonuna deneme gönder \(Türkçe\)/ }))
  await tryIt()
  await screen.findAllByText('Test etmeden önce mesajı aktif edin.')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('switch', { name: /^Müşterilere gönderilsin/ }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(async () =>
    expect((await shop.db.select().from(phone_templates))[0]).toMatchObject({
      ...{ kind: 'order_accepted', status: 1 },
      texts: { tr: 'Tamam {{shop_name}}' },
    }),
  )
  await tryIt()
  await screen.findByText(`Deneme ${shopPhone} numarasına gidiyor.`)
  expect((await shop.db.select().from(phone_messages))[0]).toMatchObject({
    ...{ phone: shopPhone, body: 'Tamam Deneme Mağazası' },
  })
})

test('R202: without a company the page says so, and leads to the connections', async () => {
  const { shop } = fixture
  await shop.db.delete(shop_phone_message_methods).where(eq(shop_phone_message_methods.shop_id, shop.own.shop_id))
  await fixture.enter('/phone-messages')
  await screen.findByText('Aktif bir SMS entegrasyonu yok.')
  expect(screen.getByRole('link', { name: 'SMS bağlantılarına git' }).getAttribute('href')).toBe(
    '/shop-phone-message-methods',
  )
})

test('the order tells to which phone its customer was told', async () => {
  const { shop } = fixture
  await activePhone(shop, shop.own.shop_id)
  await shop.db.update(phone_templates).set({ texts: { tr: 'Tamam {{order_number}}', en: 'Done' } })
  const { id } = await newOrder(shop, { invoice_address: { phone: '+90 532 111 22 33' } })
  const accept = { status: 'accepted', version: 1, lines: [] }
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: accept })
  await fixture.enter(`/orders/edit/${id}`)
  await screen.findByText('Müşteriye SMS: +90 532 111 22 33')
})
