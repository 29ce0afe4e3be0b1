import { useSelector } from '@xstate/react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Refusal } from '#api/rules/rule.ts'
import { noSuchStep, refusals } from '#machines/refusals.ts'

/** Which rules stand in the way of this event now; empty when it may be sent, and while the machine is under way. */
export function useRefusals<M extends AnyStateMachine>(actor: Actor<M>, event: EventFromLogic<M>): readonly Refusal[] {
  return useSelector(actor, (snapshot) => inTheWay(snapshot as AnyMachineSnapshot, event), alike)
}

function inTheWay(snapshot: AnyMachineSnapshot, event: { type: string }): readonly Refusal[] {
  const found = refusals(snapshot, event)
  const waits = found.length === 1 && found[0]?.id === noSuchStep && snapshot.hasTag('busy')
  return waits ? [] : found
}

function alike(one: readonly Refusal[], other: readonly Refusal[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
