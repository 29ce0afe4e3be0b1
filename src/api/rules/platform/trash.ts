import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { notInTrash } from './records.ts'
import type { Refusal } from './rule.ts'

/** The rules that a record itself breaks when it is asked back, or `null` when the call failed for another reason. */
export function whyNotRestored({ kind, status, rules }: ApiFailure): readonly Refusal[] | null {
  if (kind === 'notFound') return [{ id: notInTrash.id }]
  return rules.length > 0 && (status === 409 || status === 422) ? rules : null
}
