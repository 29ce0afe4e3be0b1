import type { Hono } from 'hono'
import { HttpResponse, http } from 'msw'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { openNetwork } from './network.ts'

type Forward = () => Promise<Response>
/** What happens to a call instead of its plain answer. `forward` lets it reach the server. */
export type Faulty = (forward: Forward) => Promise<Response>

const failed = (status: number, error: string, rest: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json({ status: 0, error, rules: [{ id: error }], ...rest }, { status, headers })
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The faults of the plan (T8), each for one call. With fake timers, the slow ones take the test's time. */
const table = {
  'no-connection': async () => HttpResponse.error(),
  /** The call reached the server and was carried out; its answer did not come back, and what became of it cannot be asked either. */
  'answer-lost': async (forward) => {
    await forward()
    return HttpResponse.error()
  },
  /** The same, and then the server can be asked. */
  'answer-dropped': async (forward) => {
    await forward()
    return HttpResponse.error()
  },
  /** Nothing comes, and nothing ends. */
  timeout: () => new Promise<Response>(() => {}),
  slow: async (forward) => {
    await wait(5000)
    return forward()
  },
  401: async () => failed(401, 'auth.session_expired'),
  403: async () => failed(403, 'auth.forbidden'),
  404: async () => failed(404, 'notFound'),
  409: async () =>
    failed(409, 'conflict.stale', {
      rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: '2026-11-20T12:00:00Z' } }],
    }),
  413: async () => failed(413, 'request.too_large'),
  422: async () => failed(422, 'validation.required', { fields: { name: 'validation.required' } }),
  429: async () =>
    failed(
      429,
      'auth.too_many_tries',
      { rules: [{ id: 'auth.too_many_tries', about: { seconds: 30 } }] },
      { 'retry-after': '30' },
    ),
  500: async () => new HttpResponse('Internal Server Error', { status: 500 }),
  503: async () => failed(503, 'server.unavailable', {}, { 'retry-after': '2' }),
  'status-0': async () => HttpResponse.json({ status: 0 }),
  empty: async () => new HttpResponse('', { status: 200 }),
  html: async () =>
    new HttpResponse('<html><body>Bakımdayız</body></html>', { headers: { 'content-type': 'text/html' } }),
  truncated: async (forward) => new HttpResponse((await (await forward()).text()).slice(0, -5), { status: 200 }),
  'wrong-shape': async () => HttpResponse.json({ status: 1, data: { unexpected: true } }),
  'no-data': async () => HttpResponse.json({ status: 1 }),
} as const satisfies Record<string | number, Faulty>

export type Fault = keyof typeof table

/** What one of the plan's faults does to a call. */
export function faultOf(fault: Fault | Faulty): Faulty {
  return typeof fault === 'function' ? fault : table[fault]
}

export const allFaults = Object.keys(table).map((name) => (/^\d+$/.test(name) ? Number(name) : name)) as Fault[]

/** The real app behind the panel's calls, with faults where a test asks for them. */
export interface Faults {
  listen(): void
  close(): void
  /** Forgets the faults that were not met, and what was counted. */
  reset(): void
  /** The next call of this kind meets the fault, `times` times; paths may have parameters (`/v1/panel/brands/:id`). */
  next(method: string, path: string, fault: Fault | Faulty, times?: number): void
  /** Every call fails from now on, as without a network, until `online`. */
  offline(): void
  online(): void
  /** How many calls of this kind were made, faults included. */
  calls(method: string, path: string): number
  /** Whether the server is at work on a call: a test's clock must not go on by then, or the caller's patience ends first. */
  working(): boolean
  /** The calls that were made, oldest first. */
  readonly made: readonly Request[]
}

interface Planned {
  readonly method: string
  readonly path: RegExp
  readonly fault: Faulty
  left: number
}

/** Puts faults between the panel and an app; call `listen` in `beforeAll`, `reset` in `afterEach`, `close` in `afterAll`. */
export function faultsOver(app: Hono): Faults {
  let planned: Planned[] = []
  let reachable = true
  let inWork = 0
  const made: Request[] = []
  /** The keys of calls of which nothing is to be heard any more. */
  const unasked = new Set<string | null>()
  let close = () => {}
  const handlers = [
    http.get('*/config.json', () =>
      HttpResponse.json({ apiUrl: '', addressUrl: '', marketplaceUrl: '', storefrontUrl: '' }),
    ),
    http.all('*/v1/*', ({ request }) => {
      made.push(request.clone())
      if (!reachable || isUnasked(request, unasked)) return HttpResponse.error()
      const forward = async () => {
        inWork += 1
        try {
          return await app.fetch(request.clone())
        } finally {
          inWork -= 1
        }
      }
      const plan = planned.find((one) => one.left > 0 && fits(one, request))
      if (!plan) return forward()
      plan.left -= 1
      if (plan.fault === table['answer-lost']) unasked.add(request.headers.get('idempotency-key'))
      return plan.fault(forward)
    }),
  ]
  return {
    listen: () => {
      close = openNetwork(handlers)
    },
    close: () => close(),
    reset: () => {
      planned = []
      reachable = true
      unasked.clear()
      made.length = 0
    },
    next: (method, path, fault, times = 1) => {
      planned.push({
        method,
        path: patternOf(path),
        fault: faultOf(fault),
        left: times,
      })
    },
    offline: () => {
      reachable = false
    },
    online: () => {
      reachable = true
    },
    calls: (method, path) => made.filter((request) => fits({ method, path: patternOf(path) }, request)).length,
    working: () => inWork > 0,
    made,
  }
}

/** Whether it asks for the outcome of a call of which nothing is to be heard. */
function isUnasked({ url }: Request, keys: ReadonlySet<string | null>): boolean {
  const { pathname, searchParams } = new URL(url)
  return pathname === sessionOperations.requestOutcome.path && keys.has(searchParams.get('key'))
}

function fits({ method, path }: Pick<Planned, 'method' | 'path'>, request: Request): boolean {
  return request.method === method && path.test(new URL(request.url).pathname)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
