import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { KeptTill } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { closePanel } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { keptTill } from '#screens/sales/wiring/kept-till.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** When the sale at the till is kept in the browser: a moment after it is shown, and before it is sent. */

const fixture = openPanelFixture()
let made = 0
let away = () => {}
beforeAll(() => openTill(fixture.shop))
beforeEach(() => {
  away = browserDatabase()
})
afterEach(async () => {
  closePanel()
  await new Promise((done) => setTimeout(done))
  away()
})

const press = (name: string) => screen.findByRole('button', { name })

/** A till with one product, and a disk that writes nothing until it is told to. */
async function withProduct() {
  made += 1
  const stock_code = `YAVAS-DISK-${made}`
  await newVariant(fixture.shop, { variants: [variant({ stock_code, quantity: 5 })] })
  const { user } = await fixture.enter('/fastsale')
  const field = await screen.findByRole('textbox', { name: 'Barkod ya da stok kodu' })
  const { sale } = await keptTill()
  const disk = Promise.withResolvers<void>()
  const write = sale.save
  const save = vi.spyOn(sale, 'save').mockImplementation(async (...saved) => {
    await disk.promise
    return write(...saved)
  })
  await user.type(field, `${stock_code}{Enter}`)
  const pieces = await screen.findByRole('textbox', { name: 'Adet' })
  const last = () => save.mock.lastCall?.[1] as KeptTill | undefined
  return { user, pieces, disk, sale, last }
}

test('a sale is on the disk with its key before it is sent: after a power cut it is sold once', async () => {
  const { user, disk, sale, last } = await withProduct()
  await user.click(await press('Ödemeye geç'))
  await user.click(await press('Satışı bitir'))
  await expect.poll(() => last()?.stage).toBe('storing')
  const key = last()?.key
  // Longer than the call would take to begin.
  await new Promise((done) => setTimeout(done, 500))
  expect(fixture.faults.calls('POST', fastSalePath)).toBe(0)
  disk.resolve()
  await screen.findByRole('article', { name: 'Fiş' })
  const sent = fixture.faults.made.filter(({ method, url }) => method === 'POST' && url.endsWith(fastSalePath))
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([key])
  await expect.poll(() => sale.load(0)).toMatchObject({ stage: 'done', key })
})

test('whoever leaves the till at once has the last change kept', async () => {
  const { pieces, disk, sale, last } = await withProduct()
  // All that was done before is kept, and nothing is scheduled.
  await new Promise((done) => setTimeout(done, 500))
  vi.stubGlobal('requestAnimationFrame', () => 1)
  fireEvent.change(pieces, { target: { value: '3' } })
  expect(last()?.draft.lines).not.toMatchObject([{ quantity: '3' }])
  window.dispatchEvent(new Event('pagehide'))
  vi.unstubAllGlobals()
  await new Promise((turn) => setTimeout(turn))
  expect(last()?.draft.lines).toMatchObject([{ quantity: '3' }])
  disk.resolve()
  await expect.poll(() => sale.load(0)).toMatchObject({ draft: { lines: [{ quantity: '3' }] } })
})

test('whoever signs out at once leaves nothing, not even to nobody', async () => {
  const { pieces, disk } = await withProduct()
  disk.resolve()
  await new Promise((done) => setTimeout(done, 500))
  vi.stubGlobal('requestAnimationFrame', () => 1)
  fireEvent.change(pieces, { target: { value: '3' } })
  sessionActor().send({ type: 'SIGN_OUT' })
  vi.unstubAllGlobals()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Adet' })).toBeNull())
  await new Promise((done) => setTimeout(done, 500))
  expect((await keptTill()).owner).toBe('0/0')
  expect(await (await keptTill()).sale.load(0)).toBeNull()
})
