import { HttpResponse } from 'msw'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Fault, Faults, Faulty } from '#tests/faults.ts'

/** One way for a call to fail. */
export interface FaultCase {
  readonly name: string
  readonly fault: Fault | Faulty
  /** What the client makes of it. */
  readonly failure: Partial<ApiFailure>
  /** What it says of a call with a key instead: that it is not known what became of it, or, since the server can be asked, what did. */
  readonly withKey?: 'unknown' | 'answered'
  /** The answer is whole, but its data are not what was asked for: no fault to a call that asks for none. */
  readonly shape?: true
}

const cut = new TextEncoder().encode('{"status":1,"da')
const cutOff: Faulty = async () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(cut)
        stream.error(new Error('the connection was cut'))
      },
    }),
  )
const html = (status: number) => async () =>
  new HttpResponse('<html><body>Bakımdayız</body></html>', { status, headers: { 'content-type': 'text/html' } })
const answered = (body: object) => async () => HttpResponse.json(body)

const network = { kind: 'network', status: 0, says: null, error: '', rules: [] } as const
const ours = { kind: 'refused', says: 0 } as const
const none = { kind: 'broken', says: null, error: '', rules: [] } as const
const shapeless = { ...none, status: 200, says: 1 } as const

/** The faults of the plan (T8) by their classes. What a person is told, and can do, is the same within one class. */
const classes: Readonly<Record<string, readonly FaultCase[]>> = {
  unreachable: [
    { name: 'connection refused', fault: 'no-connection', failure: network },
    { name: 'cut off within the answer', fault: cutOff, failure: network },
  ],
  lost: [{ name: 'answer lost after the commit', fault: 'answer-lost', failure: network, withKey: 'unknown' }],
  dropped: [
    { name: 'answer dropped after the commit', fault: 'answer-dropped', failure: network, withKey: 'answered' },
    {
      name: 'answer truncated after the commit',
      fault: 'truncated',
      failure: { ...none, status: 200 },
      withKey: 'answered',
    },
  ],
  late: [{ name: 'no answer in time', fault: 'timeout', failure: { ...network, kind: 'timeout' } }],
  401: [{ name: '401', fault: 401, failure: { kind: 'session', status: 401, says: 0, error: 'auth.session_expired' } }],
  403: [{ name: '403', fault: 403, failure: { kind: 'forbidden', status: 403, says: 0, error: 'auth.forbidden' } }],
  404: [{ name: '404', fault: 404, failure: { kind: 'notFound', status: 404, says: 0, error: 'notFound' } }],
  409: [{ name: '409', fault: 409, failure: { kind: 'conflict', status: 409, says: 0, error: 'conflict.stale' } }],
  refused: [
    { name: '413', fault: 413, failure: { ...ours, status: 413, error: 'request.too_large' } },
    {
      name: '422 with fields',
      fault: 422,
      failure: { ...ours, status: 422, fields: { name: 'validation.required' } },
    },
    { name: '429 with Retry-After', fault: 429, failure: { ...ours, status: 429, retryAfter: 30 } },
  ],
  unnamed: [
    { name: '413 of a server in between', fault: html(413), failure: { ...none, kind: 'refused', status: 413 } },
    { name: '200 with status 0', fault: 'status-0', failure: { ...ours, status: 200, rules: [] } },
  ],
  broken: [
    { name: '500', fault: 500, failure: { ...none, status: 500 } },
    { name: '503', fault: 503, failure: { kind: 'broken', status: 503, says: 0, retryAfter: 2 } },
    { name: '502 of a server in between', fault: html(502), failure: { ...none, status: 502 } },
    { name: '200 with an empty body', fault: 'empty', failure: { ...none, status: 200 } },
    { name: '200 with HTML', fault: 'html', failure: { ...none, status: 200 } },
    { name: '200 without data', fault: 'no-data', failure: shapeless },
    { name: '200 with null as data', fault: answered({ status: 1, data: null }), failure: shapeless },
    { name: '200 with a text as data', fault: answered({ status: 1, data: 'x' }), failure: shapeless },
    { name: '200 with other data', fault: 'wrong-shape', failure: shapeless, shape: true },
  ],
}

/** All faults at night; by day one of each class, another one for every call, so that together they meet all of them. */
export function faultsFor(nth: number, shaped: boolean): FaultCase[] {
  return Object.values(classes).flatMap((all) => {
    const fitting = all.filter(({ shape }) => shaped || !shape)
    return process.env.NIGHT ? fitting : fitting.slice(nth % fitting.length, (nth % fitting.length) + 1)
  })
}

/** Whether the last such call that changes something went with a key, so that the server can be asked what became of it. */
export function hasKey({ made }: Faults, [method, path]: readonly [method: string, path: string]): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  const last = made.findLast((one) => one.method === method && pattern.test(new URL(one.url).pathname))
  return method !== 'GET' && last?.headers.has('idempotency-key') === true
}
