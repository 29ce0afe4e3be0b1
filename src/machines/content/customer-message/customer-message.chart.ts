import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { CustomerMessageKind, CustomerMessageStatus } from '#api/contract/content/customer-messages.ts'
import { inboxOf } from '#api/listings/content/customer-messages.ts'
import {
  messageAnswerFits,
  messageAnswerGiven,
  messageAssigneeIsStaff,
  messageHasEmail,
} from '#api/rules/content/customer-messages.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'

/** What the rules of a message are judged with. The panel takes it from the message that it shows, the server from its own rows. */
export interface CustomerMessageFacts {
  readonly kind: CustomerMessageKind
  /** Where it is answered; `''` where nobody said. */
  readonly email: string
  readonly assignee_id: number | null
  /** How often it was answered. */
  readonly answers: number
  /** Who of the staff may take care of it. */
  readonly staff: readonly number[]
}

/** What may be done with a message. */
export type CustomerMessageStep =
  | { type: 'ANSWER'; answer: string }
  | { type: 'ASSIGN'; user_id: number | null }
  | { type: 'CLOSE' }
  | { type: 'REOPEN' }

/** A step, and whoever takes it. */
export type CustomerMessageEvent = CustomerMessageStep & { readonly by: Holder }

export const customerMessageRules = [
  permitted,
  messageHasEmail,
  messageAnswerGiven,
  messageAnswerFits,
  messageAssigneeIsStaff,
] as const

const rules = {
  ...asGuards([permitted], ({ context, event }) => ({
    holder: event.by,
    gate: { codes: inboxOf[(context as CustomerMessageFacts).kind].codes.edit },
  })),
  ...asGuards([messageHasEmail], ({ context }) => context),
  ...asGuards([messageAnswerGiven, messageAnswerFits], ({ event }) => ({ given: event.answer })),
  ...asGuards([messageAssigneeIsStaff], ({ context: { staff }, event: { user_id } }) => ({ staff, user_id })),
} as Record<(typeof customerMessageRules)[number]['id'], RuleGuard>

const flow = setup({
  types: {
    context: {} as CustomerMessageFacts,
    input: {} as CustomerMessageFacts,
    events: {} as CustomerMessageEvent,
  },
  guards: rules,
  actions: {
    count: assign({ answers: ({ context }) => context.answers + 1 }),
    assign: assign(({ event }) => (event.type === 'ASSIGN' ? { assignee_id: event.user_id } : {})),
  },
})

/** Whoever was answered once has an address. */
const answerAgain = {
  guard: and(['auth.forbidden', 'validation.required', 'validation.max_length']),
  target: 'answered',
  actions: 'count',
} as const
const answer = {
  guard: and(['auth.forbidden', 'message.no_email', 'validation.required', 'validation.max_length']),
  target: 'answered',
  actions: 'count',
} as const
const give = { guard: and(['auth.forbidden', 'message.not_staff']), actions: 'assign' } as const
const close = { guard: 'auth.forbidden', target: 'closed' } as const
const reopen = { guard: 'auth.forbidden', target: 'open' } as const

/** The life of what a customer wrote: it waits, is answered by mail, and is closed with or without an answer. */
export const customerMessageChart = flow.createMachine({
  id: 'customerMessage',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'Somebody of the shop is to look at it.',
      meta: { likely: ['CLOSE'] },
      on: { ANSWER: answer, ASSIGN: give, CLOSE: close },
    },
    answered: {
      description: 'A mail went to the customer; another may follow.',
      meta: { main: 'CLOSE', likely: ['REOPEN'] },
      on: { ANSWER: answerAgain, ASSIGN: give, CLOSE: close, REOPEN: reopen },
    },
    closed: {
      description: 'Nothing more is to be done.',
      meta: { likely: ['REOPEN'] },
      on: { REOPEN: reopen },
    },
  },
})

/** A stored message as its chart stands. */
export function customerMessageAt(
  status: CustomerMessageStatus,
  facts: CustomerMessageFacts,
): SnapshotFrom<typeof customerMessageChart> {
  return customerMessageChart.resolveState({ value: status, context: facts })
}
