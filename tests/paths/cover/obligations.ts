import type { AnyStateMachine } from 'xstate'
import { leavesOf } from '#book/reading/guard.ts'
import { transitionsOf } from '#book/reading/transitions.ts'

/** Something that a walk has to show: a transition taken or refused, or one part of a guard that held or failed when it was asked. */
export interface Obligation {
  /** `editing/SAVE taken`, `editing/SAVE refused`, `editing/SAVE validation.tax holds`, `editing/SAVE validation.tax fails`. */
  readonly id: string
  /** The id of the transition that it is about. */
  readonly transition: string
}

export const taken = (transition: string) => `${transition} taken`
export const refused = (transition: string) => `${transition} refused`
export const holds = (transition: string, leaf: string) => `${transition} ${leaf} holds`
export const fails = (transition: string, leaf: string) => `${transition} ${leaf} fails`

/** All that must be shown of a machine, read from the machine itself. */
export function obligationsOf(machine: AnyStateMachine): Obligation[] {
  return transitionsOf(machine).flatMap(({ id, guard }) => {
    const ids = [taken(id)]
    if (guard) {
      ids.push(refused(id))
      for (const { name } of leavesOf(guard)) ids.push(holds(id, name), fails(id, name))
    }
    return ids.map((obligation) => ({ id: obligation, transition: id }))
  })
}
