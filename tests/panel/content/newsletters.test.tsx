import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'
import { activeMail, newNewsletter, newSubscriber, newslettersPath } from '#tests/fixtures/newsletters.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Newsletters on their page: written, tried, deleted, and no fourth. */

const fixture = openPanelFixture()

test('a newsletter is added, written, tried and saved; a fourth is refused beforehand', async () => {
  const { shop } = fixture
  await activeMail(shop, shop.own.shop_id)
  const { user } = await fixture.enter('/newsletter')
  const stored = () => shop.db.select().from(newsletter_templates)
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const add = async (title: string) => {
    const [field] = await screen.findAllByLabelText('Bültenin adı')
    await user.type(field as HTMLElement, title)
    await press('Bülten ekle')
    await screen.findByRole('heading', { level: 2, name: title })
  }
  await screen.findByText('Henüz bülten yok')
  await add('Bahar')
  const subject = await screen.findByLabelText<HTMLInputElement>('Konu')
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Bahar {{urun}}')
  await press('Kaydet')
  await screen.findByText(/Böyle bir yer tutucu yok: {{urun}}/)
  expect((await stored())[0]?.version).toBe(1)
  await user.clear(subject)
  await user.click(subject)
  await user.paste('Bahar {{shop_name}}')
  await screen.findByRole('heading', { name: 'Bahar Deneme Mağazası' })
  await press(/Kendime deneme gönder \(Türkçe\)/)
  await screen.findByText(/Deneme .* adresine gönderildi/)
  expect(shop.mails.sent.at(-1)?.subject).toBe('Bahar Deneme Mağazası')
  shop.mails.failing = true
  await press(/Kendime deneme gönder \(English\)/)
  await screen.findByText('Gönderilemedi. Tekrar deneyin.')
  shop.mails.failing = false
  await press('Kaydet')
  await waitFor(async () => expect((await stored())[0]?.texts.tr.subject).toBe('Bahar {{shop_name}}'))

  await add('Yaz')
  await add('Güz')
  await user.type((await screen.findAllByLabelText('Bültenin adı'))[0] as HTMLElement, 'Kış')
  await press('Bülten ekle')
  expect(await screen.findAllByText('En fazla 3 bülten şablonu olabilir.')).not.toEqual([])
  await user.keyboard('{Escape}')
  expect(await stored()).toHaveLength(3)

  await press('Sil')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('“Güz” silinsin mi?')
  await user.click(within(question).getByRole('button', { name: 'Sil' }))
  await waitFor(async () => expect((await stored()).map(({ title }) => title)).toEqual(['Bahar', 'Yaz']))
})

