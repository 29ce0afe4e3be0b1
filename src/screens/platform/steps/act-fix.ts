import type { I18n } from '@lingui/core'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { noSuchStep } from '#machines/platform/refusals.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { inTheWay } from '#screens/platform/useRefusals.ts'
import type { RefusalFix } from '#ui/refusal.ts'

/** An act that mends what stands in the way of another, and what stands in its own. */
export interface ActFix {
  readonly send: () => void
  readonly refusals: readonly Refusal[]
}

/** An event of a machine as a way out. */
export function actFix<M extends AnyStateMachine>(actor: Actor<M>, event: EventFromLogic<M>): ActFix {
  return {
    send: () => actor.send(event),
    refusals: inTheWay(actor.getSnapshot() as AnyMachineSnapshot, event),
  }
}

/** The way out as it is shown: one that cannot be gone now says why, and one that there is not from here is none. */
export function fixOf(i18n: I18n, label: string, { send, refusals }: ActFix): RefusalFix | undefined {
  if (refusals.some(({ id }) => id === noSuchStep)) return undefined
  return refusals.length > 0 ? { label, refused: sentencesOf(i18n, refusals) } : { label, onFix: send }
}
