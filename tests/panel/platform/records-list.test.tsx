import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { products } from '#server/db/schema/products.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/brands'
/** Also behind a dialog. */
const shownNames = () => screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent?.slice(1))
const rowsOf = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names))

async function addBrand(tr: string, status = 1): Promise<number> {
  const body = { ...draftOf('brands'), translations: named(tr), status }
  return (await fixture.shop.call('POST', path, { body })).body.data.id
}

beforeEach(async () => {
  await fixture.shop.db.delete(products)
  await fixture.shop.db.delete(brands)
})

describe('what a list shows', () => {
  test('R10: placeholders until the rows are there, then the rows, newest first, and how many', async () => {
    await addBrand('Eski')
    await addBrand('Yeni')
    const answer = Promise.withResolvers<void>()
    fixture.faults.next('GET', path, async (forward) => {
      await answer.promise
      return forward()
    })
    await fixture.enter('/brands')
    const table = await screen.findByRole('grid', { name: 'Markalar' })
    expect([table.getAttribute('aria-busy'), table.querySelector('[data-skeleton]') !== null]).toEqual(['true', true])
    answer.resolve()
    await rowsOf('Yeni', 'Eski')
    expect(document.querySelector('[data-skeleton]')).toBe(null)
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('2')
  })

  test('R10: a list that could not be fetched says so, and comes when it is asked again', async () => {
    await addBrand('Sonunda')
    fixture.faults.next('GET', path, 500)
    const { user } = await fixture.enter('/brands')
    await seen('Yüklenemedi.')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await rowsOf('Sonunda')
  })

  test('an empty list says what would be here, and leads to the first one', async () => {
    await fixture.enter('/brands')
    await seen('Henüz marka yok.')
    expect(screen.getByRole('link', { name: 'İlk kaydı ekle' }).getAttribute('href')).toBe('/brands/add')
  })
})

