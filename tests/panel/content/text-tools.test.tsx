import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()

async function addPage(title: string, content: string, status = 1) {
  const texts = { slug: '', content, meta_title: '', meta_description: '' }
  const translations = [
    { language_id: turkish, title, ...texts },
    { language_id: english, title: `${title} EN`, ...texts },
  ]
  const body = { translations, status, publish_date: '', image: '', tags: [] }
  const added = await fixture.shop.call('POST', '/v1/panel/pages', { body })
  expect([added.http, added.body.rules]).toEqual([200, undefined])
  return added.body.data as { id: number }
}

async function storedText(id: number): Promise<string> {
  return (await fixture.shop.call('GET', `/v1/panel/pages/${id}`)).body.data.translations[0].content
}

test('a table is put at the caret, gets rows and columns, loses them, and is stored as it stands', async () => {
  const { id } = await addPage('Beden tablosu', '<p>Ölçüler</p>')
  const { user } = await fixture.enter(`/pages/edit/${id}`)
  const text = await screen.findByRole('textbox', { name: /İçerik/ })
  await user.click(await screen.findByRole('button', { name: 'Tablo ekle' }))
  const size = () => {
    const rows = [...text.querySelectorAll('tr')]
    return [rows.length, rows[0]?.children.length ?? 0]
  }
  await waitFor(() => expect(size()).toEqual([3, 3]))
  expect(text.querySelectorAll('th').length).toBe(3)
  await user.click(await screen.findByRole('button', { name: 'Tablo' }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Alta satır ekle')
  await press('Sağa sütun ekle')
  expect(size()).toEqual([4, 4])
  await press('Sütunu sil')
  await press('Satırı sil')
  expect(size()).toEqual([3, 3])
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Kaydet/ }))
  await waitFor(async () => expect(await storedText(id)).toMatch(/<table><tbody><tr>.*<td.*<\/table>/s))
  expect(await storedText(id)).not.toMatch(/style=|colgroup|class=/)
})

test('a picture is chosen from those that texts show, is asked what is on it, and is stored with the text', async () => {
  const image = dataUrl('image/png', await png())
  const body = { type: 'content', image, realName: 'kumas.png' }
  const { name } = (await fixture.shop.call('POST', '/v1/files', { body })).body.data
  await addPage('Resmi olan', `<p>Bak</p><img src="/files/${name}" alt="">`)
  const { id } = await addPage('Resim arayan', '<p>Metin</p>')
  const { user } = await fixture.enter(`/pages/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Görsel ekle' }))
  const dialog = await screen.findByRole('dialog', { name: 'Görsel ekle' })
  await user.click(await within(dialog).findByRole('button', { name: 'kumas.png' }))
  await user.type(await within(dialog).findByLabelText('Görselde ne var?'), 'Keten kumaş')
  await user.click(within(dialog).getByRole('button', { name: 'Metne koy' }))
  await user.click(await screen.findByRole('button', { name: /^Kaydet/ }))
  await waitFor(async () => expect(await storedText(id)).toContain(`<img src="/files/${name}" alt="Keten kumaş"`))
})

test('the form leads to what visitors see, in each language; from a draft by a link that is over soon', async () => {
  const { id } = await addPage('Açık sayfa', '<p>Metin</p>')
  await fixture.enter(`/pages/edit/${id}`)
  const card = await screen.findByRole('region', { name: 'Vitrinde' })
  const open = await within(card).findByRole('link', { name: 'Mağazada aç: Türkçe' })
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual(['/web/tr/pages/acik-sayfa', '_blank'])
  expect(card.textContent).toContain('Yayında: ziyaretçiler görüyor.')
  const draft = await addPage('Kapalı sayfa', '<p>Metin</p>', 0)
  await fixture.enter(`/pages/edit/${draft.id}`)
  const other = await screen.findByRole('region', { name: 'Vitrinde' })
  const link = await within(other).findByRole('link', { name: /Mağazada aç: English/ })
  expect(link.getAttribute('href')).toMatch(/^\/web\/en\/draft\/v1\.[\w.-]+$/)
})
