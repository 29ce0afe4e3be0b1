import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuItem } from '#api/contract/content/menus.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

/** The items of a menu on its page: moved by key and by button, added, typed, taken back, refused with the rule, and saved. */

const fixture = openPanelFixture()
const path = '/v1/panel/menus'

function item(tr: string, en: string, changes: Partial<MenuItem> = {}): MenuItem {
  const translations = [
    { language_id: turkish, name: tr },
    { language_id: english, name: en },
  ]
  return { level: 1, translations, link: 'address', target_id: 0, url: '/iade', icon: '', ...changes }
}
const three = [item('Giyim', 'Clothing'), item('Ev', 'Home'), item('Yardım', 'Help')]
async function added(changes: object = {}): Promise<number> {
  const body = { ...draftOf('menus'), translations: named(), items: three, ...changes }
  return (await fixture.shop.call('POST', path, { body })).body.data.id
}
const stored = async (id: number): Promise<MenuItem[]> =>
  (await fixture.shop.call('GET', `${path}/${id}`)).body.data.items
/** The items as lines, each indented by its level. */
const lines = async (id: number) =>
  (await stored(id)).map(({ level, translations }) => '  '.repeat(level - 1) + translations[0]?.name)
const tree = () => screen.findByRole('treegrid', { name: 'Menü öğeleri' })
const row = async (name: string) => within(await tree()).getByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.getByRole('button', { name })

test('items are moved by Alt and the arrows, with what lies below them, and saved so', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  ;(await row('Ev')).focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(async () => expect((await row('Ev')).getAttribute('aria-level')).toBe('2'))
  await user.keyboard('{Alt>}{ArrowLeft}{ArrowDown}{/Alt}')
  await user.click(button('Kaydet'))
  await seen('Kaydedildi.')
  expect(await lines(id)).toEqual(['Giyim', 'Yardım', 'Ev'])
})

test('R116: a step that is one too many says why, and nothing moves', async () => {
  const id = await added({ items: [three[0], { ...three[1], level: 2 }, { ...three[2], level: 3 }] })
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  await user.click(await row('Yardım'))
  await user.click(button('Alt öğe ekle'))
  await seen('Menü en fazla üç seviye olabilir.')
  expect(within(await tree()).getAllByRole('row')).toHaveLength(4)
})

test('R118: a menu with levels that becomes a footer menu names each item that is in the way', async () => {
  const id = await added({ items: [three[0], { ...three[1], level: 2 }] })
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  await tree()
  await user.selectOptions(await screen.findByLabelText(/^Gösterileceği yer/), 'footer')
  await user.click(button('Kaydet'))
  await user.click(await screen.findByRole('button', { name: '2. öğe: Ev' }))
  await user.click(button('Dışarı'))
  await user.click(button('Kaydet'))
  await seen('Kaydedildi.')
  expect(await lines(id)).toEqual(['Giyim', 'Ev'])
})

test('an item is added, named in both languages, led to an address, and deleted; each step is taken back', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  await tree()
  await user.click(button('Öğe ekle'))
  const fields = await screen.findByRole('group', { name: 'Adsız öğe' })
  await user.selectOptions(within(fields).getByLabelText(/^Bağlantı türü/), 'address')
  await user.type(within(fields).getByLabelText(/^Adres/), '/yaz')
  await user.type(within(fields).getByLabelText(/^Öğe adı/), 'Yaz')
  await user.click(
    within(await screen.findByRole('group', { name: 'Yaz' })).getByRole('tab', { name: /İngilizce|English/ }),
  )
  await user.type(within(await screen.findByRole('group', { name: 'Yaz' })).getByLabelText(/^Öğe adı/), 'Summer')
  await user.click(button('Kaydet'))
  await seen('Kaydedildi.')
  expect((await stored(id)).at(-1)).toEqual(item('Yaz', 'Summer', { url: '/yaz' }))
})

test('what was deleted is there again once that is taken back', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  await user.click(await row('Ev'))
  await user.click(button('Öğeyi sil'))
  await waitFor(async () => expect(within(await tree()).getAllByRole('row')).toHaveLength(3))
  await user.click(button('Geri al'))
  await waitFor(async () => expect(within(await tree()).getAllByRole('row')).toHaveLength(4))
  expect(fixture.faults.calls('PUT', `${path}/${id}`)).toBe(0)
})

test('links that reach nobody are marked, and visitors see the rest in the language in sight', async () => {
  const page = (await fixture.shop.call('POST', '/v1/panel/pages', { body: { ...draftOf('pages'), status: 0 } })).body
  const hidden = item('Duyuru', 'News', { link: 'page', target_id: page.data.id, url: '' })
  const id = await added({ items: [...three, hidden] })
  const { user } = await fixture.enter(`/menus/edit/${id}`)
  await waitFor(async () => expect((await row('Duyuru')).textContent).toContain('Yayında değil'))
  const drawing = await screen.findByRole('img', { name: 'Önizleme: 1440 px' })
  expect(drawing.textContent).toBe('GiyimEvYardım')
  await user.click(screen.getAllByRole('tab', { name: /English|İngilizce/ })[0] as HTMLElement)
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Önizleme: 1440 px' }).textContent).toBe('ClothingHomeHelp'),
  )
  await user.click(screen.getByRole('tab', { name: '390 px' }))
  expect((await screen.findByRole('img', { name: 'Önizleme: 390 px' })).textContent).toBe('ClothingHomeHelp')
})