describe('searching, filtering, sorting', () => {
  beforeEach(async () => {
    await addBrand('Ülker')
    await addBrand('Çaykur', 0)
    await addBrand('İpana')
  })

  test('stand in the address line, and going back undoes them', async () => {
    const { user } = await fixture.enter('/brands')
    await rowsOf('İpana', 'Çaykur', 'Ülker')
    await user.click(screen.getByRole('button', { name: 'Marka adı' }))
    await rowsOf('Çaykur', 'İpana', 'Ülker')
    expect(location.search).toBe('?order_index=brands.translations&order_direction=asc')
    await user.click(screen.getByRole('button', { name: 'Filtre: Durum' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Aktif' }))
    await rowsOf('İpana', 'Ülker')
    expect(new URLSearchParams(location.search).get('status')).toBe('1')
    history.back()
    await rowsOf('Çaykur', 'İpana', 'Ülker')
  })

  test('an address that is opened shows its list', async () => {
    await fixture.enter('/brands?search=caykur&status=0')
    await rowsOf('Çaykur')
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('caykur')
    expect(screen.getByText('Durum: Pasif')).toBeDefined()
  })

  test('a search without a result offers all of them again', async () => {
    const { user } = await fixture.enter('/brands?search=yok')
    await seen('Aramanıza uyan kayıt yok.')
    await user.click(screen.getByRole('button', { name: 'Tümünü göster' }))
    await rowsOf('İpana', 'Çaykur', 'Ülker')
    expect(location.search).toBe('')
  })

  test('a filter is taken away at its chip', async () => {
    const { user } = await fixture.enter('/brands?status=0')
    await rowsOf('Çaykur')
    await user.click(screen.getByRole('button', { name: 'Kaldır: Durum: Pasif' }))
    await rowsOf('İpana', 'Çaykur', 'Ülker')
  })
})

describe('the chips', () => {
  beforeEach(async () => {
    await addBrand('Ülker')
    await addBrand('Çaykur', 0)
  })
  const asked = '?search=caykur&status=0&order_index=brands.translations&order_direction=asc'

  test('stand as they were when the page is loaded again', async () => {
    await fixture.enter(`/brands${asked}`)
    await rowsOf('Çaykur')
    await fixture.enter(location.pathname + location.search)
    await rowsOf('Çaykur')
    expect(screen.getByRole('button', { name: 'Kaldır: Durum: Pasif' })).toBeDefined()
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('caykur')
    expect(screen.getByRole('columnheader', { name: /^Marka adı/ }).getAttribute('aria-sort')).toBe('ascending')
  })

  test('are cleared all at once, with the search; the order stays, and there is nothing left to clear', async () => {
    const { user } = await fixture.enter(`/brands${asked}`)
    await rowsOf('Çaykur')
    await user.click(screen.getByRole('button', { name: 'Temizle' }))
    await rowsOf('Çaykur', 'Ülker')
    expect(location.search).toBe('?order_index=brands.translations&order_direction=asc')
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
    expect(screen.queryByRole('button', { name: 'Temizle' })).toBe(null)
  })
})

describe('deleting', () => {
  const confirm = async (user: Awaited<ReturnType<typeof fixture.enter>>['user']) => {
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }))
  }

  test('R194: asks, deletes, says so, and the focus goes to the next row', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await addBrand(name)
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: İki' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('“İki” silinsin mi?')
    await confirm(user)
    await seen('“İki” silindi.')
    await rowsOf('Üç', 'Bir')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Bir'))
  })

  test('R167: a brand that products name stays, and the reason leads to them', async () => {
    const id = await addBrand('Kullanılan')
    const made = await fixture.shop.call('POST', '/v1/panel/products', {
      body: productInput({ ...fixture.shop.own, brand: id }),
    })
    expect(made.body.status).toBe(1)
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: Kullanılan' }))
    await seen('Bu öğe başka kayıtlarda kullanıldığı için silinemez.')
    expect(screen.getByRole('link', { name: '1 ürün' }).getAttribute('href')).toBe(`/products?brand_id=${id}`)
    expect(document.body.textContent).not.toContain('silindi.')
    await user.click(screen.getAllByRole('button', { name: 'Kapat' })[0] as HTMLElement)
    expect(shownNames()).toEqual(['Kullanılan'])
  })

  test('D19: of the selected ones those that may go, go; the others stay selected', async () => {
    const id = await addBrand('Kalan')
    await addBrand('Giden')
    await fixture.shop.call('POST', '/v1/panel/products', { body: productInput({ ...fixture.shop.own, brand: id }) })
    const { user } = await fixture.enter('/brands')
    await rowsOf('Giden', 'Kalan')
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Sil' }))
    await seen('“Giden” silinsin mi?')
    await seen('1 kayıt silinemez, kalır:')
    expect(screen.getByRole('link', { name: '1 ürün' }).getAttribute('href')).toBe(`/products?brand_id=${id}`)
    await confirm(user)
    await seen('“Giden” silindi.')
    await rowsOf('Kalan')
    expect((screen.getByRole('checkbox', { name: 'Seç: Kalan' }) as HTMLInputElement).checked).toBe(true)
  })

  test('D19: what was tied after it was asked stays all the same, and that is told', async () => {
    const id = await addBrand('Kalan')
    await addBrand('Giden')
    const { user } = await fixture.enter('/brands')
    await rowsOf('Giden', 'Kalan')
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Sil' }))
    await seen('2 kayıt silinsin mi?')
    await fixture.shop.call('POST', '/v1/panel/products', { body: productInput({ ...fixture.shop.own, brand: id }) })
    await confirm(user)
    await seen('1 kayıt silindi, 1 kayıt silinemedi')
    await rowsOf('Kalan')
    expect((screen.getByRole('checkbox', { name: 'Seç: Kalan', hidden: true }) as HTMLInputElement).checked).toBe(true)
  })

  test('R193: without an answer to what ties it nothing is asked, and it can be asked again', async () => {
    await addBrand('Sorulan')
    fixture.faults.next('GET', '/v1/panel/used-by/brands', 500)
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: Sorulan' }))
    await seen('Silinip silinemeyeceği öğrenilemedi')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await seen('“Sorulan” silinsin mi?')
  })

  test('what was deleted comes back with its id, where it was, and takes the focus', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await addBrand(name)
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: İki' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('30 gün boyunca çöp kutusunda kalır')
    await confirm(user)
    await seen('“İki” silindi.')
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await seen('“İki” geri alındı.')
    await rowsOf('Üç', 'İki', 'Bir')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('İki'))
  })

  test('what came back from the trash is no longer offered in the message of its deletion', async () => {
    await addBrand('Dönen')
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: Dönen' }))
    await confirm(user)
    await screen.findByRole('button', { name: 'Geri al' })
    await user.click(screen.getByRole('button', { name: 'Çöp kutusu' }))
    await user.click(await screen.findByRole('button', { name: 'Geri al: Dönen' }))
    await seen('“Dönen” geri alındı.')
    expect(screen.queryByRole('button', { name: 'Geri al', hidden: true })).toBe(null)
  })

  test('what another has taken the name of stays deleted, and the reason is told', async () => {
    await addBrand('Aynı ad')
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: Aynı ad' }))
    await confirm(user)
    await seen('“Aynı ad” silindi.')
    await addBrand('Aynı ad')
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await seen('Bu ad zaten kullanılıyor.')
  })

  test('R193: a deletion without an answer says so, and is carried out once when it is tried again', async () => {
    const id = await addBrand('Yanıtsız')
    fixture.faults.next('DELETE', `${path}/${id}`, 'answer-lost')
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('button', { name: 'Sil: Yanıtsız' }))
    await confirm(user)
    await seen('Sunucudan yanıt gelmedi; işlemin yapılıp yapılmadığı bilinmiyor. Tekrar deneyin, iki kez yapılmaz.')
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await seen('“Yanıtsız” silindi.')
    await seen('Henüz marka yok.')
  })
})

