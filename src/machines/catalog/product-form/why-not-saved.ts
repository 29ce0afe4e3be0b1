import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'

/**
 * Why a product was not saved, in one sentence. A taken code is said outright (R94), and so are the ends of sessions and permissions, and a lost answer;
 * everything else is the plain message (R195), whatever fields the server has named beside it.
 */
export function whyNotSaved(failure: ApiFailure): Refusal {
  const outright = ['session', 'forbidden', 'notFound'].includes(failure.kind) || failure.says === 2 || failure.unknown
  const [first] = outright ? failureMessages(failure, 'notSaved') : []
  return first ?? { id: outcomes.notSaved.id }
}
