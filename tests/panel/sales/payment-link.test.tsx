import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'

/** A payment link that is copied says so, and says what to do where the browser does not let it. */

const fixture = openPanelFixture()
afterEach(() => vi.restoreAllMocks())

async function open() {
  const { shop } = fixture
  const { shop_id } = shop.own
  const [account] = await shop.db
    .insert(accounts)
    .values({ shop_id, kind: 'bank', name: `Sanal POS ${Date.now()}`, currency: 'TRY' })
    .returning({ id: accounts.id })
  const body = {
    ...draftOf('shop-payment-methods', shop.own),
    ...{
      method: 'credit_card',
      adapter: 'redirect',
      url: 'https://banka.test/odeme',
      send: 'post',
      merchant: '1042',
      key: 'gizli',
    },
    ...{ minimum: '', maximum: '', account_id: account?.id, position: 0, status: 1 },
  }
  expect((await shop.call('POST', '/v1/panel/shop-payment-methods', { body })).http).toBe(200)
  const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Ödeme bağlantısı' }))
  const link = await screen.findByRole('dialog', { name: 'Ödeme bağlantısı' })
  await user.click(await within(link).findByRole('button', { name: 'Bağlantı oluştur' }))
  const copy = await within(link).findByRole('button', { name: 'Kopyala' })
  return { user, copy, url: (within(link).getByRole('textbox') as HTMLInputElement).value }
}

test('copied: the link itself, and it says so', async () => {
  const { user, copy, url } = await open()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(copy)
  await seen('Bağlantı kopyalandı.')
  expect(written.mock.calls).toEqual([[url]])
  expect(url).toMatch(/^http/)
})

test('not copied: it says that it was not, and how else', async () => {
  const { user, copy } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(copy)
  await seen('Kopyalanamadı. Bağlantıyı seçip kendiniz kopyalayın.')
})