describe('R58: active and passive, many at once', () => {
  const toolbar = () => within(screen.getByRole('toolbar', { name: 'Seçilenler' }))
  const statuses = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Aktif|Pasif/.exec(row.textContent ?? '')?.[0])

  test('the selected become passive, stay selected, and are had back as they were', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await addBrand(name)
    const { user } = await fixture.enter('/brands')
    await rowsOf('Üç', 'İki', 'Bir')
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Bir' }))
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Üç' }))
    await user.click(toolbar().getByRole('button', { name: 'Pasif yap' }))
    await seen('2 kayıt pasif yapıldı.')
    await waitFor(() => expect(statuses()).toEqual(['Pasif', 'Aktif', 'Pasif']))
    expect(toolbar().getByText('2 kayıt seçildi')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await seen('2 kayıt önceki hâline döndü.')
    await waitFor(() => expect(statuses()).toEqual(['Aktif', 'Aktif', 'Aktif']))
  })

  test('what is so already is told to be so, and nothing is offered to take back', async () => {
    await addBrand('Pasif marka', 0)
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('checkbox', { name: 'Seç: Pasif marka' }))
    await user.click(toolbar().getByRole('button', { name: 'Pasif yap' }))
    await seen('Seçilenlerin hepsi zaten pasif.')
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBe(null)
    await user.click(toolbar().getByRole('button', { name: 'Aktif yap' }))
    await seen('“Pasif marka” aktif yapıldı.')
  })

  test('D19: one that a rule keeps as it is is named with the rule and the way to it; the others change', async () => {
    const held = await addBrand('Adsız')
    await addBrand('Değişen')
    await fixture.shop.db
      .update(brands)
      .set({ translations: [] } as object)
      .where(eq(brands.id, held))
    const { user } = await fixture.enter('/brands')
    await rowsOf('Değişen', 'Adsız')
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }))
    await user.click(toolbar().getByRole('button', { name: 'Pasif yap' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText('Seçilen 2 kayıttan 1 tanesi değiştirilemedi')
    dialog.getByText('Her dilde ad girin.')
    expect(dialog.getByRole('link', { name: 'Kaydı aç' }).getAttribute('href')).toBe(`/brands/edit/${held}`)
    await seen('“Değişen” pasif yapıldı.')
  })

  test('what somebody saved meanwhile is not taken back over', async () => {
    const id = await addBrand('Paylaşılan')
    const { user } = await fixture.enter('/brands')
    await user.click(await screen.findByRole('checkbox', { name: 'Seç: Paylaşılan' }))
    await user.click(toolbar().getByRole('button', { name: 'Pasif yap' }))
    await seen('“Paylaşılan” pasif yapıldı.')
    const body = { ...draftOf('brands'), translations: named('Paylaşılan'), status: 0, version: 2 }
    expect((await fixture.shop.call('PUT', `${path}/${id}`, { body })).http).toBe(200)
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await seen('tarafından değiştirildi.')
  })

  test('whoever may delete and not edit is told why nothing becomes passive', async () => {
    await addBrand('Silinebilen')
    const { user } = await fixture.enter('/brands', await fixture.shop.as([1100, 1104]))
    await user.click(await screen.findByRole('checkbox', { name: 'Seç: Silinebilen' }))
    const refused = toolbar().getByRole('button', { name: 'Pasif yap' })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
  })

  test('whoever may edit and not delete selects rows too', async () => {
    await addBrand('Düzenlenen')
    const { user } = await fixture.enter('/brands', await fixture.shop.as([1100, 1103]))
    await user.click(await screen.findByRole('checkbox', { name: 'Seç: Düzenlenen' }))
    await user.click(toolbar().getByRole('button', { name: 'Pasif yap' }))
    await seen('“Düzenlenen” pasif yapıldı.')
  })
})

describe('R177: who may what', () => {
  test('whoever may only list sees names, and nothing to open, add or delete them with', async () => {
    await addBrand('Yalnız liste')
    await fixture.enter('/brands', await fixture.shop.as([1100]))
    await rowsOf('Yalnız liste')
    expect(screen.queryByRole('link', { name: 'Marka ekle' })).toBe(null)
    expect(screen.queryByRole('link', { name: 'Yalnız liste' })).toBe(null)
    expect(screen.queryByRole('button', { name: /^Sil/ })).toBe(null)
    expect(screen.queryByRole('checkbox')).toBe(null)
  })
})
