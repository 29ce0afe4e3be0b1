import { type Struct, validate } from 'superstruct'
import { type ApiFailure, type FailureKind, failure } from '#api/contract/platform/failure.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import type { RawAnswer } from './http.ts'

type Read<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: ApiFailure }

/**
 * Judges an answer: by its body first, then by its code. `open` is a call without a session, where a 401 is a plain refusal ("wrong
 * password") and not the end of one.
 */
export function readAnswer<T>(answer: RawAnswer, data: Struct<T, unknown>, open: boolean): Read<T> {
  const body = envelopeOf(answer.text)
  if (body?.status === 1 && answer.status !== 401) {
    // `mask` drops what a newer server may have added.
    const [wrong, value] = validate(body.data, data, { mask: true, coerce: true })
    if (wrong) return { ok: false, failure: failure('broken', { status: answer.status, says: 1 }) }
    return { ok: true, data: value as T }
  }
  return {
    ok: false,
    failure: failure(kindOf(answer.status, body, open), {
      status: answer.status,
      says: typeof body?.status === 'number' ? body.status : null,
      error: typeof body?.error === 'string' ? body.error : '',
      fields: fieldsOf(body?.fields),
      rules: rulesOf(body?.rules),
      retryAfter: secondsOf(answer.retryAfter),
    }),
  }
}

type Envelope = Readonly<Record<string, unknown>>

function envelopeOf(text: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : null
  } catch {
    return null
  }
}

function kindOf(status: number, body: Envelope | null, open: boolean): FailureKind {
  if (status === 401) return open ? 'refused' : 'session'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status === 409) return 'conflict'
  // The server's disk is full: nothing was kept, and its sentence says more than that something broke.
  if (status === 507 && typeof body?.status === 'number') return 'refused'
  if (status >= 500) return 'broken'
  // 413 and 429 may come from a server in between, with a body of its own.
  if (status >= 400) return 'refused'
  return typeof body?.status === 'number' ? 'refused' : 'broken'
}

function fieldsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function rulesOf(value: unknown): Refusal[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap(({ id, about, at }) =>
    typeof id === 'string'
      ? [
          {
            id,
            ...(isRecord(about) ? { about: about as About } : {}),
            ...(Array.isArray(at) ? { at: at.filter((path) => typeof path === 'string') } : {}),
          },
        ]
      : [],
  )
}

function secondsOf(header: string | null): number | null {
  return header && /^\d{1,6}$/.test(header) ? Number(header) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