test('a newsletter is sent to those who allow it, and what became of it is told', async () => {
  const { shop } = fixture
  await activeMail(shop, shop.own.shop_id)
  await shop.db.delete(newsletter_templates)
  await newNewsletter(shop)
  const { id } = await newSubscriber(shop, { name: 'Ayşe' })
  await newSubscriber(shop, { said: [1, 0] })
  const { user } = await fixture.enter('/newsletter')
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  await screen.findByText(/1 kişiye gider/)
  await press('Gönder')
  expect(await screen.findAllByText('Hangi bültenin gönderileceğini seçin.')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.selectOptions(await screen.findByLabelText('Hangi bülten'), 'Bahar')
  await press('Gönder')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('“Bahar” gönderilsin mi?')
  within(question).getByText(/1 kişiye gider\. Sürerken durdurulabilir/)
  await user.click(within(question).getByRole('button', { name: 'Gönder' }))
  await screen.findByRole('heading', { name: 'Alıcılar: Bahar' })
  await workOff(shop)
  expect(shop.mails.sent.at(-1)?.subject).toBe('Deneme Mağazası: bahar')
  await screen.findByText('Bitti')
  await screen.findByRole('option', { name: 'Gönderildi (1)' })
  await user.selectOptions(await screen.findByLabelText('Durum'), 'Gönderildi (1)')
  await press('Şikâyetini kaydet')
  expect(await screen.findAllByText('Şikâyet etti')).not.toEqual([])
  const said = () => shop.db.select().from(customer_consents).where(eq(customer_consents.customer_id, id))
  await waitFor(async () => expect((await said()).at(-1)).toMatchObject({ given: 0, complaint: 1 }))

  await press('Yeni gönderim')
  await user.click(await screen.findByRole('radio', { name: 'Bir gün' }))
  await user.selectOptions(await screen.findByLabelText('Hangi bülten'), 'Bahar')
  await screen.findByText(/0 kişiye gider/)
  await press('Gönderimi planla')
  expect(await screen.findAllByText('Bugünden sonraki bir gün seçin.')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.type(await screen.findByLabelText('Gün'), '01.01.2090')
  await press('Gönderimi planla')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönderimi planla' }))
  const sending = within(await screen.findByRole('region', { name: 'Bülten gönder' }))
  await sending.findByText('01.01.2090 günü gönderilecek')
  await user.click(await sending.findByRole('button', { name: 'Gönderimden vazgeç' }))
  await sending.findByText('Vazgeçildi')
})

test('a newsletter is tried in the words that are stored before it is sent, and stopped while it goes out', async () => {
  const { shop } = fixture
  await activeMail(shop, shop.own.shop_id)
  await shop.db.delete(newsletter_templates)
  await newNewsletter(shop)
  await newSubscriber(shop)
  const { user } = await fixture.enter('/newsletter')
  const sending = within(await screen.findByRole('region', { name: 'Bülten gönder' }))
  const press = async (name: string) => user.click(await sending.findByRole('button', { name }))
  await press('Önce kendime gönder')
  expect(await screen.findAllByText('Hangi bültenin gönderileceğini seçin.')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.selectOptions(await sending.findByLabelText('Hangi bülten'), 'Bahar')
  await press('Önce kendime gönder')
  await sending.findByText(/^Deneme .* adresine gönderildi\.$/)
  expect(shop.mails.sent.at(-1)?.subject).toBe('Deneme Mağazası: bahar')
  const before = shop.mails.sent.length
  await press('Gönder')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönder' }))
  await press('Gönderimi durdur')
  await sending.findByText('Durduruldu')
  await workOff(shop)
  expect(shop.mails.sent).toHaveLength(before)
})

test('the next sending is filled in while the page is read anew, and nothing of it is lost', async () => {
  const { shop, faults } = fixture
  await activeMail(shop, shop.own.shop_id)
  await shop.db.delete(newsletter_templates)
  await newNewsletter(shop)
  await newSubscriber(shop)
  const { user } = await fixture.enter('/newsletter')
  const sending = within(await screen.findByRole('region', { name: 'Bülten gönder' }))
  const press = async (name: string) => user.click(await sending.findByRole('button', { name }))
  await user.selectOptions(await sending.findByLabelText('Hangi bülten'), 'Bahar')
  await press('Gönder')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönder' }))
  let read = () => {}
  const held = new Promise<void>((resolve) => {
    read = resolve
  })
  faults.next('GET', newslettersPath, (forward) => held.then(forward))
  await press('Yeni gönderim')
  await user.click(await sending.findByRole('radio', { name: 'Bir gün' }))
  await user.type(await sending.findByLabelText('Gün'), '01.01.2090')
  await user.selectOptions(await sending.findByLabelText('Hangi bülten'), 'Bahar')
  read()
  await sending.findByText(/^[1-9]\d* kişiye gider/)
  await press('Gönderimi planla')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönderimi planla' }))
  await sending.findByText('01.01.2090 günü gönderilecek')
})

test('without a way to send mails the page says so, and leads to one', async () => {
  const { shop } = fixture
  await shop.db.delete(shop_mail_methods)
  await fixture.enter('/newsletter')
  const [link] = await screen.findAllByRole('link', { name: 'E-posta bağlantılarına git' })
  expect(link?.getAttribute('href')).toBe('/shop-mail-methods')
})
