import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, transition } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { everyStep } from '#machines/platform/steps-of.ts'
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

/** A step that is asked for by its name: one that the chart has for people, and that has no call of its own. Whatever others report of a record is nobody's to ask for. */
export function namedStep(chart: AnyStateMachine, type: string, elsewhere: readonly string[] = []): string {
  const known = everyStep(chart).some((one) => one.type === type && !one.reported)
  if (!known || elsewhere.includes(type)) throw new Refused(409, [{ id: noSuchStep }])
  return type
}
