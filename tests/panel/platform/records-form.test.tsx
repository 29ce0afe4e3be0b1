import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

const fixture = openPanelFixture()
type Hands = Awaited<ReturnType<typeof openPanel>>['user']
const path = '/v1/panel/brands'
const nameField = () => screen.findByLabelText(/^Marka adı/)
const save = () => screen.getByRole('button', { name: 'Kaydet' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function addBrand(tr: string, changes: object = {}): Promise<number> {
  const body = { ...draftOf('brands'), translations: named(tr), ...changes }
  return (await fixture.shop.call('POST', path, { body })).body.data.id
}

const stored = async (id: number) => (await fixture.shop.call('GET', `${path}/${id}`)).body.data
const brandsNamed = async (name: string) => {
  const { data } = (await fixture.shop.call('GET', `${path}?search=${encodeURIComponent(name)}`)).body
  return data.total
}

async function retype(user: Hands, text: string): Promise<void> {
  const field = await nameField()
  await user.clear(field)
  await user.type(field, text)
}

describe('adding a brand', () => {
  test('what is typed in both languages is saved, told, and stands first in the list', async () => {
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('link', { name: 'Marka ekle' }))
    await user.type(await nameField(), 'Paşabahçe')
    await user.click(screen.getByRole('tab', { name: /English/ }))
    await user.type(await nameField(), 'Pasabahce')
    await user.click(save())
    await heading('Markalar')
    await seen('Kaydedildi.')
    const [first] = await screen.findAllByRole('rowheader')
    expect(first?.textContent).toContain('Paşabahçe')
    expect(location.pathname).toBe('/brands')
  })

  test('a missing name is told at its tab, and the rule in the way leads into it', async () => {
    const { user } = await fixture.enter('/brands/add')
    await user.type(await nameField(), 'Yarım')
    await user.click(save())
    const link = await screen.findByRole('button', { name: 'Marka adı (English)' })
    expect(fixture.faults.calls('POST', path)).toBe(0)
    expect(screen.getByRole('tab', { name: /English.*hata var/ })).toBeDefined()
    await user.click(link)
    const field = await nameField()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', ''])
    await seen('Her dilde ad girin.')
  })

  test('saving with another to follow begins a blank form', async () => {
    const { user } = await fixture.enter('/brands/add')
    await user.type(await nameField(), 'Birinci')
    await user.click(screen.getByRole('tab', { name: /English/ }))
    await user.type(await nameField(), 'First')
    await user.click(screen.getByRole('button', { name: 'Kaydet ve yeni ekle' }))
    await seen('Kaydedildi.')
    await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe(''))
    expect([location.pathname, await brandsNamed('Birinci')]).toEqual(['/brands/add', 1])
  })

  test('a name that another brand has is told at the field, and everything else stays', async () => {
    await addBrand('Karaca')
    const { user } = await fixture.enter('/brands/add')
    await user.type(await nameField(), 'KARACA')
    await user.click(screen.getByRole('tab', { name: /English/ }))
    await user.type(await nameField(), 'K')
    await user.click(save())
    await seen('Bu ad zaten kullanılıyor.')
    await user.click(screen.getByRole('tab', { name: /Türkçe/ }))
    const field = await nameField()
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', 'KARACA'])
  })
})

describe('rows inside a record', () => {
  test('a row keeps the focus while it is typed into, and is saved with the others', async () => {
    const id = await addBrand('Satırlı', { marketplace_links: [{ marketplace_id: 2, name: 'BIR' }] })
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Satır ekle' }))
    const row = screen.getByRole('group', { name: 'Pazaryeri eşleşmeleri, 2. satır' })
    const name = within(row).getByLabelText(/^Pazaryerindeki adı/)
    await user.type(name, 'IKI')
    expect([document.activeElement, (name as HTMLInputElement).value]).toEqual([name, 'IKI'])
    await user.click(within(row).getByRole('combobox', { name: /^Pazaryeri/ }))
    await user.click(await screen.findByRole('option', { name: 'Liman' }))
    await user.click(save())
    await seen('Kaydedildi.')
    expect((await stored(id)).marketplace_links).toEqual([
      { marketplace_id: 2, name: 'BIR', external_id: '' },
      { marketplace_id: 3, name: 'IKI', external_id: '' },
    ])
  })

  test('R170: a name is looked up at the marketplace, and what is chosen there is stored with its number', async () => {
    const id = await addBrand('Aranan', { marketplace_links: [{ marketplace_id: 2, name: 'eski' }] })
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    const name = await screen.findByRole('combobox', { name: /^Pazaryerindeki adı/ })
    await user.clear(name)
    await user.type(name, 'igdir')
    expect(screen.getByText(/^Listeden seçilmedi/)).toBeTruthy()
    await user.click(await screen.findByRole('option', { name: 'Iğdır Yün' }))
    expect(screen.queryByText(/^Listeden seçilmedi/)).toBe(null)
    await user.click(save())
    await seen('Kaydedildi.')
    const [link] = (await stored(id)).marketplace_links
    expect(link).toEqual({ marketplace_id: 2, name: 'Iğdır Yün', external_id: expect.stringMatching(/^1\d{3}$/) })
  })
})

