import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { closePanel } from '#screens/platform/wiring/panel.ts'
import { indexState, keepFresh, listenToIndex, lookup, refresh } from '#screens/sales/wiring/till-index.ts'
import { variants } from '#server/db/schema/products.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** What a till knows of the catalog where nobody answers. */

const fixture = openPanelFixture()
let away = () => {}
beforeEach(() => {
  away = browserDatabase()
})
afterEach(async () => {
  closePanel()
  await new Promise((done) => setTimeout(done))
  away()
})

/** The panel of somebody who is known: what is kept is theirs. */
async function enter() {
  const { session } = await fixture.enter('/')
  await waitFor(session, (snapshot) => snapshot.matches('in'))
}

let made = 0
async function product() {
  made += 1
  const barcode = `86900000001${String(made).padStart(2, '0')}`
  const { variant_id } = await newVariant(fixture.shop, { variants: [variant({ quantity: 5, barcode })] })
  return { barcode, variant_id }
}

test('R18: without a network it finds what it has read, and after a reload too', async () => {
  const { barcode, variant_id } = await product()
  await enter()
  await refresh()
  expect(indexState().size).toBeGreaterThan(0)
  await enter()
  fixture.faults.offline()
  expect((await lookup(barcode)).variant_id).toBe(variant_id)
  await expect(lookup('0000000000000')).rejects.toMatchObject({ kind: 'network' })
})

test('what changed is there after the next look, and until then what was', async () => {
  const { barcode, variant_id } = await product()
  await enter()
  await refresh()
  await fixture.shop.db.update(variants).set({ quantity: 1 }).where(eq(variants.id, variant_id))
  expect((await lookup(barcode)).stock).toBe(5)
  await refresh()
  expect((await lookup(barcode)).stock).toBe(1)
})

test('what it has not read yet the server knows', async () => {
  await enter()
  await refresh()
  const { barcode, variant_id } = await product()
  expect((await lookup(barcode)).variant_id).toBe(variant_id)
})

test('a till that is open reads on by itself, and tells of it', async () => {
  await product()
  await enter()
  const told = new Promise<void>((hear) => listenToIndex(hear))
  const stop = keepFresh()
  await told
  stop()
  expect(indexState().at).not.toBeNull()
})
