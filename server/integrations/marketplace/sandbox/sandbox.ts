import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#server/db/open.ts'
import { hashOf, newToken } from '#server/platform/http/tokens.ts'
import { type SandboxCall, SandboxError } from './call.ts'
import { login, sandboxCalls } from './calls.ts'
import { pictureNamed } from './pictures.ts'

/** Who may sign in at the sandbox. */
export interface SandboxAccount {
  readonly email: string
  readonly password: string
}

/** What can go wrong at a marketplace; tests bring it on. */
export type SandboxTrouble = 'down' | 'slow' | 'busy' | 'unreadable' | 'another shape'

/** A marketplace integration service of our own, for trying things out: another company's service that happens to live in this server. */
export interface Sandbox {
  readonly app: Hono
  readonly account: SandboxAccount
  trouble: SandboxTrouble | null
  /** Every token that was given out is worth nothing from here on. */
  forgetTokens(): void
}

const hour = 3_600_000
const largestBody = 4 * 1024 * 1024

/** The sandbox over a database. Its paths are relative: it is mounted at the base address of the marketplace service. */
export function openSandbox(db: Database, account: SandboxAccount): Sandbox {
  const app = new Hono()
  const tokens = new Map<string, number>()
  const sandbox: Sandbox = { app, account, trouble: null, forgetTokens: () => tokens.clear() }
  app.use(bodyLimit({ maxSize: largestBody, onError: () => failed(new SandboxError(413, 'too.large', 'Too large')) }))
  app.use(async (c, next) => (await troubled(sandbox.trouble, c.req.raw.signal)) ?? next())
  app.get('/pictures/:name', async (c) => {
    const bytes = await pictureNamed(c.req.param('name'))
    if (!bytes) return failed(new SandboxError(404, 'not.found', 'There is no such picture'))
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
  })
  const tryToSignIn = inLimits(login)
  app.post(login.path, async (c) => {
    await tryToSignIn()
    const given = parsed(login.body, await jsonOf(c.req.raw)) as SandboxAccount
    if (!same(given.email, account.email) || !same(given.password, account.password))
      throw new SandboxError(401, 'login.failed', 'E-mail or password is wrong')
    const token = newToken()
    for (const [known, ends] of tokens) if (ends < Date.now()) tokens.delete(known)
    tokens.set(hashOf(token), Date.now() + hour)
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: hour / 1000 })
  })
  for (const call of sandboxCalls) {
    const count = inLimits(call)
    app.on(call.method, call.path, async (c) => {
      const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if ((tokens.get(hashOf(token)) ?? 0) < Date.now())
        throw new SandboxError(401, 'token.invalid', 'Sign in to get a token')
      await count()
      const query = parsed(call.query, c.req.query())
      const body = call.body ? parsed(call.body, await jsonOf(c.req.raw)) : undefined
      return c.json((await call.handle({ db, query, body })) as object)
    })
  }
  app.all('*', () => failed(new SandboxError(404, 'not.found', 'There is no such call')))
  app.onError((thrown) =>
    thrown instanceof SandboxError
      ? failed(thrown)
      : Response.json(body('unavailable', 'Try again later'), { status: 503, headers: { 'retry-after': '2' } }),
  )
  return sandbox
}

/** The wrong answers of a marketplace in trouble. */
async function troubled(trouble: SandboxTrouble | null, signal: AbortSignal): Promise<Response | null> {
  if (trouble === 'down') return Response.json(body('internal', 'Something went wrong'), { status: 500 })
  if (trouble === 'busy') return Response.json(body('too.many', 'Too many'), { status: 429, headers: wait(60) })
  if (trouble === 'unreadable')
    return new Response('<html>Bakımdayız</html>', { headers: { 'content-type': 'text/html' } })
  if (trouble === 'another shape') return Response.json({ access_token: 'a', content: [{ barcode: null }] })
  if (trouble === 'slow') await new Promise((gone) => signal.addEventListener('abort', gone))
  return null
}

/** Counts the calls of a minute, and refuses those above what is allowed. */
function inLimits({ perMinute }: Pick<SandboxCall, 'perMinute'>): () => Promise<void> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async () => {
    await limiter.consume('all').catch((thrown) => {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      throw Object.assign(new SandboxError(429, 'too.many', `At most ${perMinute} a minute`), {
        seconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)),
      })
    })
  }
}

function parsed(struct: SandboxCall['query'], value: unknown): unknown {
  if (!struct) return undefined
  // What is wrong with a list is told by printing it, however deep it goes.
  if (Array.isArray(value)) throw new SandboxError(400, 'invalid', 'The request is not valid')
  const [error, read] = struct.validate(value, { coerce: true })
  if (error) throw new SandboxError(400, 'invalid', `${error.path.join('.') || 'The request'} is not valid`)
  return read
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof RangeError)
      throw new SandboxError(400, 'invalid', 'The body is no JSON')
    throw thrown
  }
}

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
}

function failed(error: SandboxError & { readonly seconds?: number }): Response {
  return Response.json(body(error.key, error.message), {
    status: error.status,
    headers: error.seconds ? wait(error.seconds) : {},
  })
}

function wait(seconds: number): Record<string, string> {
  return { 'retry-after': String(seconds) }
}

function body(key: string, message: string) {
  return { errors: [{ key, message }] }
}
