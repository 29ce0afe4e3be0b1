import type { Refusal } from '#api/rules/platform/rule.ts'

/** What went wrong with a call, by what a person can do about it. */
export type FailureKind =
  /** A rule or a field stands in the way: see `rules` and `fields`. */
  | 'refused'
  /** The session has ended: sign in again, then send once more with the same key. */
  | 'session'
  /** The person may not (403). */
  | 'forbidden'
  /** The record is not there, or is another shop's. */
  | 'notFound'
  /** Somebody else was faster, or a rule of a workflow refused (409): see `rules`. */
  | 'conflict'
  /** No answer came back; the call may have been carried out. */
  | 'network'
  /** No whole answer in 15 seconds; the call may have been carried out. */
  | 'timeout'
  /** An answer came that is none of ours, or the server could not. */
  | 'broken'

/** A call that failed, as plain data: what calls reject with, and what machines keep in their context. */
export interface ApiFailure {
  readonly kind: FailureKind
  /** The HTTP code; 0 when there was no answer. */
  readonly status: number
  /** The `status` of the body, where it had one: 0, or 2 for a stock code or barcode that exists already. */
  readonly says: number | null
  /** The key of the error catalogue, or `''`. */
  readonly error: string
  /** The key of the error at each field, by path (`variants.0.prices.1.price`). */
  readonly fields: Readonly<Record<string, string>>
  readonly rules: readonly Refusal[]
  /** Seconds to wait, when the server named them. */
  readonly retryAfter: number | null
  /** No answer came, and the server could not be asked what became of the call: it may have been carried out. */
  readonly unknown: boolean
}

const kinds: readonly string[] = [
  'refused',
  'session',
  'forbidden',
  'notFound',
  'conflict',
  'network',
  'timeout',
  'broken',
] satisfies FailureKind[]

/** A failure of this kind without anything more known about it. */
export function failure(kind: FailureKind, known: Partial<ApiFailure> = {}): ApiFailure {
  return { kind, status: 0, says: null, error: '', fields: {}, rules: [], retryAfter: null, unknown: false, ...known }
}

/** Whatever an actor was rejected with, as a failure; what is none of ours is `broken`. */
export function asFailure(thrown: unknown): ApiFailure {
  return isFailure(thrown) ? thrown : failure('broken')
}

function isFailure(thrown: unknown): thrown is ApiFailure {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown && kinds.includes(String(thrown.kind))
}
