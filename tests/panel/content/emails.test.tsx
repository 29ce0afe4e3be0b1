import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { mails } from '#server/db/schema/mails.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The words of a mail: written, refused by name, tried, saved and put back. */

const fixture = openPanelFixture()

test('a template is written, tried and saved, and the built words come back', async () => {
  const { shop } = fixture
  const { user } = await fixture.enter('/emails')
  await user.click(await screen.findByRole('link', { name: 'Sipariş onaylandı' }))
  const subject = await screen.findByLabelText<HTMLInputElement>('Konu')
  expect(subject.value).toBe('{{shop_name}}: {{order_number}} numaralı siparişiniz onaylandı')
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Tamam {{urun}}')
  await press('Kaydet')
  await screen.findByText(/Böyle bir yer tutucu yok: {{urun}}/)
  expect(await shop.db.select().from(mail_templates)).toEqual([])
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Tamam {{shop_name}}')
  await screen.findByRole('heading', { name: 'Tamam Deneme Mağazası' })
  await press(/Kendime deneme gönder \(Türkçe\)/)
  await waitFor(async () => expect((await shop.db.select().from(mails))[0]?.subject).toBe('Tamam Deneme Mağazası'))
  await press('Kaydet')
  await waitFor(async () =>
    expect((await shop.db.select().from(mail_templates))[0]?.texts?.tr.subject).toBe('Tamam {{shop_name}}'),
  )
  await press('Hazır metni geri getir')
  await press('Kaydet')
  await waitFor(async () => expect((await shop.db.select().from(mail_templates))[0]?.texts).toBe(null))
})
