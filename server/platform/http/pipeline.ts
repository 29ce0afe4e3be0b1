import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { malformed, notFound, tooLarge, unavailable } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { withKeptPlans } from '#server/db/prepared.ts'
import { keepRefusals, triedBy } from '#server/platform/flow/store-refusals.ts'
import { nameGranters } from '#server/platform/session/granters.ts'
import { authenticate, bearerOf, permit, refuseWhileViewing, shopNamed } from './authenticate.ts'
import { type KeptAnswer, kept } from './cached.ts'
import { addressOf } from './caller.ts'
import { refusalOfDatabase } from './database-errors.ts'
import type { Actor, Endpoint, OutgoingFile, RequestContext, Services } from './endpoint.ts'
import { type Answer, answeredBefore, hashRequest, keyOf, once } from './idempotency.ts'
import { inTransaction } from './in-transaction.ts'
import { languageOf } from './language.ts'
import { Moved, moved } from './moved.ts'
import { type FileAnswer, outgoing } from './outgoing.ts'
import { parse } from './parse.ts'
import { failureOf, Refused, refuse } from './refused.ts'

const mebibyte = 1024 * 1024

/** The one way a request takes: size, session, permission, shape, key, transaction, handler, envelope. Nothing below it answers by itself. */
export function pipeline(endpoint: Endpoint, services: Services) {
  return async (c: Context): Promise<Response> => {
    const requestId = randomUUID()
    const started = performance.now()
    const known: Known = {}
    const answering = () => answerOf(endpoint, services, c, requestId, known)
    const answer = await (endpoint.often ? withKeptPlans(answering) : answering()).catch((thrown) =>
      thrown instanceof Moved
        ? moved(thrown, endpoint)
        : refusalAnswer(thrown, endpoint, services, { requestId, headers: c.req.raw.headers, ...known }),
    )
    services.log.info(
      {
        requestId,
        method: endpoint.method,
        path: endpoint.path,
        status: answer.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestId,
        ...answer.headers,
      },
    })
  }
}

type Outgoing = (Answer & { readonly headers?: Record<string, string> }) | FileAnswer | KeptAnswer

/** What is known of a call by the time that it is refused. */
interface Known {
  actor?: Actor
  params?: Readonly<Record<string, unknown>>
}

async function answerOf(
  endpoint: Endpoint,
  services: Services,
  c: Context,
  requestId: string,
  known: Known,
): Promise<Outgoing> {
  const headers = c.req.raw.headers
  const caller = endpoint.codes === 'public' ? null : await authenticate(services.db, headers)
  const actor = caller?.actor ?? null
  if (actor) {
    try {
      refuseWhileViewing(actor, endpoint)
      permit(actor, endpoint, headers)
    } catch (thrown) {
      // Whoever began to view, and has lost the answer, is told it.
      const before = actor.viewing && (await repeated(endpoint, services, c, actor))
      if (before) return before
      throw thrown
    }
  }
  const text = await bodyText(c, endpoint.largest ?? mebibyte)
  const params = endpoint.params ? parse(endpoint.params, c.req.param(), 404) : undefined
  Object.assign(known, { actor: actor ?? undefined, params })
  const query = endpoint.query ? parse(endpoint.query, queryOf(c)) : undefined
  const body = endpoint.body ? parse(endpoint.body, jsonOf(text)) : undefined
  const language = caller?.language ?? (await languageOf(services.db, shopOf(headers), headers.get('x-lid')))
  const request = {
    params,
    query,
    body,
    actor,
    language,
    services,
    requestId,
    address: addressOf(c, services.config.proxies),
    headers,
  }
  if (endpoint.method === 'GET' || endpoint.reads || !actor) {
    const answered = await endpoint.handle(contextOf(request, services.db))
    if (endpoint.file) return outgoing(answered as OutgoingFile, services.log, requestId)
    return endpoint.maxAge === undefined ? success(answered) : kept(success(answered), answered, endpoint, headers)
  }
  const call = keyedCall(endpoint, c, actor, text)
  const before = call && endpoint.prepare ? await answeredBefore({ ...call, db: services.db }) : null
  if (before) return before
  let prepared: unknown
  try {
    prepared = await endpoint.prepare?.(contextOf(request, services.db))
  } catch (thrown) {
    // What the first of this key has done meanwhile may refuse its repeat: then it is told what the first was.
    const meanwhile = call && thrown instanceof Refused ? await answeredBefore({ ...call, db: services.db }) : null
    if (meanwhile) return meanwhile
    throw thrown
  }
  const work = async (db: Database) => success(await endpoint.handle(contextOf({ ...request, prepared }, db)))
  return inTransaction(services.db, (db) => (call ? once({ ...call, db }, () => work(db)) : work(db)))
}

