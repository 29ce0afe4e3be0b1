import { useSelector } from '@xstate/react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'

/**
 * Which rules stand in the way of this event now; empty when it may be sent. Also empty while the machine is under way (tag `busy`) or waits
 * for the answer to a question in front of the page (tag `asking`): then nothing is wrong, and the event is simply not taken.
 */
export function useRefusals<M extends AnyStateMachine>(actor: Actor<M>, event: EventFromLogic<M>): readonly Refusal[] {
  return useSelector(actor, (snapshot) => inTheWay(snapshot as AnyMachineSnapshot, event), alike)
}

/** The same for a snapshot, outside of what is drawn. */
export function inTheWay(snapshot: AnyMachineSnapshot, event: { type: string }): readonly Refusal[] {
  const found = refusals(snapshot, event)
  const noStep = found.length === 1 && found[0]?.id === noSuchStep
  return noStep && (snapshot.hasTag('busy') || snapshot.hasTag('asking')) ? [] : found
}

/** Whether two answers refuse the same. */
export function alike(one: readonly Refusal[], other: readonly Refusal[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
