import { HttpResponse } from 'msw'
import { never, type Struct } from 'superstruct'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAnswer } from '#api/client/platform/answer.ts'
import { callOver } from '#api/client/platform/call.ts'
import { type CallSession, callTimeout, createHttp } from '#api/client/platform/http.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { type Faults, faultsOver } from '#tests/faults.ts'
import type { Sample } from '#tests/samples/sample.ts'
import { sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { ask, type ClientCall, clientCalls } from './calls.ts'
import { damagedAnswers } from './damage.ts'
import { type FaultCase, faultsFor, hasKey } from './faults.ts'

/** How long a file may stand still. */
const fileTimeout = 60_000
const lost = vi.fn()
let shop: Shop
let faults: Faults
let older = ''
let leaving: CallSession = { token: '', shop_id: null }
let sample: Sample
let token = ''
let base = async () => ''
const http = createHttp({
  base: () => base(),
  session: { token: () => token, shopId: () => String(shop.own.shop_id), languageId: () => null, lost },
})
const call = callOver(http)

beforeAll(async () => {
  shop = await openShop()
  older = await shop.as([100])
  leaving = { token: await shop.as([100]), shop_id: String(shop.own.shop_id) }
  faults = faultsOver(shop.app)
  faults.listen()
})
afterAll(async () => {
  faults.close()
  await shop.close()
})
beforeEach(() => shop.db.delete(rate_limits))
afterEach(() => {
  vi.useRealTimers()
  faults.reset()
  lost.mockClear()
  base = async () => ''
})

const plain = Object.keys(failure('broken')).sort()

/** What a call was rejected with; an answer is told as what it is. */
async function outcome(asked: ClientCall, signal = new AbortController().signal): Promise<unknown> {
  return ask(call, asked, sample, signal, leaving).then(
    (data) => ({ answered: data }),
    (thrown) => thrown,
  )
}

/** The call with the fault in its way; its clock is moved once it is under way. */
async function met(call: ClientCall, fault: FaultCase['fault']): Promise<unknown> {
  const late = fault === 'timeout'
  if (late) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  faults.next(...call.at, fault)
  const thrown = outcome(call)
  if (late) {
    while (faults.calls(...call.at) === 0) await new Promise((turn) => setImmediate(turn))
    await vi.advanceTimersByTimeAsync(call.file ? fileTimeout : callTimeout)
  }
  return thrown
}

describe.each(clientCalls.map((call, nth) => [call.name, call, nth] as const))('%s', (_, call, nth) => {
  beforeAll(async () => {
    sample = await sampleOf(call.operation, shop, shop.own, shop.admin)
  })
  beforeEach(() => {
    token = call.open ? older : shop.admin
  })
  let whole: { status: 1; data: unknown }

  test('answers', async () => {
    faults.next(...call.at, async (forward) => {
      const answer = await forward()
      whole = await answer.clone().json()
      return answer
    })
    expect([await outcome(call), whole.status]).toEqual([{ answered: expect.anything() }, 1])
  })

  test.each(faultsFor(nth, !call.empty))(
    'R36, R184: $name rejects as what it is',
    async ({ fault, failure, withKey }) => {
      // What is to be carried out has not been yet.
      if (withKey === 'answered') sample = await sampleOf(call.operation, shop, shop.own, shop.admin)
      const thrown = await met(call, fault)
      const isKeyed = withKey !== undefined && hasKey(faults, call.at)
      if (isKeyed && withKey === 'answered') return expect(thrown).toEqual({ answered: expect.anything() })
      const refused = failure.kind === 'session' && call.open ? { ...failure, kind: 'refused' } : failure
      expect(thrown).toMatchObject({ ...refused, unknown: isKeyed })
      expect(Object.keys(thrown as object).sort()).toEqual(plain)
      expect(lost).toHaveBeenCalledTimes(failure.kind === 'session' && !call.open && !call.ownToken ? 1 : 0)
    },
  )

  test('rejects as broken whatever the contract does not let its answer be', async () => {
    const accepted: string[] = []
    const damaged = damagedAnswers(whole.data)
    for (const { how, path, data } of damaged) {
      const answer = { status: 200, text: JSON.stringify({ ...whole, data }), retryAfter: null }
      const { ok } = readAnswer(answer, (call.operation.data ?? never()) as Struct<unknown>, call.open)
      if (ok && !call.lax?.test(`${path} ${how}`)) accepted.push(`${path} ${how}`)
    }
    expect(accepted).toEqual([])
    // All come through the client in one way, which one of them goes.
    const refused = damaged.find(({ how, path }) => !call.lax?.test(`${path} ${how}`))
    if (!refused) return
    faults.next(...call.at, async () => HttpResponse.json({ ...whole, data: refused.data }))
    expect(await outcome(call)).toMatchObject({ kind: 'broken', status: 200, says: 1 })
  })

  test('rejects as unreachable when nobody can say where the server is', async () => {
    base = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await outcome(call)).toMatchObject({ kind: 'network', status: 0 })
  })
})

test('R196: a file that is given up on its way rejects as unreachable, and the server is left alone', async () => {
  const call = clientCalls.find(({ file }) => file)
  if (!call) throw new Error('No call carries a file')
  sample = await sampleOf(call.operation, shop, shop.own, shop.admin)
  const given = new AbortController()
  faults.next(...call.at, 'timeout')
  const thrown = outcome(call, given.signal)
  while (faults.calls(...call.at) === 0) await new Promise((turn) => setImmediate(turn))
  given.abort()
  expect(await thrown).toEqual(failure('network'))
  expect(await outcome(call, given.signal)).toEqual(failure('network'))
  expect(faults.calls(...call.at)).toBe(1)
})
