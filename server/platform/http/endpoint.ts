import type { Logger } from 'pino'
import type { Infer, Struct } from 'superstruct'
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

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>
type Read<S> = S extends AnyStruct ? Infer<S> : undefined

/** What `handle` gives where a file is answered: it goes out while it is made. */
export interface OutgoingFile {
  readonly name: string
  readonly type: string
  readonly content: AsyncIterable<Uint8Array>
}

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

export interface StaffEndpoint<P, Q, B, D, R = undefined> extends Declared<P, Q, B, D> {
  /** The permission codes that open it (100 always does), or `signed-in` for all staff. There is no default: an endpoint without it does not compile. */
  readonly codes: readonly number[] | 'signed-in'
  /** Slow work before the transaction opens, such as decoding a picture. What it leaves behind does no harm when the call is then refused or repeated. */
  prepare?(asked: Asked<Read<P>, Read<Q>, Read<B>, Actor, undefined>): Promise<R>
  handle(asked: Asked<Read<P>, Read<Q>, Read<B>, Actor, R>): Promise<unknown>
}

export interface PublicEndpoint<P, Q, B, D> extends Declared<P, Q, B, D> {
  readonly codes: 'public'
  handle(asked: Asked<Read<P>, Read<Q>, Read<B>, null>): Promise<unknown>
}

/** Any endpoint, for the tables that read them all: the app, the API's description, the tests. */
export interface Endpoint
  extends Declared<AnyStruct | undefined, AnyStruct | undefined, AnyStruct | undefined, AnyStruct> {
  readonly codes: readonly number[] | 'signed-in' | 'public'
  prepare?(asked: Asked<unknown, unknown, unknown, Actor | null>): Promise<unknown>
  handle(asked: Asked<unknown, unknown, unknown, Actor | null>): Promise<unknown>
}

/** An endpoint of the staff. */
export function endpoint<
  P extends AnyStruct | undefined = undefined,
  Q extends AnyStruct | undefined = undefined,
  B extends AnyStruct | undefined = undefined,
  D extends AnyStruct = AnyStruct,
  R = undefined,
>(declared: StaffEndpoint<P, Q, B, D, R>): Endpoint {
  return declared as unknown as Endpoint
}

/** An endpoint that needs no session: signing in, and what little else there is before it. */
export function publicEndpoint<
  P extends AnyStruct | undefined = undefined,
  Q extends AnyStruct | undefined = undefined,
  B extends AnyStruct | undefined = undefined,
  D extends AnyStruct = AnyStruct,
>(declared: PublicEndpoint<P, Q, B, D>): Endpoint {
  return declared as unknown as Endpoint
}
