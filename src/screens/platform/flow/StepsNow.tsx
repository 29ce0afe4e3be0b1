import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor, AnyMachineSnapshot } from 'xstate'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import { refusals } from '#machines/platform/refusals.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { Neighbourhood } from '#screens/platform/statecharts/Neighbourhood.tsx'
import { Section } from '#ui/Section.tsx'
import { useChartWords } from './use-chart-words.ts'

interface StepsNowProps<Of extends StepPageTypes> {
  kind: FlowKind
  actor: Actor<StepPageMachine<Of>>
  /** Where the record stands in its chart. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has choices of its own beside its record
  chart: (record: Of['record'], context: any) => AnyMachineSnapshot
}

/** What must happen first: which steps leave from where a record stands, and what its page says against each of them. */
export function StepsNow<Of extends StepPageTypes>({ kind, actor, chart }: StepsNowProps<Of>) {
  const { i18n } = useLingui()
  const words = useChartWords(kind)
  const page = useSelector(actor, (snapshot) => snapshot)
  const { record } = page.context
  if (!record) return null
  const at = chart(record, page.context)
  const steps = stepsOf(at).filter(({ to, reported }) => to !== '' && !reported)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.first', message: 'Önce ne olmalı?' })}>
      <Neighbourhood
        here={at._nodes
          .filter(({ type }) => type === 'atomic' || type === 'final')
          .map(({ path }) => words.state(path.join('.')))}
        arrows={steps.map(({ type, to }) => ({
          step: words.step(type),
          to: words.state(to),
          refusals: refusals(page, { type: 'STEP', step: { type } } as never),
        }))}
      />
    </Section>
  )
}
