import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { callTimeout } from '#api/client/platform/http.ts'
import { store, stored } from '#api/client/platform/stored.ts'
import { header } from '#screens/platform/wiring/session.ts'
import { session } from '#screens/platform/wiring/session-actor.ts'
import { toastsActor } from '#screens/platform/wiring/toasts.ts'
import { type Faults, faultsOver } from '#tests/faults.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { faultsFor } from './faults.ts'

/** Calls that nobody waits for: whatever comes of them, nothing is said. */

let shop: Shop
let faults: Faults
const logged = vi.spyOn(console, 'info').mockImplementation(() => {})

beforeAll(async () => {
  shop = await openShop()
  faults = faultsOver(shop.app)
  faults.listen()
})
afterAll(async () => {
  faults.close()
  await shop.close()
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store('token', await shop.as([100]))
  store('shop_id', shop.own.shop_id)
})
afterEach(() => {
  expect(toastsActor().getSnapshot().context.items).toEqual([])
  vi.useRealTimers()
  faults.reset()
  logged.mockClear()
  localStorage.clear()
})

const turn = () => new Promise((done) => setImmediate(done))
const until = async (holds: () => boolean) => {
  while (!holds()) await turn()
}

describe('the counts and the languages of the header', () => {
  test.each(faultsFor(0, true))('R197: $name is logged, and the header works without them', async ({ fault }) => {
    faults.next('GET', '/v1/panel/notifications', fault)
    faults.next('GET', '/v1/panel/shop-modules/languages-for-header', fault)
    const actor = createActor(header).start()
    await until(() => faults.made.length === 2)
    if (fault === 'timeout') await vi.advanceTimersByTimeAsync(callTimeout)
    await until(() => logged.mock.calls.length === 2)
    expect(actor.getSnapshot().value).toEqual({ notifications: 'resting', languages: 'unknown' })
    expect(actor.getSnapshot().context).toEqual({ notifications: null, languages: [] })
    await vi.advanceTimersByTimeAsync(60_000)
    actor.send({ type: 'REFRESH' })
    await until(() => actor.getSnapshot().context.notifications !== null)
    actor.stop()
  })
})

describe('telling the server of a sign-out', () => {
  test.each(faultsFor(1, false))('R35: $name keeps nobody inside', async ({ fault }) => {
    const actor = createActor(session, { input: { hasToken: true } }).start()
    await until(() => actor.getSnapshot().matches('in'))
    faults.next('POST', '/v1/auth/logout', fault)
    actor.send({ type: 'SIGN_OUT' })
    expect([actor.getSnapshot().value, stored('token')]).toEqual(['out', null])
    await until(() => faults.calls('POST', '/v1/auth/logout') === 1)
    if (fault === 'timeout') await vi.advanceTimersByTimeAsync(callTimeout)
    for (let more = 0; more < 20; more += 1) await turn()
    expect([actor.getSnapshot().context.why, logged.mock.calls]).toEqual(['left', []])
    actor.stop()
  })
})
