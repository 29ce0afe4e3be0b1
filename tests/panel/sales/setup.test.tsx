import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shops } from '#server/db/schema/shops.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const region = (name: string) => screen.findByRole('region', { name })
const state = (step: string) =>
  screen
    .getByRole('navigation', { name: 'Kurulum adımları' })
    .querySelector(`[href="/setup?step=${step}"]`)
    ?.closest('li')
    ?.textContent?.replace(/.*(Bekliyor|Tamam|Sonraya bırakıldı)$/, '$1')

test('a new shop is led from step to step, keeps what was left for later, and takes it up again', async () => {
  const { shop, enter } = fixture
  const { shop_id } = shop.own
  await shop.db.update(shops).set({ name: 'Mağazam', phone: '', settings: {} }).where(eq(shops.id, shop_id))
  const { user } = await enter('/setup')

  // Saving a section does what its step waits for, and the next one comes with the focus.
  const identity = within(await region('Kimlik'))
  expect(state('identity')).toBe('Bekliyor')
  await user.click((await identity.findAllByRole('button', { name: 'Alana git' }))[0] as HTMLElement)
  const name = await identity.findByRole('textbox', { name: /Mağaza adı/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.clear(name)
  await user.type(name, 'Ulus Çarşısı')
  await user.type(identity.getByRole('textbox', { name: /Telefon/ }), '0312 555 01 23')
  await user.clear(identity.getByRole('textbox', { name: /E-posta/ }))
  await user.type(identity.getByRole('textbox', { name: /E-posta/ }), 'a@b.test')
  await user.click(identity.getByRole('button', { name: 'Kaydet' }))
  const seller = within(await region('Vergi ve fatura'))
  expect(state('identity')).toBe('Tamam')
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Vergi ve fatura' }))).toBe(true),
  )

  // Past it: what that means was said, and it is kept for others.
  expect(seller.getByText(/etikette göndericinin adresi boş kalır/)).toBeDefined()
  await user.click(seller.getByRole('button', { name: 'Bu adımı sonraya bırak' }))
  const regional = within(await region('Bölge ve vergi düzeni'))
  expect(state('seller')).toBe('Sonraya bırakıldı')
  await user.click(regional.getByRole('button', { name: 'Böyle kalsın' }))
  const mail = within(await region('E-posta'))
  expect(state('regional')).toBe('Tamam')
  expect(mail.getByRole('link', { name: 'E-posta bağlantısı ekle' })).toHaveProperty(
    'pathname',
    '/shop-mail-methods/add',
  )
  await user.click(mail.getByRole('button', { name: 'Bu adımı sonraya bırak' }))
  await waitFor(() => expect(state('mail')).toBe('Sonraya bırakıldı'))

  // Taken up again from the list.
  await user.click(screen.getByRole('link', { name: 'Vergi ve fatura' }))
  await user.click(within(await region('Vergi ve fatura')).getByRole('button', { name: 'Yeniden ele al' }))
  await waitFor(() => expect(state('seller')).toBe('Bekliyor'))
})

test('the home page leads back to the set-up, and says how far it is', async () => {
  await fixture.enter('/')
  const link = await screen.findByRole('link', { name: /^Kuruluma devam et \(\d \/ 8\)$/ })
  expect(link).toHaveProperty('pathname', '/setup')
})
