import type { Refusal, ServerRule } from '#api/rules/platform/rule.ts'

/** The codes a refused request may answer with. */
export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503 | 507

interface Details {
  about?: Record<string, string | number>
  /** The fields that mend it. */
  at?: readonly string[]
  headers?: Record<string, string>
  /** The `status` of the body: 2 is a stock code or barcode that exists already. */
  says?: 0 | 2
}

/** Thrown anywhere below the pipeline: the request is refused, its transaction undone, and the catalogue's key answered. */
export class Refused extends Error {
  readonly status: RefusedStatus
  readonly refusals: readonly Refusal[]
  readonly headers: Record<string, string>
  readonly says: 0 | 2
  /** The step that was asked for, where it was one. */
  tried: { readonly subject: string; readonly id: number; readonly event: string } | undefined

  constructor(status: RefusedStatus, refusals: readonly Refusal[], details: Details = {}) {
    super(refusals.map((refusal) => refusal.id).join(', '))
    this.status = status
    this.refusals = refusals
    this.headers = details.headers ?? {}
    this.says = details.says ?? 0
  }
}

/** Refuses by one rule of the server: `throw refuse(404, notFound)`. */
export function refuse(status: RefusedStatus, rule: ServerRule, details: Details = {}): Refused {
  const refusal = {
    id: rule.id,
    ...(details.about ? { about: details.about } : {}),
    ...(details.at ? { at: details.at } : {}),
  }
  return new Refused(status, [refusal], details)
}

/** The body of a refused answer: the first rule's id is the error, and every named field carries the first rule that names it. */
export function failureOf(refused: Refused) {
  const fields: Record<string, string> = {}
  for (const refusal of refused.refusals) for (const path of refusal.at ?? []) fields[path] ??= refusal.id
  return {
    status: refused.says,
    error: refused.refusals[0]?.id ?? 'request.malformed',
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    rules: refused.refusals,
  }
}
