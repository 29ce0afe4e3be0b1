import { useSelector } from '@xstate/react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import { permitted } from '#api/rules/platform/session.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { alike } from '#screens/platform/useRefusals.ts'
import type { ShownRefusal } from '#ui/refusal.ts'

/** Why a form is only there to be read: whoever may not save what is typed is not let type. The machine is asked, as for saving. */
export function useLock<M extends AnyStateMachine>(actor: Actor<M>, save: EventFromLogic<M>): readonly ShownRefusal[] {
  const forbidden = useSelector(
    actor,
    (snapshot) => refusals(snapshot as AnyMachineSnapshot, save).filter(({ id }) => id === permitted.id),
    alike,
  )
  return useShown(forbidden)
}
