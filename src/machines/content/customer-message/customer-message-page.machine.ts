import type { CustomerMessage } from '#api/contract/content/customer-messages.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type CustomerMessageStep, customerMessageAt, customerMessageRules } from './customer-message.chart.ts'

/** What the page of a message is about. */
export interface CustomerMessagePageTypes {
  record: CustomerMessage
  step: CustomerMessageStep
  /** The answer stands on the page. */
  asks:
    | { readonly type: Exclude<CustomerMessageStep['type'], 'ASSIGN'> }
    | Extract<CustomerMessageStep, { type: 'ASSIGN' }>
  /** The answer as it is typed. */
  own: { readonly typed: string }
  events: { type: 'TYPE'; text: string }
}

/** One message on the screen: it is read, answered, given to somebody, and taken from one state of its chart to another. */
export const customerMessagePageMachine = stepPage<CustomerMessagePageTypes>({
  id: 'customerMessagePage',
  own: () => ({ typed: '' }),
  chart: messageChartOf,
  rules: [...customerMessageRules, noStep],
  filled: (asked, { typed }) =>
    asked.type === 'ANSWER' ? { type: asked.type, answer: typed } : (asked as CustomerMessageStep),
  // Whoever gives the message to somebody else keeps what was typed.
  stored: ({ command, typed }) => ({ typed: command?.type === 'ANSWER' ? '' : typed }),
  choices: { TYPE: ({ text }) => ({ typed: text }) },
})

/** Where a message stands in its chart. */
export function messageChartOf({ status, kind, email, assignee, staff, answers }: CustomerMessage) {
  return customerMessageAt(status, {
    ...{ kind, email, assignee_id: assignee?.id ?? null, answers: answers.length },
    staff: staff.map(({ id }) => id),
  })
}
