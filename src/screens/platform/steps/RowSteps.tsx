import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import type { ButtonProps } from '#ui/Button.tsx'
import { Act } from './Act.tsx'
import { stepEvent } from './StepButton.tsx'

interface RowStepsProps<Of extends StepPageTypes> {
  actor: Actor<StepPageMachine<Of>>
  record: Of['record'] & { readonly id: number }
  /** The steps that its chart has for it. */
  steps: readonly Of['step'][]
  /** A step as its button says it. */
  says: (type: string) => Says
  /** What the row is called: a button among those of other rows is told by it. */
  name: string
  /** How the button of a step looks. */
  look?: (type: string) => Pick<ButtonProps, 'icon' | 'variant'>
  /** Its words, where they give way to the icon on narrow screens. */
  words?: (words: string) => ReactNode
}

/** The steps of a row of a list, each telling what stands in its way. */
export function RowSteps<Of extends StepPageTypes>({ actor, record, steps, says, name, ...shown }: RowStepsProps<Of>) {
  const { i18n } = useLingui()
  const { look, words = (text: string) => text } = shown
  const under = useSelector(actor, (snapshot) => {
    const { context } = snapshot
    return snapshot.hasTag('busy') && (context.record as { readonly id: number } | null)?.id === record.id
      ? (context.command as { readonly type: string } | null)?.type
      : undefined
  })
  return steps.map((step) => {
    const text = i18n._(says(step.type))
    return (
      <Act
        key={step.type}
        actor={actor}
        event={stepEvent<Of>(step, record)}
        size="compact"
        busy={under === step.type}
        aria-label={`${text}: ${name}`}
        {...look?.(step.type)}
      >
        {words(text)}
      </Act>
    )
  })
}
