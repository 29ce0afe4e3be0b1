import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exportCalls } from '#api/client/platform/exports.ts'
import { createHttp } from '#api/client/platform/http.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { type Faults, faultsOver } from '#tests/faults.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { faultsFor } from './faults.ts'

/** T8 for the calls that answer with a file: nobody is handed anything but a whole one. */

const at = ['GET', '/v1/panel/brands/export'] as const
/** How long a file may stand still. */
const fileTimeout = 60_000
const lost = vi.fn()
let shop: Shop
let faults: Faults
const http = createHttp({
  base: async () => '',
  session: { token: () => shop.admin, shopId: () => String(shop.own.shop_id), languageId: () => null, lost },
})
const asked = { columns: ['translations', 'status'], format: 'csv', lang: 'tr' } as const

beforeAll(async () => {
  shop = await openShop()
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
})

const outcome = () =>
  exportCalls(http)
    .list('brands', asked)
    .catch((thrown) => thrown)

test.each(['csv', 'xlsx'] as const)('an export arrives whole: %s', async (format) => {
  const file = await exportCalls(http).list('brands', { ...asked, format })
  expect(file.size).toBeGreaterThan(20)
})

test.each(faultsFor(0, true))('R36, R184: $name rejects as what it is', async ({ fault, failure: told }) => {
  const late = fault === 'timeout'
  if (late) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  faults.next(...at, fault)
  const thrown = outcome()
  if (late) {
    while (faults.calls(...at) === 0) await new Promise((turn) => setImmediate(turn))
    await vi.advanceTimersByTimeAsync(fileTimeout)
  }
  expect(await thrown).toMatchObject(told)
  expect(lost).toHaveBeenCalledTimes(told.kind === 'session' ? 1 : 0)
})

test('half a file is none', async () => {
  faults.next(...at, async (forward) => {
    const answer = await forward()
    const half = new ReadableStream({
      start: (pipe) => pipe.enqueue(new TextEncoder().encode('"Marka adı"\r\n')),
      pull: (pipe) => pipe.error(new Error('the connection is cut')),
    })
    return new Response(half, { headers: answer.headers })
  })
  expect(await outcome()).toEqual(failure('network'))
})
