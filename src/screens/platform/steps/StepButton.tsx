import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor, EventFromLogic } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import type { ButtonVariant } from '#ui/Button.tsx'
import { Act } from './Act.tsx'

interface StepButtonProps<Of extends StepPageTypes> extends RefusalOptions {
  actor: Actor<StepPageMachine<Of>>
  step: Of['step']
  /** Of a list: the row that takes it. */
  record?: Of['record']
  variant: ButtonVariant
  children: ReactNode
}

/** A step of a chart as a button, which tells what stands in its way. */
export function StepButton<Of extends StepPageTypes>({ actor, step, record, linkOf, ...button }: StepButtonProps<Of>) {
  return (
    <Act
      actor={actor}
      event={stepEvent<Of>(step, record)}
      busy={useStepUnderWay(actor) === step.type}
      {...(linkOf ? { linkOf: (refusal: Refusal) => linkOf(refusal, step.type) } : {})}
      {...button}
    />
  )
}

/** The step as a page is asked for it. */
export function stepEvent<Of extends StepPageTypes>(
  step: Of['step'],
  record?: Of['record'],
): EventFromLogic<StepPageMachine<Of>> {
  return { type: 'STEP', step, ...(record ? { record } : {}) } as EventFromLogic<StepPageMachine<Of>>
}

/** The step that is on its way to the server. */
export function useStepUnderWay<Of extends StepPageTypes>(actor: Actor<StepPageMachine<Of>>): string | undefined {
  return useSelector(actor, ({ value, context }) =>
    value === 'sending' ? (context.command as { readonly type: string } | null)?.type : undefined,
  )
}
