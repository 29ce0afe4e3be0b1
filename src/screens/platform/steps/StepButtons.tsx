import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor, EventFromLogic } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import type { Words } from '#machines/platform/words.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from './Act.tsx'

interface StepButtonsProps<Of extends StepPageTypes> {
  actor: Actor<StepPageMachine<Of>>
  /** The steps that are offered, the main one first. */
  steps: readonly Of['step'][]
  /** What the steps of the chart are called. */
  words: Words
  /** The step that most records come to. */
  main: Of['step']['type']
}

/** Steps of a chart as buttons, each with what stands in its way; the main one is last. */
export function StepButtons<Of extends StepPageTypes>({ actor, steps, words, main }: StepButtonsProps<Of>) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context: { command } }) => value === 'sending' && typeOf(command))
  const offered = [...steps].reverse().map((step) => ({
    ...{ type: step.type, event: { type: 'STEP', step } as EventFromLogic<StepPageMachine<Of>> },
    says: saysIn(words, step.type),
  }))
  useOffers(offered.map(({ event, says }) => offer(actor, event, says)))
  return offered.map(({ type, event, says }) => (
    <Act key={type} actor={actor} event={event} variant={type === main ? 'primary' : 'plain'} busy={under === type}>
      {i18n._(says)}
    </Act>
  ))
}

/** A step as its button says it. */
function saysIn(words: Words, type: string): Says {
  const says = words.events[type]
  if (!says) throw new Error(`${words.title.id} has no word for ${type}`)
  return says
}

function typeOf(command: unknown): string | undefined {
  return (command as { readonly type: string } | null)?.type
}
