import { ofetch } from 'ofetch'
import { never, type Struct } from 'superstruct'
import { type ApiFailure, asFailure, failure } from '#api/contract/platform/failure.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { readAnswer } from './answer.ts'
import { sendFile } from './send-file.ts'

/** `null` and `undefined` are dropped; `''`, 0 and `false` are sent (rule R183). Ids are named with commas between them. */
export type Query = Readonly<Record<string, string | number | boolean | readonly number[] | null | undefined>>

export interface Call<T> {
  /** The shape of the answer's `data`. What it does not name is dropped; what does not fit makes the call fail as `broken`. */
  readonly data: Struct<T, unknown>
  readonly query?: Query
  readonly body?: unknown
  /** The Idempotency-Key: made when a machine enters submitting, the same for every repeat of it. See `newRequestKey`. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Told how much of the body is sent, from 0 to 1. Such a call carries a file, and may take as long as it moves: see `sendFile`. */
  readonly onProgress?: (part: number) => void
  /** A call that asks for no session: a 401 is a plain refusal ("wrong password"), and not the end of one. */
  readonly open?: boolean
  /** A session other than the stored one, for signing out of the one that was just forgotten. */
  readonly session?: CallSession
}

/** Who asks, and of which shop. */
export interface CallSession {
  readonly token: string
  readonly shop_id: string | null
}

export interface Http {
  get<T>(path: string, call: Call<T>): Promise<T>
  post<T>(path: string, call: Call<T>): Promise<T>
  put<T>(path: string, call: Call<T>): Promise<T>
  patch<T>(path: string, call: Call<T>): Promise<T>
  delete<T>(path: string, call: Call<T>): Promise<T>
  /** A file, which may take as long as something of it arrives: see `receiveFile`. */
  file(path: string, call: FileCall): Promise<Blob>
}

export type FileCall = Pick<Call<never>, 'query' | 'signal'> & {
  /** The media types of the file, one of these: whatever else comes is no file of ours. */
  readonly types: readonly string[]
}

/** What a client needs of the browser around it. The address host and the marketplace service get one without `session`: no token ever goes there. */
export interface World {
  /** The address that paths are under, without a slash at the end. */
  base(): Promise<string>
  readonly session?: {
    token(): string | null
    shopId(): string | null
    languageId(): string | null
    /** A call with the stored token was answered 401. */
    lost(): void
  }
}

/** How long a call may take until its whole answer is there, in milliseconds. */
export const callTimeout = 15_000
/** How long is waited for word of what became of a call. */
const questionTimeout = 5000

const defaultShop = '1'
const defaultLanguage = '175'

/**
 * The client of the API: it says who asks, judges the answer by its body, and rejects with an `ApiFailure`. It shows nothing and goes
 * nowhere. Only `status` 1 in the body is success (rule R184); a 401 is also told to the session, once per token.
 */
export function createHttp(world: World): Http {
  const method =
    (name: string) =>
    <T>(path: string, call: Call<T>) =>
      send(world, name, path, call)
  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
    file: (path, call) => receive(world, path, call),
  }
}

async function send<T>(world: World, method: string, path: string, call: Call<T>): Promise<T> {
  const token = call.session?.token ?? world.session?.token() ?? null
  try {
    return judged(world, await ask(world, method, path, call, headersOf(world, call, token)), call, token)
  } catch (thrown) {
    const lost = asFailure(thrown)
    if (method === 'GET' || !call.key || call.signal?.aborted || !isWithoutAnswer(lost)) throw lost
    const outcome = await outcomeOf(world, call.key, call, token)
    if (outcome?.answer) {
      const { status, body: text } = outcome.answer
      return judged(world, { status, text, retryAfter: null }, call, token)
    }
    throw failure(lost.kind, { ...lost, unknown: outcome?.state !== 'not done' })
  }
}

/** Whether nothing came that the server itself has said. */
function isWithoutAnswer({ kind, says }: ApiFailure): boolean {
  return says === null && (kind === 'network' || kind === 'timeout' || kind === 'broken')
}

/** What the server says of a call whose answer was lost; `null` where that gets no answer either. */
async function outcomeOf<T>(world: World, key: string, { session }: Call<T>, token: string | null) {
  const { method, path, data } = sessionOperations.requestOutcome
  const headers = headersOf(world, session ? { session } : {}, token)
  const answer = await ask(world, method, path, { query: { key }, timeout: questionTimeout }, headers).catch(() => null)
  const read = answer && readAnswer(answer, data, false)
  return read?.ok ? read.data : null
}

/** A file that came whole; whatever is no file of ours is judged as any answer. */
async function receive(world: World, path: string, { query, signal, types }: FileCall): Promise<Blob> {
  const token = world.session?.token() ?? null
  const url = (await baseOf(world)) + path + given(query)
  // Few screens fetch files: what it takes comes with the first.
  const { receiveFile } = await import('./receive-file.ts')
  const { content, ...answer } = await receiveFile(url, headersOf(world, {}, token), signal)
  if (answer.status === 200 && types.some((type) => bare(type) === bare(content.type))) return content
  return judged(world, { ...answer, text: await content.text() }, { data: never() }, token)
}

/** A media type without what stands behind it, such as `; charset=utf-8`. */
function bare(type: string): string {
  return type.replace(/;.*$/, '').trim()
}

function judged<T>(world: World, answer: RawAnswer, call: Call<T>, token: string | null): T {
  const read = readAnswer(answer, call.data, call.open === true)
  if (read.ok) return read.data
  // An answer to an older token says nothing about the session of now.
  if (read.failure.kind === 'session' && !call.session && token === world.session?.token()) world.session?.lost()
  throw read.failure
}

function headersOf(
  world: World,
  call: Pick<Call<never>, 'key' | 'session'>,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (call.key) headers['idempotency-key'] = call.key
  if (!world.session) return headers
  headers['x-sid'] = (call.session ? call.session.shop_id : world.session.shopId()) || defaultShop
  headers['x-lid'] = world.session.languageId() || defaultLanguage
  if (token) headers.authorization = `Bearer ${token}`
  return headers
}

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
}

/** The answer as text. The time runs until the last byte of it; whatever comes between is a failure without an answer. */
async function ask(
  world: World,
  method: string,
  path: string,
  { query, body, signal, onProgress, timeout = callTimeout }: Omit<Call<never>, 'data'> & { timeout?: number },
  headers: Record<string, string>,
): Promise<RawAnswer> {
  if (onProgress) return sendFile((await baseOf(world)) + path, { method, headers, body, signal, onProgress })
  const time = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    time.abort()
  }, timeout)
  try {
    const response = await ofetch.raw(path + given(query), {
      baseURL: await world.base(),
      method,
      headers,
      body: body as Record<string, unknown> | undefined,
      responseType: 'text',
      retry: false,
      ignoreResponseError: true,
      signal: signal ? AbortSignal.any([signal, time.signal]) : time.signal,
    })
    return { status: response.status, text: response._data ?? '', retryAfter: response.headers.get('retry-after') }
  } catch {
    const lost: ApiFailure = failure(late ? 'timeout' : 'network')
    throw lost
  } finally {
    clearTimeout(timer)
  }
}

/** Where a file is sent. Who does not know it has no connection. */
function baseOf(world: World): Promise<string> {
  return world.base().catch(() => {
    throw failure('network')
  })
}

/** The query as it is sent; `''` when nothing is asked for. */
function given(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined) search.append(key, String(value))
  return search.size > 0 ? `?${search}` : ''
}
