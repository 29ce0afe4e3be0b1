import type { Logger } from 'pino'
import { object, type Struct } from 'superstruct'
import { IdText, SlugText } from '#api/contract/platform/common.ts'
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '#api/operations/platform/operation.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import type { EInvoice } from '#server/integrations/e-invoice/e-invoice.ts'
import type { Mailer } from '#server/integrations/mail/mailer.ts'
import type { OpenMarketplace } from '#server/integrations/marketplace/open-marketplace.ts'
import type { RateSource } from '#server/integrations/rates/rates.ts'
import type { OpenCargo } from '#server/integrations/shipping/open-cargo.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** What the server works with; tests bring their own. */
export interface Services extends OpenMarketplace, OpenCargo {
  readonly db: Database
  readonly files: FileStore
  readonly mail: Mailer
  readonly secrets: Secrets
  readonly eInvoice: EInvoice
  readonly rates: RateSource
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
  /** The role that the panel is seen as, whose permissions these are then. */
  readonly viewing?: { readonly id: number; readonly name: string } | null
}

/** A request as its handler sees it: parsed, permitted, and inside its transaction when it changes something. */
export interface RequestContext<P, Q, B, A, R = unknown> {
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

type Params = Struct<Record<string, number | string>, Record<string, typeof IdText | typeof SlugText>>

/** An operation with what handles it, for whoever reads them all: the app, its description, the tests. */
export type Endpoint = Operation & {
  /** It is asked so often that the plans of its statements are kept. */
  readonly often?: boolean
  /** The ids in its path. */
  readonly params: Params | undefined
  /** When what it answers was last changed, where that is known of all of it. */
  changedAt?(data: unknown): string
  prepare?(context: RequestContext<unknown, unknown, unknown, Actor | null>): Promise<unknown>
  handle(context: RequestContext<unknown, unknown, unknown, Actor | null>): Promise<unknown>
}

type ContextOf<O extends Operation, R = undefined> = RequestContext<
  ParamsOf<O>,
  QueryOf<O>,
  BodyOf<O>,
  O['codes'] extends 'public' ? null : Actor,
  R
>

interface Handling<O extends Operation, R> {
  /** Slow work before the transaction opens, such as decoding a picture. What it leaves behind does no harm when the call is then refused or repeated. */
  prepare(context: ContextOf<O>): Promise<R>
  handle(context: ContextOf<O, R>): Promise<Answered<O>>
}

/** Of what is asked again and again, as at a till: the plans of its statements are kept. */
interface Often<O extends Operation> {
  readonly often: true
  handle(context: ContextOf<O>): Promise<Answered<O>>
}

/** Of what visitors read, and may keep for a while. */
interface Read<O extends Operation> {
  handle(context: ContextOf<O>): Promise<Answered<O>>
  changedAt(data: AnswerOf<O>): string
}

/** What its handler gives: `data` of the answer in its shape, or the file. Nobody changes it on its way out. */
type Answered<O extends Operation> = O extends { readonly file: readonly string[] }
  ? OutgoingFile
  : Unchanged<AnswerOf<O>>

type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T

/** What the server does when it is asked for an operation. */
export function endpoint<O extends Operation>(
  operation: O,
  handle: (context: ContextOf<O>) => Promise<Answered<O>>,
): Endpoint
export function endpoint<O extends Operation>(operation: O, handling: Read<O> | Often<O>): Endpoint
export function endpoint<O extends Operation, R>(operation: O, handling: Handling<O, R>): Endpoint
export function endpoint(operation: Operation, handling: unknown): Endpoint {
  const handles = typeof handling === 'function' ? { handle: handling } : handling
  return { ...operation, ...(handles as Pick<Endpoint, 'handle'>), params: paramsIn(operation.path) }
}

function paramsIn(path: string): Params | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.length > 0
    ? object(Object.fromEntries(names.map((name) => [name, name === 'slug' ? SlugText : IdText])))
    : undefined
}
