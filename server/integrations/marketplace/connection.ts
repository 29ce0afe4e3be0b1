import { setTimeout as sleep } from 'node:timers/promises'
import type { Struct } from 'superstruct'
import { Login } from './answers.ts'
import { MarketplaceFailure } from './marketplace.ts'

/** How a marketplace is reached. */
export interface ReachOptions {
  /** Where its calls are, without a slash at the end. */
  readonly url: string
  /** Origins beyond its own that pictures may be fetched from. */
  readonly pictures?: readonly string[]
  /** Sends a request; the network's `fetch` unless said otherwise. */
  readonly send?: (request: Request) => Promise<Response>
  /** How long one request may take, and how long a call may wait for its turn, in milliseconds. */
  readonly timeout?: { readonly request: number; readonly turn: number }
}

/** The same of a service that is signed in to. */
export interface ConnectionOptions extends ReachOptions {
  readonly email: string
  readonly password: string
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const megabyte = 1024 * 1024
const largestAnswer = 8 * megabyte

/** A signed-in connection: the token is fetched when it is first needed, kept, and renewed when it is not taken any more. */
export function connect({ email, password, ...options }: ConnectionOptions) {
  const { text, fetchPicture } = reach(options)
  let token: Promise<string> | null = null

  const signIn = () => {
    token ??= login().catch((thrown) => {
      token = null
      throw thrown
    })
    return token
  }

  async function login(): Promise<string> {
    const answer = await text('login', { method: 'POST', body: { email, password } })
    return judged(Login, jsonOf(answer)).access_token
  }

  /** Calls, with the token, and once more with a new one. */
  async function asSignedIn(path: string, call: Call): Promise<string> {
    const used = signIn()
    const once = async (bearer: Promise<string>) =>
      text(path, { ...call, headers: { authorization: `Bearer ${await bearer}` } })
    try {
      return await once(used)
    } catch (thrown) {
      if (!(thrown instanceof MarketplaceFailure) || thrown.trouble !== 'unknown account') throw thrown
      if (token === used) token = null
      return once(signIn())
    }
  }

  return {
    /** The judged answer of a call. */
    ask: async <T>(path: string, call: Call, struct: Struct<T, unknown>): Promise<T> =>
      judged(struct, jsonOf(await asSignedIn(path, call))),
    /** The judged answer of a call whose JSON is a text that holds JSON. */
    askWithin: async <T>(path: string, call: Call, struct: Struct<T, unknown>): Promise<T> => {
      const within = jsonOf(await asSignedIn(path, call))
      if (typeof within !== 'string') throw unreadable('it is no text')
      return judged(struct, jsonOf(within))
    },
    fetchPicture,
  }
}

/** A connection that whoever calls signs for itself: bounded in time and size, waiting where it is told to, its answers judged. */
export function reach(options: ReachOptions) {
  const { url, send = fetch, timeout = { request: 5_000, turn: 3_000 } } = options

  async function sent(request: Request): Promise<Response> {
    const timed = new Request(request, { signal: AbortSignal.timeout(timeout.request) })
    return send(timed).catch((thrown: Error) => {
      throw new MarketplaceFailure('unreachable', thrown.message)
    })
  }

  /** Asks again when the marketplace has said how long to wait, as long as that is no longer than anybody waits for it. */
  async function inTurn(ask: () => Promise<Response>): Promise<Response> {
    for (let left = timeout.turn; ; ) {
      const answer = await ask()
      if (answer.status !== 429) return succeeded(answer)
      const wait = Math.max(1, Number(answer.headers.get('retry-after')) || 1) * 1_000
      await answer.body?.cancel()
      if (wait > left) throw new MarketplaceFailure('busy', 'it was asked too often')
      left -= wait
      await sleep(wait)
    }
  }

  async function text(path: string, { method, query = {}, body, headers = {} }: Call): Promise<string> {
    const target = new URL(`${url}/${path}`)
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) target.searchParams.set(key, String(value))
    const { headers: own, ...init } = body === undefined ? { method, headers: {} } : written(method, body)
    const answer = await inTurn(() =>
      sent(new Request(target, { ...init, headers: { ...own, ...headers }, redirect: 'error' })),
    )
    return textOf(answer)
  }

  return {
    /** What a call answers, as it came. */
    text,
    /** The judged answer of a call. */
    ask: async <T>(path: string, call: Call, struct: Struct<T, unknown>): Promise<T> =>
      judged(struct, jsonOf(await text(path, call))),
    /** The bytes of a picture of the marketplace's own. It is asked for without any key. */
    fetchPicture: async (address: string, largest: number): Promise<Buffer> => {
      const target = pictureAddress(address, options)
      return bytesOf(await inTurn(() => sent(new Request(target, { redirect: 'error' }))), largest)
    },
  }
}

function written(method: string, body: unknown) {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Nothing is fetched from where the marketplace does not keep its pictures, whatever a product says (D17). */
function pictureAddress(address: string, { url, pictures = [] }: ReachOptions): URL {
  const elsewhere = new MarketplaceFailure('elsewhere', 'a picture lies on another host')
  if (!URL.canParse(address, `${url}/`)) throw elsewhere
  const target = new URL(address, `${url}/`)
  if (![new URL(url).origin, ...pictures].includes(target.origin) || target.username || target.password) throw elsewhere
  return target
}

async function succeeded(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  await answer.body?.cancel()
  const said = `it answered ${answer.status}`
  if (answer.status === 401 || answer.status === 403) throw new MarketplaceFailure('unknown account', said)
  throw new MarketplaceFailure(answer.status >= 500 ? 'unreachable' : 'refused', said)
}

async function textOf(answer: Response): Promise<string> {
  return (await bytesOf(answer, largestAnswer)).toString('utf8')
}

async function bytesOf(answer: Response, largest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.byteLength
      if (size > largest) throw unreadable('it is too long')
      chunks.push(chunk)
    }
  } catch (thrown) {
    if (thrown instanceof MarketplaceFailure) throw thrown
    throw new MarketplaceFailure('unreachable', 'its answer broke off')
  }
  return Buffer.concat(chunks)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('it is no JSON')
  }
}

function judged<T>(struct: Struct<T, unknown>, value: unknown): T {
  const [error, parsed] = struct.validate(value, { coerce: true })
  if (error) throw unreadable(`${error.path.join('.')} is not what it should be`)
  return parsed as T
}

function unreadable(why: string): MarketplaceFailure {
  return new MarketplaceFailure('unreadable', why)
}
