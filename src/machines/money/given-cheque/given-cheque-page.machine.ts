import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type GivenChequeStep, givenChequeAt, givenChequeRules } from './given-cheque.chart.ts'

/** What the page of a given cheque is about. */
export interface GivenChequePageTypes {
  record: GivenCheque
  step: GivenChequeStep
  /** The day stands on the page. */
  asks: { readonly type: GivenChequeStep['type'] }
  own: { readonly day: string }
  events: { type: 'SET_DAY'; day: string }
}

/** One cheque of the shop's own on the screen: it is taken from one state of its chart to another. */
export const givenChequePageMachine = stepPage<GivenChequePageTypes>({
  id: 'givenChequePage',
  own: () => ({ day: '' }),
  chart: givenChartOf,
  rules: [...givenChequeRules, noStep],
  filled: ({ type }, { day }) => ({ type, day }),
  questions: { confirming: 'isForGood' },
  stored: () => ({ day: '' }),
  choices: { SET_DAY: ({ day }) => ({ day }) },
  parts: {
    guards: { isForGood: ({ context: { command } }) => command?.type === 'BOUNCE' || command?.type === 'RETURN' },
  },
})

/** Where a given cheque stands in its chart. */
export function givenChartOf({ status, due_on, today, last_on, closed_until }: GivenCheque) {
  return givenChequeAt({ status, due_on, today, last_on, closed_until })
}
