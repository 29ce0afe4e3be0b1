import type { Infer, Struct } from 'superstruct'
import type { Database } from '#server/db/open.ts'

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>
type Read<S> = S extends AnyStruct ? Infer<S> : undefined

interface CallContext<Q, B> {
  readonly db: Database
  readonly query: Q
  readonly body: B
}

interface Declared<Q, B> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly query?: Q
  readonly body?: B
  readonly data: AnyStruct
  /** How often it may be called in a minute. */
  readonly perMinute: number
}

/** A call of the sandbox, as its app and the API's description read it. */
export interface SandboxCall extends Declared<AnyStruct | undefined, AnyStruct | undefined> {
  handle(context: CallContext<unknown, unknown>): Promise<unknown>
}

/** Declares a call: what it takes and answers, and how often it may be asked. */
export function call<Q extends AnyStruct | undefined = undefined, B extends AnyStruct | undefined = undefined>(
  declared: Declared<Q, B> & { handle(context: CallContext<Read<Q>, Read<B>>): Promise<unknown> },
): SandboxCall {
  return declared as unknown as SandboxCall
}

/** The sandbox does not do what was asked, as real marketplaces say it. */
export class SandboxError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 429
  readonly key: string

  constructor(status: SandboxError['status'], key: string, message: string) {
    super(message)
    this.status = status
    this.key = key
  }
}
