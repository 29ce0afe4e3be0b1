import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitFor as known } from 'xstate'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { type FinishedSale, newSaleKey } from '#api/contract/sales/kept-sale.ts'
import { closePanel } from '#screens/platform/wiring/panel.ts'
import { keptTill } from '#screens/sales/wiring/kept-till.ts'
import { keepSale, outboxActor } from '#screens/sales/wiring/outbox.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** What becomes of a finished sale, and what the panel tells of it on every page. */

const fixture = openPanelFixture()
let handover = 0
let away = () => {}
beforeAll(async () => {
  await openTill(fixture.shop)
  handover = (await fixture.shop.call('GET', fastSalePath)).body.data.shipping_methods[0].id
})
beforeEach(() => {
  away = browserDatabase()
})
afterEach(async () => {
  closePanel()
  await new Promise((done) => setTimeout(done))
  away()
})

/** The panel of somebody who is known: what is kept is theirs. */
async function enter(path: string) {
  const panel = await fixture.enter(path)
  await known(panel.session, (snapshot) => snapshot.matches('in'))
  return panel
}

async function sale(quantity = 5): Promise<FinishedSale<FastSale>> {
  const { variant_id } = await newVariant(fixture.shop, { variants: [variant({ quantity })] })
  const body = fastSaleIn(fixture.shop, variant_id, { shipping_method_id: handover })
  return {
    ...{ key: newSaleKey(), at: Date.now(), body, total: '99.80', currency: 'TRY', pieces: 2, snapshot: { lines: 1 } },
  }
}

const kept = async () => (await keptTill()).outbox.list()

test('a sale that the server takes is kept no longer', async () => {
  await enter('/')
  await keepSale(await sale())
  await waitFor(async () => expect(await kept()).toEqual([]))
})

test('without an answer it is kept, told on every page, and goes off when somebody says so', async () => {
  const { user } = await enter('/orders')
  const finished = await sale()
  fixture.faults.offline()
  await keepSale(finished)
  await screen.findByText('1 satış gönderilmedi')
  fixture.faults.online()
  await user.click(screen.getByRole('button', { name: 'Şimdi gönder' }))
  await waitFor(() => expect(screen.queryByText('1 satış gönderilmedi')).toBeNull())
  expect(await kept()).toEqual([])
})

test('home counts what waits in this browser among what needs somebody, and leads to it', async () => {
  const { user } = await enter('/')
  const finished = await sale()
  fixture.faults.offline()
  await keepSale(finished)
  const link = await screen.findByRole('link', { name: 'Bu tarayıcıda gönderilmeyi bekleyen satış' })
  expect(link.parentElement?.textContent).toBe('1Bu tarayıcıda gönderilmeyi bekleyen satış')
  await user.click(link)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gönderilmemiş satışlar' }))
  fixture.faults.online()
  await user.click(screen.getByRole('button', { name: 'Şimdi gönder' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bu tarayıcıda/ })).toBeNull())
  expect(await kept()).toEqual([])
})

test('one that is refused later says the rule, and goes back to the till whole', async () => {
  const { user } = await enter('/orders')
  await (await keptTill()).outbox.add({ ...(await sale(1)), snapshot: null })
  closePanel()
  await enter('/orders')
  await screen.findByText(/yalnızca 1 adet kaldı/)
  await user.click(screen.getByRole('button', { name: 'Kasada düzelt' }))
  await waitFor(async () => expect(await kept()).toEqual([]))
  await waitFor(() => expect(location.pathname).toBe('/fastsale'))
})

test('whoever may do everything gives one up, and it is stored never more', async () => {
  const { user } = await enter('/orders')
  const refused = await sale(1)
  await (await keptTill()).outbox.add(refused)
  outboxActor().send({ type: 'CHANGED', sales: (await kept()) as never })
  await user.click(await screen.findByRole('button', { name: 'Satıştan vazgeç' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(Array.from(asked.querySelectorAll('button')).at(-1) as HTMLElement)
  await waitFor(async () => expect(await kept()).toEqual([]))
  const again = await fixture.shop.call('POST', fastSalePath, { body: refused.body, key: refused.key })
  expect([again.http, again.body.error]).toEqual([409, 'request.key_reused'])
})
