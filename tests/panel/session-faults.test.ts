import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, createActor } from 'xstate'
import type { signInMachine } from '#machines/session/sign-in.machine.ts'
import { users } from '#server/db/schema/people.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { allFaults, type Fault, type Faults, faultsOver } from '#tests/faults.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Panel!2026'
let shop: Shop
let faults: Faults
let email: string

beforeAll(async () => {
  shop = await openShop()
  email = `admin@shop${shop.own.shop_id}.test`
  await shop.db.update(users).set({ password_hash: await hashPassword(password) })
  faults = faultsOver(shop.app)
  faults.listen()
})
afterAll(async () => {
  faults.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.db.delete(rate_limits)
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  faults.reset()
  localStorage.clear()
})

const turn = () => new Promise((done) => setImmediate(done))

/**
 * Waits until the machine stands still. The clock moves only for calls that the server never sees or sees late: no fault may keep a machine
 * longer than sixteen seconds.
 */
async function settled(actor: Busy, after = 0): Promise<void> {
  const busy = () => actor.getSnapshot().hasTag('busy')
  if (after > 0) {
    while (faults.made.length === 0) await turn()
    await vi.advanceTimersByTimeAsync(after)
  }
  const patience = performance.now() + 10_000
  while (busy() && performance.now() < patience) await turn()
  expect(busy()).toBe(false)
}

interface Busy {
  getSnapshot(): { hasTag(tag: 'busy'): boolean }
}

/** The faults after which a call has not done its work; a slow one has. */
const failing = allFaults.filter((fault) => fault !== 'slow')
/** Signing out and asking for a link answer with nothing: there is no shape to be wrong. */
const shapeless = failing.filter((fault) => fault !== 'wrong-shape')
const late = (fault: Fault) => (fault === 'timeout' ? 16_000 : 0)

async function session(token: string | null) {
  if (token) {
    localStorage.setItem('token', token)
    localStorage.setItem('shop_id', String(shop.own.shop_id))
  }
  const { sessionActor } = await import('#screens/wiring/session-actor.ts')
  sessionActor.start()
  return sessionActor
}

describe('GET auth/me', () => {
  test.each(failing)('%s: nobody is signed in, and the next check comes in', async (fault: Fault) => {
    faults.next('GET', '/v1/auth/me', fault)
    const actor = await session(shop.admin)
    await settled(actor, late(fault))
    expect([actor.getSnapshot().value, localStorage.getItem('token')]).toEqual([
      'out',
      fault === 401 ? null : shop.admin,
    ])
    if (fault !== 401) {
      actor.send({ type: 'CHECK_AGAIN' })
      await settled(actor)
      expect(actor.getSnapshot().matches('in')).toBe(true)
    }
    actor.stop()
  })

  test('slow: comes in', async () => {
    faults.next('GET', '/v1/auth/me', 'slow')
    const actor = await session(shop.admin)
    await settled(actor, 5000)
    expect(actor.getSnapshot().matches('in')).toBe(true)
    actor.stop()
  })

  test('offline and online again', async () => {
    faults.offline()
    const actor = await session(shop.admin)
    await settled(actor)
    expect(actor.getSnapshot().context.why).toBe('unchecked')
    faults.online()
    actor.send({ type: 'CHECK_AGAIN' })
    await settled(actor)
    expect(actor.getSnapshot().matches('in')).toBe(true)
    actor.stop()
  })
})

describe('POST auth/login', () => {
  test.each(failing)('%s: what was typed stays, and the next try comes in', async (fault: Fault) => {
    faults.next('POST', '/v1/auth/login', fault)
    const actor = await session(null)
    await vi.advanceTimersByTimeAsync(1000)
    const form = actor.getSnapshot().children.signIn as unknown as Actor<typeof signInMachine>
    form.send({ type: 'FILL', field: 'email', text: email })
    form.send({ type: 'FILL', field: 'password', text: password })
    form.send({ type: 'SUBMIT' })
    await settled(form, late(fault))
    expect(form.getSnapshot()).toMatchObject({ value: 'failed', context: { email, password } })
    expect(localStorage.getItem('token')).toBe(null)
    form.send({ type: 'SUBMIT' })
    await settled(form)
    await settled(actor)
    expect(actor.getSnapshot().matches('in')).toBe(true)
    actor.stop()
  })
})

describe('POST auth/forget-password and auth/reset-password', () => {
  test.each(shapeless)('%s: the address stays, and the next try sends the link', async (fault: Fault) => {
    faults.next('POST', '/v1/auth/forget-password', fault)
    const { forgotPassword } = await import('#screens/wiring/session.ts')
    const actor = createActor(forgotPassword).start()
    actor.send({ type: 'FILL', email })
    actor.send({ type: 'SUBMIT' })
    await settled(actor, late(fault))
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { email } })
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    expect(actor.getSnapshot().value).toBe('sent')
  })

  test.each(shapeless)('%s: the passwords stay, and the form can be sent again', async (fault: Fault) => {
    faults.next('POST', '/v1/auth/reset-password', fault)
    const { resetPassword } = await import('#screens/wiring/session.ts')
    const actor = createActor(resetPassword, { input: { token: 'x'.repeat(43) } }).start()
    for (const field of ['password', 'password_confirmation'] as const)
      actor.send({ type: 'FILL', field, text: password })
    actor.send({ type: 'SUBMIT' })
    await settled(actor, late(fault))
    const expected = fault === 'answer-lost' || fault === 'truncated' ? ['inactive', 'failed'] : ['failed']
    expect(expected).toContain(actor.getSnapshot().value)
    expect(actor.getSnapshot().context).toMatchObject({ password, password_confirmation: password })
    if (actor.getSnapshot().value !== 'failed') return
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    // The link was never real: the server says so once it is reached.
    expect(actor.getSnapshot().value).toBe('inactive')
  })
})

describe('GET notifications and languages', () => {
  test.each(failing)('R197: %s is logged, and nothing else', async (fault: Fault) => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    faults.next('GET', '/v1/panel/notifications', fault)
    faults.next('GET', '/v1/panel/shop-modules/languages-for-header', fault)
    localStorage.setItem('token', shop.admin)
    localStorage.setItem('shop_id', String(shop.own.shop_id))
    const { header } = await import('#screens/wiring/session.ts')
    const { toastsActor } = await import('#screens/wiring/toasts.ts')
    const actor = createActor(header).start()
    while (faults.made.length < 2) await turn()
    await vi.advanceTimersByTimeAsync(late(fault))
    while (logged.mock.calls.length < 2) await turn()
    expect(actor.getSnapshot().value).toMatchObject({ languages: 'unknown' })
    expect([logged.mock.calls.length, toastsActor.getSnapshot().context.items]).toEqual([2, []])
    actor.stop()
    logged.mockRestore()
  })
})
