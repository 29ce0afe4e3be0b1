import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** Campaigns are tried where they are seen: from their list, and from one of them with its code. */

const fixture = openPanelFixture()
const always = { start: '2026-01-01', end: '2099-12-31' }

type User = Awaited<ReturnType<typeof fixture.enter>>['user']

async function choose(user: User, code: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: 'Ürün ara' }), code)
  await user.click(await screen.findByRole('option', { name: /^Keten elbise/ }))
}

test('what applies stands with its amount and why, and what does not with each rule in its way', async () => {
  await newVariant(fixture.shop, { variants: [variant({ stock_code: 'DENE-1', quantity: 5 })] })
  await storedCoupon(fixture.shop, { ...always, code: 'DENE20', discount: '20' })
  await storedCoupon(fixture.shop, { kind: 'sale', start: '2020-01-01', end: '2020-01-31', minimum: '900' })
  const { user } = await fixture.enter('/coupons')
  await user.click(await screen.findByRole('link', { name: 'Kampanya deneme' }))
  await choose(user, 'DENE-1')
  await user.type(screen.getByLabelText('Kupon kodu'), 'dene20')
  await user.click(screen.getByRole('button', { name: 'Dene' }))
  const applied = within(await screen.findByRole('region', { name: 'Uygulananlar' }))
  expect(
    applied.getByText(
      'Sepetin 1 satırı bu kampanyanın kategorilerinden. %20, öncekilerden kalan tutardan bir kez düşülür.',
    ),
  ).toBeDefined()
  expect(applied.getAllByText('-₺9,98')).toHaveLength(2)
  expect(applied.getByText('₺39,92')).toBeDefined()
  const refused = within(screen.getByRole('region', { name: 'Uygulanmayanlar' }))
  expect(
    refused
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /bitti|en az/.test(text ?? '')),
  ).toHaveLength(3)
})

test('a coupon is tried from its own page, with its code in the field', async () => {
  const id = await storedCoupon(fixture.shop, { ...always, code: 'KENDI5' })
  const { user } = await fixture.enter(`/coupons/edit/${id}`)
  await user.click(await screen.findByRole('link', { name: 'Sepette dene' }))
  expect(await screen.findByLabelText('Kupon kodu')).toHaveProperty('value', 'KENDI5')
})

test('what nobody answers is said, and asked again', async () => {
  await newVariant(fixture.shop, { variants: [variant({ stock_code: 'DENE-2', quantity: 5 })] })
  const { user } = await fixture.enter('/coupons/simulator')
  await choose(user, 'DENE-2')
  fixture.faults.next('POST', '/v1/panel/campaign-simulator', async () => HttpResponse.error())
  await user.click(screen.getByRole('button', { name: 'Dene' }))
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findByRole('region', { name: 'Uygulananlar' })).toBeDefined()
})
