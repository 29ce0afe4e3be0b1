import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePanel } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { keptTill, tillSlot } from '#screens/sales/wiring/kept-till.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Whose till it is that a window of the panel keeps. */

const fixture = openPanelFixture()
let away = () => {}
beforeEach(() => {
  away = browserDatabase()
})
/** The panel closes its database before the browser is without one. */
afterEach(async () => {
  closePanel()
  await new Promise((done) => setTimeout(done))
  away()
})

test('whoever signs out leaves nothing of the sale at the till; whoever loses the session finds it again', async () => {
  await fixture.enter('/')
  const store = await keptTill()
  await store.sale.save(0, { lines: 1 })
  sessionActor().send({ type: 'LOSE_SESSION', unsaved: false })
  await fixture.enter('/')
  expect(await (await keptTill()).sale.load(0)).toEqual({ lines: 1 })
  sessionActor().send({ type: 'SIGN_OUT' })
  await fixture.enter('/')
  await expect.poll(async () => (await keptTill()).sale.load(0)).toBeNull()
})

test('a browser without a database keeps what it can', async () => {
  closePanel()
  away()
  await fixture.enter('/')
  const store = await keptTill()
  await store.sale.save(0, { lines: 1 })
  expect([store.database, await store.sale.load(0)]).toEqual([null, { lines: 1 }])
})

test('one window is one till', async () => {
  await fixture.enter('/')
  expect([(await tillSlot()).slot, (await tillSlot()).slot]).toEqual([0, 0])
})
