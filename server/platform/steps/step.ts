import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, transition } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { Refused } from '#server/platform/http/refused.ts'

/**
 * One step of a stored life. The chart is set to where the row stands, with facts that the server built from its own rows, and is asked
 * whether the event may happen: the same question as in the panel, so that a refusal is by the same rules. Answers where it then stands,
 * to be stored in the transaction that locked the row. A chart that says more of a refusal than its guards do brings its own `ask`.
 */
export function step<M extends AnyStateMachine, S extends AnyMachineSnapshot, E extends EventObject>(
  chart: M,
  stored: S,
  event: E,
  ask: (stored: S, event: E) => Refusal[] = refusals,
): S {
  const inTheWay = ask(stored, event)
  if (inTheWay.length > 0) {
    // What a field of the request mends is a wrong request, everything else is how things stand.
    const wrong = inTheWay.every(({ at }) => at?.length)
    throw new Refused(wrong ? 422 : 409, inTheWay)
  }
  const [next] = transition(chart, stored as never, event as never)
  return next as unknown as S
}
