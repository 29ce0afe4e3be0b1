import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { page_slugs } from '#server/db/schema/articles.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()

async function newPage(title: string, slug: string): Promise<number> {
  const texts = { content: '<p>Metin</p>', meta_title: '', meta_description: '' }
  const translations = [
    { language_id: turkish, title, slug, ...texts },
    { language_id: english, title: `${title} EN`, slug: `${slug}-en`, ...texts },
  ]
  const body = { translations, status: 1, publish_date: '2026-01-01', image: '', tags: [] }
  return (await fixture.shop.call('POST', '/v1/panel/pages', { body })).body.data.id
}

test('an old address is added by hand on the form of its page, refused at the field, and taken away again', async () => {
  const { shop } = fixture
  const id = await newPage('İade', 'iade')
  await newPage('Kargo', 'kargo')
  const kept = async () =>
    (await shop.db.select().from(page_slugs).where(eq(page_slugs.record_id, id))).map(({ slug }) => slug).sort()
  const { user } = await fixture.enter(`/pages/edit/${id}`)
  const part = within(await screen.findByRole('region', { name: 'Eski adresler' }))
  await part.findByText('Eski adresi yok.')
  const field = await part.findByLabelText<HTMLInputElement>('Eski adres')
  const press = async (name: string) => user.click(await part.findByRole('button', { name }))
  await press('Adres ekle')
  expect(await screen.findAllByText('Eski adres zorunludur.')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.type(field, 'kargo')
  await press('Adres ekle')
  await part.findByText('Bu adres “Kargo” kaydında kullanılıyor.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, 'iade-kosullari')
  await press('Adres ekle')
  expect((await part.findByText('iade-kosullari')).tagName).toBe('CODE')
  expect(await kept()).toEqual(['iade', 'iade-en', 'iade-kosullari'])
  expect(field.value).toBe('')

  await press('Kaldır: iade-kosullari (Türkçe)')
  const question = await screen.findByRole('alertdialog', { name: '“iade-kosullari” adresi kaldırılsın mı?' })
  await user.click(within(question).getByRole('button', { name: 'Kaldır' }))
  await part.findByText('Eski adresi yok.')
  await waitFor(async () => expect(await kept()).toEqual(['iade', 'iade-en']))
})
