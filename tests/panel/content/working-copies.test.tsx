import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishDueCopies } from '#server/content/articles/scheduled-copy.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()

function body(title: string, of: string, status = 1) {
  const texts = { slug: '', content: '<p>Metin</p>', meta_title: '', meta_description: '' }
  const summed = of === 'blogs' ? { summary: '' } : {}
  const translations = [
    { language_id: turkish, title, ...summed, ...texts },
    { language_id: english, title: `${title} EN`, ...summed, ...texts },
  ]
  return { translations, status, publish_date: '2026-01-01', image: '', tags: [] }
}

async function added(title: string, of = 'pages', status = 1): Promise<number> {
  const answer = await fixture.shop.call('POST', `/v1/panel/${of}`, { body: body(title, of, status) })
  expect(answer.http).toBe(200)
  return answer.body.data.id
}

const copyStateOf = async (id: number) =>
  (await fixture.shop.call('GET', `/v1/panel/pages/${id}/copy/state`)).body.data.copy

const titleOf = async (of: string, id: number) =>
  (await fixture.shop.call('GET', `/v1/panel/${of}/${id}`)).body.data.translations[0].title

test.each(['pages', 'blogs'])('one of the %s is written beside what visitors see, and published', async (of) => {
  const id = await added('Hakkımızda', of)
  const { user } = await fixture.enter(`/${of}/edit/${id}`)
  await user.click(await screen.findByRole('link', { name: 'Kopya üzerinde çalış' }))
  await screen.findByRole('heading', { level: 1, name: 'Hakkımızda: çalışma kopyası' })
  expect(location.pathname).toBe(`/${of}/copy/${id}`)
  expect(screen.queryByLabelText('Yayın tarihi')).toBeNull()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Kopyayı yayınla')
  expect(await screen.findAllByText('Kaydedilmiş bir çalışma kopyası yok.')).not.toEqual([])
  await user.keyboard('{Escape}')
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ })
  await user.clear(title)
  await user.type(title, 'Biz kimiz')
  await press('Kaydet')
  await screen.findByText(/Son kaydeden: /)
  expect(await titleOf(of, id)).toBe('Hakkımızda')
  const preview = await screen.findByRole('link', { name: 'Kopyayı önizle: Türkçe' })
  expect(preview.getAttribute('href')).toMatch(/\/web\/tr\/draft\/.+/)

  await user.type(title, '?')
  await press('Kopyayı yayınla')
  expect(await screen.findAllByText('Önce değişiklikleri çalışma kopyasına kaydedin.')).not.toEqual([])
  await user.keyboard('{Escape}')
  await user.type(title, '{Backspace}')
  await press('Kopyayı yayınla')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Kopyayı yayınla' }))
  await screen.findByRole('heading', { level: 1, name: 'Biz kimiz' })
  expect(location.pathname).toBe(`/${of}/edit/${id}`)
  await waitFor(async () => expect(await titleOf(of, id)).toBe('Biz kimiz'))
})

test('a copy gets its moment, is seen to have it, and loses it again; the versions show what it changes', async () => {
  const id = await added('Zamanlı')
  const { user } = await fixture.enter(`/pages/copy/${id}`)
  await user.type(await screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }), ' yeni')
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }))
  await screen.findByText(/Son kaydeden: /)
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Zamanla' }))
    return screen.findByRole('dialog', { name: 'Kopyanın yayınını zamanla' })
  }
  const plan = await open()
  await user.click(within(plan).getByRole('button', { name: 'Zamanla' }))
  expect(await screen.findAllByText('Yayın için ileri bir tarih ve saat seçin.')).not.toEqual([])
  await user.type(within(plan).getByRole('textbox', { name: 'Yayın günü' }), '01.01.2099{Enter}')
  await user.click(within(plan).getByRole('button', { name: 'Zamanla' }))
  await screen.findByText(/Kopya .*2099.* tarihinde kendiliğinden yayınlanacak\./)
  expect((await copyStateOf(id)).publish_at).toBe('2099-01-01T06:00:00.000Z')

  await user.click(screen.getByRole('link', { name: 'Yayındakine git' }))
  await screen.findByText(/Kopya .*2099.* tarihinde kendiliğinden yayınlanacak\./)
  await user.click(screen.getByRole('button', { name: 'Geçmiş' }))
  const past = await screen.findByRole('dialog', { name: 'Geçmiş' })
  const saved = (await within(past).findByText('Çalışma kopyası kaydedildi')).closest('li') as HTMLElement
  expect(saved.textContent).toContain('Zamanlı yeni')
  await within(past).findByText('Çalışma kopyasının yayını zamanlandı: 01.01.2099 09:00')
  await user.click(within(past).getAllByRole('button', { name: 'Kapat' })[0] as HTMLElement)

  await user.click(await screen.findByRole('link', { name: 'Kopyayı düzenle' }))
  await screen.findByText(/Kopya .*2099/)
  await user.click(within(await open()).getByRole('button', { name: 'Zamanlamayı kaldır' }))
  await waitFor(async () => expect((await copyStateOf(id)).publish_at).toBeNull())
  await waitFor(() => expect(screen.queryByText(/kendiliğinden yayınlanacak/)).toBeNull())
})

