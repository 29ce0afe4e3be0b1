import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configReader } from '#api/client/platform/config.ts'

/** Every call waits for `/config.json`: what it does must not keep them for ever. */

const config = { apiUrl: 'https://api.test/', addressUrl: '', marketplaceUrl: '', storefrontUrl: '' }
const well = async () => Response.json(config)
/** Nothing comes, until the asker gives up. */
const silent = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const faults: [string, typeof fetch][] = [
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nothing in 15 seconds', silent as typeof fetch],
  ['500', async () => new Response('Internal Server Error', { status: 500 })],
  ['HTML', async () => new Response('<html></html>')],
  ['an empty body', async () => new Response('')],
  ['a field missing', async () => Response.json({ ...config, apiUrl: undefined })],
  ['a field of another type', async () => Response.json({ ...config, apiUrl: 7 })],
]

test.each(faults)('R193: %s fails the calls that wait for it, and the next one asks again', async (_, answer) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const panel = configReader()
  const failed = Promise.allSettled([panel.read(), panel.read()])
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toHaveBeenCalledOnce()
  vi.stubGlobal('fetch', vi.fn(well))
  expect((await panel.read()).apiUrl).toBe('https://api.test')
})
