import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#api/client/platform/stored.ts'
import { type Notifications, streamPath } from '#api/contract/platform/notices.ts'
import { hearNotices } from '#screens/platform/wiring/live-notices.ts'
import { closePanel } from '#screens/platform/wiring/panel.ts'

/** The panel's end of the stream of notices. */

const config = { apiUrl: '', addressUrl: '', marketplaceUrl: '', storefrontUrl: '', live: true }
const none = { totalCount: 0, feedbackCount: 0, questionCount: 0, onlineOrderCount: 0, newest_online_order: 0 }
const told = (id: string, totalCount: number) =>
  `event: notices\nid: ${id}\ndata: ${JSON.stringify({ ...none, totalCount, notifications: [], more: false })}\n\n`
const end = 'event: end\ndata: \n\n'

/** Answers of the server, one for each connection. */
let answers: (() => Response)[] = []
let opened: Headers[] = []
const body = (...parts: string[]) => new Response(parts.join(''))

beforeEach(() => {
  store('token', 'a-token')
  store('shop_id', 7)
  opened = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url) === '/config.json') return Response.json(config)
    expect(String(url)).toBe(streamPath)
    opened.push(new Headers(init?.headers))
    return (answers.shift() ?? (() => body(end)))()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  closePanel()
  localStorage.clear()
})

async function heardOf(...given: typeof answers): Promise<number[]> {
  answers = given
  const heard: Notifications[] = []
  await hearNotices((one) => heard.push(one), new AbortController().signal)
  return heard.map(({ totalCount }) => totalCount)
}

test('a stream that breaks off is opened again after what was heard last, and not once the session has ended', async () => {
  const one = told('a', 1)
  expect(
    await heardOf(
      () => body(': here\n\n', one),
      () => body(told('b', 2), end),
    ),
  ).toEqual([1, 2])
  expect(opened.map((headers) => headers.get('last-event-id'))).toEqual([null, 'a'])
  expect([...new Set(opened.map((headers) => headers.get('authorization')))]).toEqual(['Bearer a-token'])
})

test.each([401, 403, 404])('a server that answers %s is asked no more', async (status) => {
  expect(await heardOf(() => new Response(null, { status }))).toEqual([])
  expect(opened).toHaveLength(1)
})

test('a server that is away, or tells what nobody understands, is asked again', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(
    await heardOf(
      lost,
      () => body('event: notices\ndata: {}\n\n'),
      () => body(told('c', 3), end),
    ),
  ).toEqual([3])
  expect(opened).toHaveLength(3)
})

test('a panel whose server does not tell by itself opens no stream', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async () => Response.json({ ...config, live: false }))
  expect(await heardOf()).toEqual([])
  expect(opened).toEqual([])
})
