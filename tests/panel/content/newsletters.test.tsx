import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'
import { activeMail } from '#tests/fixtures/newsletters.fixture.ts'
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
