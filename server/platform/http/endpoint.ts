import type { Logger } from 'pino'
import { type Infer, object, type Struct } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '#api/operations/platform/operation.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import type { EInvoice } from '#server/integrations/e-invoice/e-invoice.ts'
import type { Mailer } from '#server/integrations/mail/mailer.ts'
import type { OpenMarketplace } from '#server/integrations/marketplace/open-marketplace.ts'
import type { OpenCargo } from '#server/integrations/shipping/open-cargo.ts'
import type { FileStore } from '#server/platform/files/store.ts'

/** What the server works with; tests bring their own. */
export interface Services extends OpenMarketplace, OpenCargo {
  readonly db: Database
  readonly files: FileStore
  readonly mail: Mailer
  readonly eInvoice: EInvoice
  readonly config: Config
  readonly log: Logger
}

/** The signed-in person, as the session has it. */
export interface Actor {
  readonly user_id: number
  readonly shop_id: number
  readonly type: 'admin' | 'employee'
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly permissions: readonly number[]
  readonly token_hash: string
}

/** A request as its handler sees it: parsed, permitted, and inside its transaction when it changes something. */
export interface Asked<P, Q, B, A, R = unknown> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** What `prepare` made of the request. */
  readonly prepared: R
  readonly actor: A
  /** The transaction of a changing call, the pool of a reading one. */
  readonly db: Database
  /** The content language asked for (`x-lid`), one of the shop's. */
  readonly language: number
  readonly services: Services
  readonly requestId: string
  /** The caller's address, for rate limits. */
  readonly address: string
  readonly headers: Headers
}

/** What `handle` gives where a file is answered: it goes out while it is made. */
export interface OutgoingFile {
  readonly name: string
  readonly type: string
  readonly content: AsyncIterable<Uint8Array>
}

/** An operation with what handles it, for whoever reads them all: the app, its description, the tests. */
export type Endpoint = Operation & {
  /** The ids in its path. */
  readonly params: AnyStruct | undefined
  prepare?(asked: Asked<unknown, unknown, unknown, Actor | null>): Promise<unknown>
  handle(asked: Asked<unknown, unknown, unknown, Actor | null>): Promise<unknown>
}

type AskedFor<O extends Operation, R = undefined> = Asked<
  ParamsOf<O>,
  QueryOf<O>,
  BodyOf<O>,
  O['codes'] extends 'public' ? null : Actor,
  R
>

interface Handling<O extends Operation, R> {
  /** Slow work before the transaction opens, such as decoding a picture. What it leaves behind does no harm when the call is then refused or repeated. */
  prepare(asked: AskedFor<O>): Promise<R>
  handle(asked: AskedFor<O, R>): Promise<unknown>
}

/** What the server does when it is asked for an operation. */
export function endpoint<O extends Operation>(operation: O, handle: (asked: AskedFor<O>) => Promise<unknown>): Endpoint
export function endpoint<O extends Operation, R>(operation: O, handling: Handling<O, R>): Endpoint
// Those that are not declared as operations yet.
export function endpoint<
  P extends AnyStruct | undefined = undefined,
  Q extends AnyStruct | undefined = undefined,
  B extends AnyStruct | undefined = undefined,
  D extends AnyStruct = AnyStruct,
  R = undefined,
>(declared: StaffEndpoint<P, Q, B, D, R>): Endpoint
export function endpoint(operation: object, handling?: unknown): Endpoint {
  if (!handling) return operation as Endpoint
  const handles = typeof handling === 'function' ? { handle: handling } : handling
  return { ...operation, ...(handles as object), params: paramsIn((operation as Operation).path) } as Endpoint
}

function paramsIn(path: string): AnyStruct | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.length > 0 ? object(Object.fromEntries(names.map((name) => [name, IdText]))) : undefined
}

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>
type Read<S> = S extends AnyStruct ? Infer<S> : undefined

interface Declared<P, Q, B, D> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** What it is for, in the words of the API's description. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** What `data` of the answer is; of a file, its content. */
  readonly data: D
  /** The media types of the file that is answered instead of JSON. Only for calls that read. */
  readonly file?: readonly string[]
  /** It carries more than a query can hold, and changes nothing all the same: without transaction and key. */
  readonly reads?: true
  /** Calls that move money or stock are refused without an Idempotency-Key. */
  readonly key?: 'required'
  /** The largest body in bytes; 1 MiB unless said otherwise. */
  readonly largest?: number
}

interface StaffEndpoint<P, Q, B, D, R = undefined> extends Declared<P, Q, B, D> {
  /** The permission codes that open it (100 always does), or `signed-in` for all staff. There is no default: an endpoint without it does not compile. */
  readonly codes: readonly number[] | 'signed-in'
  /** Slow work before the transaction opens, such as decoding a picture. What it leaves behind does no harm when the call is then refused or repeated. */
  prepare?(asked: Asked<Read<P>, Read<Q>, Read<B>, Actor, undefined>): Promise<R>
  handle(asked: Asked<Read<P>, Read<Q>, Read<B>, Actor, R>): Promise<unknown>
}
