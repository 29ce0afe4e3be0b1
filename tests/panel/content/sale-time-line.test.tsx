import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** R208: the form of a sale draws the others that it could meet, and says whom it meets while its days are still being moved. */

const fixture = openPanelFixture()
const part = async () => within(await screen.findByRole('region', { name: 'Çakışmalar' }))
const lastDay = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Son gün' }).value

test('R208: an end that is moved by keys moves the field, and tells at once which sale it meets', async () => {
  const { shop } = fixture
  const own = await storedCoupon(shop, { kind: 'sale', start: '2031-11-01', end: '2031-11-10' })
  const other = await storedCoupon(shop, { kind: 'sale', start: '2031-11-20', end: '2031-11-30' })
  const { user } = await fixture.enter(`/coupons/edit/${own}`)
  const line = await part()
  expect((await line.findByRole('link')).getAttribute('href')).toBe(`/coupons/edit/${other}`)
  expect(line.getByRole('status').textContent).toBe('Hiçbir kampanyayla çakışmıyor.')
  const end = line.getByRole('slider', { name: 'Son gün' })
  end.focus()
  await user.keyboard('{PageUp}{ArrowRight}{ArrowRight}')
  expect([lastDay(), line.getByRole('status').textContent]).toEqual(['19.11.2031', 'Hiçbir kampanyayla çakışmıyor.'])
  await user.keyboard('{ArrowRight}')
  expect([lastDay(), end.getAttribute('aria-valuetext')]).toEqual(['20.11.2031', '20.11.2031'])
  expect(line.getByRole('status').textContent).toContain('aynı ürün veya kategoride başka kampanya var')
  // No end passes the other one.
  line.getByRole('slider', { name: 'İlk gün' }).focus()
  await user.keyboard('{PageUp}{PageUp}{PageUp}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'İlk gün' }).value).toBe('20.11.2031')
})

test('a coupon meets nobody, and has no time line', async () => {
  const id = await storedCoupon(fixture.shop)
  await fixture.enter(`/coupons/edit/${id}`)
  await screen.findByRole('region', { name: 'Ne getirdi' })
  expect(screen.queryByRole('region', { name: 'Çakışmalar' })).toBeNull()
})

test('where the others cannot be asked for it says so, and asks again', async () => {
  const id = await storedCoupon(fixture.shop, { kind: 'sale', start: '2032-01-01', end: '2032-01-10' })
  fixture.faults.next('POST', '/v1/panel/campaign-rivals', async () => HttpResponse.error())
  const { user } = await fixture.enter(`/coupons/edit/${id}`)
  await user.click(await (await part()).findByRole('button', { name: 'Tekrar dene' }))
  expect(await (await part()).findByRole('status')).toBeDefined()
})
