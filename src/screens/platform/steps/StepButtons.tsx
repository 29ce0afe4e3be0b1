import { useLingui } from '@lingui/react'
import type { StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { MoreSteps } from './MoreSteps.tsx'
import { StepButton, stepEvent } from './StepButton.tsx'
import type { StepsProps } from './Steps.tsx'
import { useRankedSteps } from './use-ranked-steps.ts'

/** The steps of a record at the head of its page: the rest behind "more", the likely ones, and the main one last. */
export function StepButtons<Of extends StepPageTypes>({ actor, at, steps, says, ...options }: StepsProps<Of>) {
  const { i18n } = useLingui()
  const { main, likely, rest, refusals, isForGood } = useRankedSteps(actor, at, steps)
  useOffers([...steps].reverse().map((step) => offer(actor, stepEvent<Of>(step), says(step.type))))
  return (
    <>
      {rest.length > 0 && (
        <MoreSteps<Of>
          actor={actor}
          steps={rest}
          says={says}
          refusals={refusals}
          reasons={[]}
          isForGood={isForGood}
          linkOf={options.linkOf}
        />
      )}
      {[...likely].reverse().map((step) => (
        <StepButton<Of> key={step.type} actor={actor} step={step} variant="plain" {...options}>
          {i18n._(says(step.type))}
        </StepButton>
      ))}
      {main && (
        <StepButton<Of> key={main.type} actor={actor} step={main} variant="primary" {...options}>
          {i18n._(says(main.type))}
        </StepButton>
      )}
    </>
  )
}