/** The answer that a call with this key was given before, if it was. */
async function repeated(endpoint: Endpoint, { db }: Services, c: Context, actor: Actor): Promise<Answer | null> {
  if (endpoint.method === 'GET') return null
  const call = keyedCall(endpoint, c, actor, await bodyText(c, endpoint.largest ?? mebibyte))
  return call ? answeredBefore({ ...call, db }) : null
}

function keyedCall(endpoint: Endpoint, c: Context, { shop_id, user_id }: Actor, text: string) {
  const key = keyOf(endpoint, c.req.raw.headers)
  const request_hash = hashRequest(endpoint.method, `${c.req.path}${new URL(c.req.url).search}`, text)
  return key ? { shop_id, user_id, key, request_hash } : null
}

type AnyRequest = RequestContext<unknown, unknown, unknown, Actor | null>

/** The request as a handler sees it, with the transaction or pool that it works on. */
function contextOf(request: Omit<AnyRequest, 'db' | 'prepared'> & { prepared?: unknown }, db: Database): AnyRequest {
  return { prepared: undefined, ...request, db } as AnyRequest
}

function success(data: unknown): Answer {
  return { status: 200, body: JSON.stringify({ status: 1, data }) }
}

async function refusalAnswer(
  thrown: unknown,
  endpoint: Endpoint,
  services: Services,
  { requestId, headers, ...known }: { readonly requestId: string; readonly headers: Headers } & Known,
): Promise<Outgoing> {
  const refused = thrown instanceof Refused ? thrown : refusalOfDatabase(thrown, endpoint.method)
  if (!refused || refused.status >= 503)
    services.log.error({ requestId, path: endpoint.path, error: thrown }, 'request failed')
  const answered = refused ?? refuse(503, unavailable)
  await remember(answered, endpoint, services, known)
  // A path that is no id of ours is a record that is not there.
  const failure = failureOf(answered.status === 404 && !tellsMore(answered) ? refuse(404, notFound) : answered)
  const shop_id = bearerOf(headers)?.shop_id
  const rules = shop_id ? await nameGranters(services.db, shop_id, failure.rules) : failure.rules
  return { status: answered.status, body: JSON.stringify({ ...failure, rules }), headers: answered.headers }
}

/** Keeps what a rule of the shop refused, after the call was undone. */
async function remember(refused: Refused, endpoint: Endpoint, { db, log }: Services, { actor, params }: Known) {
  if (!actor || endpoint.method === 'GET' || endpoint.reads || ![409, 422].includes(refused.status)) return
  await keepRefusals({ db, actor, services: { log } }, triedBy(refused, endpoint, params), refused.refusals)
}

async function bodyText(c: Context, largest: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > largest) throw refuse(413, tooLarge)
  const stream = c.req.raw.body
  if (!stream) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largest) throw refuse(413, tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new SyntaxError('__proto__')
      return value
    })
  } catch {
    throw refuse(400, malformed)
  }
}

/** The query as an object; a key that is given twice is no query of ours. */
function queryOf(c: Context): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, values] of Object.entries(c.req.queries())) {
    if (values.length > 1 || key === '__proto__') throw refuse(422, malformed, { at: [key] })
    query[key] = values[0] ?? ''
  }
  return query
}

/** The shop that a call without a session is of; 0 is none. */
function shopOf(headers: Headers): number {
  const named = shopNamed(headers)
  return /^\d{1,9}$/.test(named) ? Number(named) : 0
}

/** Whoever named something is told which of it is not there. */
function tellsMore({ refusals }: Refused): boolean {
  return refusals.every(({ about }) => about !== undefined)
}
