import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
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
  expect(added.http).toBe(200)
  return { ...added.body.data, body }
}

test('a draft is marked in the list, and a page that visitors see is not', async () => {
  await addPage('Bekleyen sayfa', '<p>Metin</p>', 0)
  await addPage('Açık sayfa', '<p>Metin</p>')
  await fixture.enter('/pages')
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
  expect(within(await rowOf('Bekleyen sayfa')).getByText('Taslak')).toBeTruthy()
  expect(within(await rowOf('Açık sayfa')).queryByText('Taslak')).toBeNull()
})

test('the form shows what a search engine draws, and the page as visitors will see it', async () => {
  const { id } = await addPage('Kumaş rehberi', '<h2>Keten</h2><p>Serin <b>tutar</b>.</p>')
  const { user } = await fixture.enter(`/pages/edit/${id}`)
  const found = await screen.findByRole('region', { name: 'Arama sonucunda görünüşü' })
  expect(found.textContent).toContain('pages › kumas-rehberi')
  expect(found.textContent).toContain('Keten Serin tutar .')
  await user.click(screen.getByRole('button', { name: 'Önizle' }))
  const shown = await screen.findByRole('dialog', { name: 'Önizleme' })
  expect(await within(shown).findByRole('heading', { name: 'Keten' })).toBeTruthy()
  expect(within(shown).getByText('tutar').tagName).toBe('B')
})

test('a version before is told word by word, and comes back', async () => {
  const { id, version, body } = await addPage('İade sayfası', '<p>İade süresi yedi gündür.</p>')
  const translations = body.translations.map((row: object) => ({
    ...row,
    content: '<p>İade süresi on dört gündür.</p>',
  }))
  await fixture.shop.call('PUT', `/v1/panel/pages/${id}`, { body: { ...body, translations, version } })
  const { user } = await fixture.enter(`/pages/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
  const dialog = await screen.findByRole('dialog', { name: 'Geçmiş' })
  await waitFor(() => expect(dialog.querySelector('ins')?.textContent).toBe('on dört'))
  expect(dialog.querySelector('del')?.textContent).toBe('yedi')
  expect(dialog.textContent).toContain('İçerik (')
  await user.click(within(dialog).getAllByRole('button', { name: 'Geri koy' })[0] as HTMLElement)
  await waitFor(async () => {
    const { data } = (await fixture.shop.call('GET', `/v1/panel/pages/${id}`)).body
    expect(data.translations[0].content).toBe('<p>İade süresi yedi gündür.</p>')
  })
})
