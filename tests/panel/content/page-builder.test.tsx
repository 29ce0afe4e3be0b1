import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { files } from '#server/db/schema/catalogue.ts'
import { page_layouts } from '#server/db/schema/page-builder.ts'
import { block, builderPath, designOf, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { png } from '#tests/pictures.ts'

/** The home page is built on its screen: blocks added, changed, put in order, taken back, saved, published, and an older version brought back. */

const fixture = openPanelFixture()
const button = (name: RegExp | string) => screen.findByRole('button', { name })
const stored = async (language_id = 175) =>
  (await designOf(fixture.shop)).layouts.find((layout) => layout.language_id === language_id)
const titles = async (language_id?: number) =>
  (await stored(language_id))?.blocks.map(({ data }) => JSON.parse(data).title as string)
const preview = () => screen.findByRole('region', { name: 'Önizleme' })

beforeEach(async () => {
  await fixture.shop.db.delete(page_layouts)
})

test('a block is added, typed into, seen in the preview, saved and published', async () => {
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await button('Deneme bloğu'))
  await user.type(await screen.findByLabelText('Başlık'), 'Hoş geldiniz')
  expect(within(await preview()).getByText('Hoş geldiniz')).toBeDefined()
  await user.click(await button('Yayınla'))
  await seen('Önce taslağı kaydedin.')
  expect(await titles()).toEqual([])
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  expect(await titles()).toEqual(['Hoş geldiniz'])
  await user.click(await button('Yayınla'))
  await seen('Sayfa yayında.')
  expect(await stored()).toMatchObject({ version: 1, published: 1 })
})

test('blocks change places by key, and every step is taken back and again', async () => {
  await savedPage(fixture.shop, [
    block('b1', 'testcomponent', { title: 'Bir' }),
    block('b2', 'testcomponent', { title: 'İki' }),
  ])
  const { user } = await fixture.enter('/pagebuilder')
  const handle = await screen.findByRole('button', { name: /1\. Deneme bloğu: Bir/, pressed: false })
  handle.focus()
  await user.keyboard(' {ArrowDown} ')
  await user.click(await button('Geri al'))
  await user.click(await button('Yinele'))
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  expect(await titles()).toEqual(['İki', 'Bir'])
})

test('R168: a third banner beside a hero is refused with its sentence', async () => {
  const banner = { title: '', url: '', image: '', image_tablet: '', image_mobile: '' }
  await savedPage(fixture.shop, [block('b1', 'heroandbanner', { title: 'Yaz', banners: [banner, banner] })])
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await button(/^Ana görsel ve bannerlar: Yaz$/))
  await user.click(await button('Satır ekle'))
  await seen('En fazla 2 banner eklenebilir.')
})

test('R30: the other language takes over what it lacks, and says that it is not translated yet', async () => {
  await savedPage(fixture.shop, [block('b1', 'testcomponent', { title: 'Yeni' })])
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await screen.findByRole('tab', { name: /English/ }))
  await user.click(await button(/Eksik blokları Türkçe dilinden al/))
  await seen('Henüz çevrilmedi')
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  expect([await titles(), await titles(176)]).toEqual([['Yeni'], ['Yeni']])
})

test('D5: what was typed stays when somebody else saved meanwhile', async () => {
  await savedPage(fixture.shop, [block('b1', 'testcomponent', { title: 'Bir' })])
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await button(/^Deneme bloğu: Bir$/))
  await user.type(await screen.findByLabelText('Başlık'), ' buçuk')
  await savedPage(fixture.shop, [block('b1', 'testcomponent', { title: 'Onlarınki' })])
  await user.click(await button('Taslağı kaydet'))
  await user.click(await button('Güncel hâlini göster'))
  await waitFor(async () => expect((await screen.findByLabelText<HTMLInputElement>('Başlık')).value).toBe('Bir buçuk'))
  expect(await titles()).toEqual(['Onlarınki'])
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  expect(await titles()).toEqual(['Bir buçuk'])
})

test('an older version tells what it would change, and comes back as a step', async () => {
  const { shop } = fixture
  await savedPage(shop, [block('b1', 'testcomponent', { title: 'Eski' })])
  await savedPage(shop, [block('b1', 'testcomponent', { title: 'Yeni' })])
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await button('Sürümler'))
  await user.click(await button(/^1\. sürüm/))
  await seen('Değişir: Deneme bloğu: Eski')
  await user.click(await button('Bu sürüme dön'))
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  expect([await titles(), (await stored())?.version]).toEqual([['Eski'], 3])
})

test('a picture of a block is kept as one of the shop’s content', async () => {
  await savedPage(fixture.shop, [block('b1', 'imagetext', { title: 'Yaz' })])
  const { user } = await fixture.enter('/pagebuilder')
  await user.click(await button(/^Görsel ve metin: Yaz$/))
  await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull())
  const [picker] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  await user.upload(picker as HTMLInputElement, new File([await png()], 'yaz.png', { type: 'image/png' }))
  await button('Kaldır')
  await user.click(await button('Taslağı kaydet'))
  await seen('Taslak kaydedildi.')
  const { image } = JSON.parse((await stored())?.blocks[0]?.data ?? '{}')
  const kept = await fixture.shop.db.select().from(files).where(eq(files.name, image))
  expect(kept.map(({ type, attached }) => [type, attached])).toEqual([['content', 1]])
})

test('a kind that nobody knows is a card that stays, and text of people runs nowhere', async () => {
  const { shop } = fixture
  const script = '<img src=x onerror="window.fired=1">'
  const { theme_id } = await savedPage(shop, [block('b1', 'testcomponent', { title: script })])
  await shop.db.execute(
    `insert into page_blocks (shop_id, theme_id, language_id, version, position, key, type, data)
     values (${shop.own.shop_id}, ${theme_id}, 175, 1, 1, 'old', 'countdown', '{"a": 1}')`,
  )
  await fixture.enter('/pagebuilder')
  expect((await screen.findAllByText('Tanınmayan blok: countdown')).length).toBe(2)
  expect(
    within(await preview())
      .getByText(script)
      .querySelector('img'),
  ).toBeNull()
  expect(fixture.faults.calls('PUT', `${builderPath}/${theme_id}`)).toBe(0)
})