describe('R40, R193: a save that fails', () => {
  test.each([
    ['no-connection', 'Güncellenemedi. Tekrar deneyin.'],
    [
      'answer-lost',
      'Sunucudan yanıt gelmedi; işlemin yapılıp yapılmadığı bilinmiyor. Tekrar deneyin, iki kez yapılmaz.',
    ],
    [500, 'Güncellenemedi. Tekrar deneyin.'],
    ['html', 'Güncellenemedi. Tekrar deneyin.'],
    ['status-0', 'Güncellenemedi. Tekrar deneyin.'],
    [403, 'Yetki kontrolü başarısız. Çıkış yapıp tekrar girin.'],
  ] as const)(
    '%s: says so once, keeps what was typed, and saves it once when it is tried again',
    async (fault, message) => {
      const id = await addBrand(`Arıza ${fault}`)
      const { user } = await fixture.enter(`/brands/edit/${id}`)
      await retype(user, `Onarım ${fault}`)
      fixture.faults.next('PUT', `${path}/${id}`, fault)
      await user.click(save())
      await seen(message)
      expect(document.body.textContent?.split(message)).toHaveLength(2)
      expect(((await nameField()) as HTMLInputElement).value).toBe(`Onarım ${fault}`)
      await user.click(save())
      await seen('Kaydedildi.')
      expect(await stored(id)).toMatchObject({ version: 2, translations: [{ name: `Onarım ${fault}` }, {}] })
    },
  )

  test('R36: an ended session keeps the form, and the save goes through once the person is back', async () => {
    const id = await addBrand('Oturum')
    const token = await fixture.tokenOf(fixture.admin)
    const { user } = await fixture.enter(`/brands/edit/${id}`, token)
    await retype(user, 'Oturumdan sonra')
    fixture.faults.next('PUT', `${path}/${id}`, 401)
    await user.click(save())
    const dialog = await screen.findByRole('alertdialog')
    await user.type(within(dialog).getByLabelText(/^Parola/), password)
    await user.click(within(dialog).getByRole('button', { name: 'Giriş yap' }))
    await seen('Kaydedildi.')
    expect(await stored(id)).toMatchObject({ version: 2, translations: [{ name: 'Oturumdan sonra' }, {}] })
    const keys = fixture.faults.made
      .filter((one) => one.method === 'PUT')
      .map((one) => one.headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('D5: two people at one brand', () => {
  const elsewhere = async (id: number, changes: object) => {
    const { version, translations, logo, marketplace_links, status } = await stored(id)
    const body = { translations, logo, marketplace_links, status, ...changes, version }
    expect((await fixture.shop.call('PUT', `${path}/${id}`, { body })).http).toBe(200)
  }

  test('the form shows both values, and saves the chosen one over the other', async () => {
    const id = await addBrand('Ortak')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Benim adım')
    await elsewhere(id, { translations: named('Onun adı', 'Theirs'), status: 0 })
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' })
    expect(dialog.textContent).toMatch(/Ayşe Yılmaz tarafından/)
    const group = within(dialog).getByRole('radiogroup', { name: /^Marka adı/ })
    expect(group.textContent).toContain('Benim adım')
    expect(group.textContent).toContain('Onun adı')
    await user.click(within(group).getByRole('radio', { name: /Benimki/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Birleştir ve kaydet' }))
    await seen('Kaydedildi.')
    expect(await stored(id)).toMatchObject({
      version: 3,
      status: 0,
      translations: [{ name: 'Benim adım' }, { name: 'Theirs' }],
    })
  })

  test('what I alone changed stays unless I give it up, and what they alone changed is told', async () => {
    const id = await addBrand('Üç yönlü')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Benim adım 2')
    await elsewhere(id, { translations: named('Üç yönlü', 'Theirs 2'), status: 0 })
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' }))
    const mine = dialog.getByRole('radiogroup', { name: /^Marka adı/ })
    expect((within(mine).getByRole('radio', { name: /Benimki/ }) as HTMLInputElement).checked).toBe(true)
    expect(dialog.getAllByRole('deletion').map((one) => one.textContent)).toContain('Aktif')
    expect(dialog.getAllByRole('insertion').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Pasif', 'Theirs 2']),
    )
    await user.click(within(mine).getByRole('radio', { name: /Ayşe Yılmaz/ }))
    await user.click(dialog.getByRole('button', { name: 'Birleştir ve kaydet' }))
    // Nothing of mine is left, so there is nothing to save.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Kayıt bu arada değişti' })).toBeNull())
    expect(await stored(id)).toMatchObject({ version: 2, translations: [{ name: 'Üç yönlü' }, { name: 'Theirs 2' }] })
  })

  test('one side can be chosen for all at once', async () => {
    const id = await addBrand('Hepsi')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Benim hepsi')
    await user.click(screen.getByRole('switch'))
    await elsewhere(id, { translations: named('Onun hepsi', 'Theirs 3') })
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' }))
    await user.click(dialog.getByRole('button', { name: 'Hepsinde Ayşe Yılmaz' }))
    const chosen = () => dialog.getAllByRole('radio', { checked: true }).map((one) => (one as HTMLInputElement).value)
    expect(chosen()).toEqual(['theirs', 'theirs'])
    await user.click(dialog.getByRole('button', { name: 'Hepsinde benimki' }))
    expect(chosen()).toEqual(['mine', 'mine'])
    await user.click(dialog.getByRole('button', { name: 'Birleştir ve kaydet' }))
    await waitFor(async () =>
      expect(await stored(id)).toMatchObject({
        version: 3,
        status: 0,
        translations: [{ name: 'Benim hepsi' }, { name: 'Theirs 3' }],
      }),
    )
  })

  test('nothing is saved while a side is missing', async () => {
    const id = await addBrand('Kararsız')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Benim')
    await elsewhere(id, { translations: named('Onun') })
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu arada değişti' })
    await user.click(within(dialog).getByRole('button', { name: 'Birleştir ve kaydet' }))
    await seen('Çakışan her alan için hangi değerin kalacağını seçin.')
    expect((await stored(id)).version).toBe(2)
  })

  test('two saves of one person follow each other without a conflict', async () => {
    const id = await addBrand('Peş peşe')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    for (const name of ['Önce', 'Sonra']) {
      await retype(user, name)
      await user.click(save())
      await waitFor(async () => expect((await stored(id)).translations[0].name).toBe(name))
      await heading(name)
    }
    expect((await stored(id)).version).toBe(3)
  })

  test('a save is taken back from its message, with the version check', async () => {
    const id = await addBrand('Önceki')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Sonraki')
    await user.click(save())
    await heading('Sonraki')
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    await seen('“Önceki” önceki hâline döndü.')
    await heading('Önceki')
    expect(await stored(id)).toMatchObject({ version: 3, translations: [{ name: 'Önceki' }, {}] })
  })

  test('D5 reject: a save that somebody has saved over since is not taken back', async () => {
    const id = await addBrand('İlk hâli')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'İkinci hâli')
    await user.click(save())
    await heading('İkinci hâli')
    const { logo, marketplace_links, status } = await stored(id)
    const body = { version: 2, logo, marketplace_links, status, translations: named('Onunki') }
    await fixture.shop.call('PUT', `${path}/${id}`, { body })
    await user.click(await screen.findByRole('button', { name: 'Geri al' }))
    await seen('tarafından değiştirildi.')
    expect((await stored(id)).translations[0].name).toBe('Onunki')
  })

  test('who types on after a save is offered no way back any more', async () => {
    const id = await addBrand('Yazılan')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Yazılan bir')
    await user.click(save())
    await screen.findByRole('button', { name: 'Geri al' })
    await retype(user, 'Yazılan iki')
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBe(null)
  })

  test('a brand that was deleted meanwhile is restored with its id, and saved', async () => {
    const id = await addBrand('Çöpe giden')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Çöpten gelen')
    await fixture.shop.call('DELETE', `${path}/${id}`)
    await user.click(save())
    await screen.findByRole('alertdialog', { name: 'Bu kayıt silinmiş' })
    await user.click(screen.getByRole('button', { name: 'Geri getir ve kaydet' }))
    await heading('Çöpten gelen')
    expect(await stored(id)).toMatchObject({ id, translations: [{ name: 'Çöpten gelen' }, {}] })
  })

  test('a brand that was deleted meanwhile can be added again', async () => {
    const id = await addBrand('Silinecek')
    const { user } = await fixture.enter(`/brands/edit/${id}`)
    await retype(user, 'Geri geldi')
    await fixture.shop.call('DELETE', `${path}/${id}`)
    await user.click(save())
    await screen.findByRole('alertdialog', { name: 'Bu kayıt silinmiş' })
    await user.click(screen.getByRole('button', { name: 'Yeni kayıt olarak ekle' }))
    await user.click(await screen.findByRole('button', { name: 'Kaydet' }))
    await heading('Markalar')
    expect(await brandsNamed('Geri geldi')).toBe(1)
  })
})

describe('R177: who may what', () => {
  test('whoever may only look sees the brand, and nothing to change it with', async () => {
    const id = await addBrand('Yalnız bakış')
    await fixture.enter(`/brands/edit/${id}`, await fixture.shop.as([1101]))
    const field = await nameField()
    expect([(field as HTMLInputElement).value, (field as HTMLInputElement).readOnly]).toEqual(['Yalnız bakış', true])
    expect(screen.getByRole('note').textContent).toBe(
      'Yetkiniz yok (403). Gereken yetki: “Markalar: değiştirme”. Bu yetkiyi Ayşe Yılmaz verebilir.',
    )
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Satır ekle' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'Görsel seç' })).toBe(null)
  })

  test("R6: a brand that is not there, and another shop's, are not found", async () => {
    await fixture.enter(`/brands/edit/${fixture.shop.other.brand}`)
    await seen('Kayıt bulunamadı.')
    expect(screen.getByRole('link', { name: 'Listeye dön' }).getAttribute('href')).toBe('/brands')
  })
})
