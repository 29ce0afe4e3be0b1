import type { AnswerOf, Operation, RequestOf } from '#api/operations/platform/operation.ts'
import { pathWith } from '#api/operations/platform/operation.ts'
import type { CallSession, Http, Query } from './http.ts'

/** How a call is made, beside what it asks. */
type Making<O extends Operation> = {
  readonly signal?: AbortSignal
  /** Told how much of the body is sent, from 0 to 1: see `Call` of `http.ts`. */
  readonly onProgress?: (part: number) => void
  /** A session other than the stored one: see `Call` of `http.ts`. */
  readonly session?: CallSession
} & (O extends { readonly key: 'required' } ? { readonly key: string } : { readonly key?: string })

/** Asks the API for an operation: `call(reviewOperations.read, { params: { id } })`. */
export type Call = <O extends Operation>(operation: O, ...request: Requested<O>) => Promise<AnswerOf<O>>

/** What `call` takes after the operation: nothing, where nothing has to be said. */
export type Requested<O extends Operation> =
  Record<never, never> extends CallRequest<O> ? [request?: CallRequest<O>] : [request: CallRequest<O>]

/** What an operation is asked for, and how. */
export type CallRequest<O extends Operation> = RequestOf<O> & Making<O>

/** The calls of operations over a client. */
export function callOver(http: Http): Call {
  return (operation, ...[request]) => made(http, operation, request) as never
}

interface Made extends Making<Operation> {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: Query
  readonly body?: unknown
}

function made(http: Http, { method, path, file, data, codes }: Operation, { params, ...request }: Made = {}) {
  const at = pathWith(path, params)
  if (file) return http.file(at, { ...request, types: file })
  const send = http[method.toLowerCase() as Lowercase<typeof method>]
  return send(at, { ...request, data, open: codes === 'public' })
}