describe('a copy whose moment is set', () => {
  const at = '2099-01-01T06:00:00.000Z'
  const goesOut = 'Kaydedilen, kopyayla 01.01.2099 09:00 tarihinde yayınlanır.'
  const titleBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ })
  const save = async (user: { click: (of: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('button', { name: 'Kaydet' }))

  async function scheduled(title: string): Promise<number> {
    const id = await added(title)
    const path = `/v1/panel/pages/${id}/copy`
    await fixture.shop.call('PUT', path, { body: { ...body(`${title} kopyası`, 'pages'), version: 0 } })
    const planned = await fixture.shop.call('POST', `${path}/schedule`, { body: { version: 1, record_version: 1, at } })
    expect(planned.http).toBe(200)
    return id
  }

  test('says beside the save, and after it, that what is saved goes out then, until it is off the calendar', async () => {
    const id = await scheduled('Takvimdeki')
    const { user } = await fixture.enter(`/pages/copy/${id}`)
    await screen.findByText(goesOut)
    await user.type(await titleBox(), '!')
    await save(user)
    await screen.findByText('Kaydedildi; kopya bu hâliyle 01.01.2099 09:00 tarihinde yayınlanacak.')
    await screen.findByText(goesOut)
    await user.click(screen.getByRole('button', { name: 'Zamanla' }))
    const plan = await screen.findByRole('dialog', { name: 'Kopyanın yayınını zamanla' })
    await user.click(within(plan).getByRole('button', { name: 'Zamanlamayı kaldır' }))
    await waitFor(() => expect(screen.queryByText(goesOut)).toBeNull())
  })

  test('in English too', async () => {
    const id = await scheduled('İki dilli')
    const { admin: token, own } = fixture.shop
    const { user } = await openPanel({ path: `/pages/copy/${id}`, token, shop: own.shop_id, language: 'en' })
    await screen.findByText('What you save is published with the copy on 1 Jan 2099, 09:00.')
    await user.type(await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ }), '!')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Saved; the copy will be published like this on 1 Jan 2099, 09:00.')
  })

  test('that was published meanwhile is told, with all that was typed, which becomes a copy of its own', async () => {
    const id = await scheduled('Yarışan')
    const { user } = await fixture.enter(`/pages/copy/${id}`)
    await user.type(await titleBox(), ' sonrası')
    await fixture.shop.db.execute(sql`update page_copies set publish_at = now() where record_id = ${id}`)
    await publishDueCopies(fixture.shop.services)
    await save(user)
    const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' })
    within(dialog).getByText(/^Kopya siz yazarken yayınlandı\. Yazdıklarınız henüz kaydedilmedi/)
    await user.click(within(dialog).getByRole('button', { name: 'Forma dön' }))
    expect((await titleBox()).value).toBe('Yarışan kopyası sonrası')
    expect(await copyStateOf(id)).toBeNull()
    await waitFor(() => expect(screen.queryByText(goesOut)).toBeNull())

    await save(user)
    const again = await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' })
    await user.click(within(again).getByRole('button', { name: 'Birleştir ve kaydet' }))
    await screen.findByText(/Son kaydeden: /)
    expect(await copyStateOf(id)).toMatchObject({ publish_at: null, behind: 0 })
    expect((await titleBox()).value).toBe('Yarışan kopyası sonrası')
    expect(await titleOf('pages', id)).toBe('Yarışan kopyası')
  })

  test('that was thrown away meanwhile is told as that', async () => {
    const id = await scheduled('Atılan')
    const { user } = await fixture.enter(`/pages/copy/${id}`)
    await user.type(await titleBox(), ' sonrası')
    await fixture.shop.call('DELETE', `/v1/panel/pages/${id}/copy`)
    await save(user)
    const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' })
    within(dialog).getByText(/^Kopya siz yazarken atıldı\. Yazdıklarınız henüz kaydedilmedi/)
  })
})

test('a copy is thrown away, and what visitors see stays', async () => {
  const id = await added('Kalan')
  const { user } = await fixture.enter(`/pages/copy/${id}`)
  await user.type(await screen.findByRole<HTMLInputElement>('textbox', { name: /^Başlık/ }), ' boşuna')
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }))
  await screen.findByText(/Son kaydeden: /)
  await user.click(await screen.findByRole('button', { name: 'Kopyayı at' }))
  const question = await screen.findByRole('alertdialog', { name: '“Kalan boşuna” için çalışma kopyası atılsın mı?' })
  await user.click(within(question).getByRole('button', { name: 'Kopyayı at' }))
  await screen.findByRole('heading', { level: 1, name: 'Kalan' })
  await screen.findByRole('link', { name: 'Kopya üzerinde çalış' })
  expect(await titleOf('pages', id)).toBe('Kalan')
})

test('of a draft no copy is offered', async () => {
  const id = await added('Taslak', 'pages', 0)
  await fixture.enter(`/pages/edit/${id}`)
  await screen.findByRole('region', { name: 'Eski adresler' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Çalışma kopyası' })).toBeNull())
})
