import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { GivenChequeStatus } from '#api/contract/money/given-cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { type OnDay, onAnyDay, stepDay, stepDayRules } from '#api/rules/money/cheque-days.ts'
import { chequeDue } from '#api/rules/money/cheques.ts'
import type { GivenChequeFacts } from '#api/rules/money/given-cheques.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'

/** What may be said of a cheque that the shop gave: the bank paid it, did not pay it after all, there was no money for it, or it came back and is void. */
export type GivenChequeStep = OnDay & { readonly type: 'CLEAR' | 'TAKE_BACK' | 'BOUNCE' | 'RETURN' }

/** A step, and whoever takes it. */
export type GivenChequeEvent = GivenChequeStep & { readonly by: Holder }

export const givenChequeRules = [permitted, chequeDue, ...stepDayRules] as const

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: givenCheques.codes.edit } })),
  ...asGuards([chequeDue, ...stepDayRules], ({ context, event }) => ({
    ...context,
    day: stepDay({ ...event, today: context.today }),
  })),
} as Record<(typeof givenChequeRules)[number]['id'], RuleGuard>

const flow = setup({
  types: { context: {} as GivenChequeFacts, input: {} as GivenChequeFacts, events: {} as GivenChequeEvent },
  guards: rules,
  actions: {
    stand: assign(({ context: { today }, event }, params: { status: GivenChequeStatus }) => ({
      ...params,
      last_on: stepDay({ ...event, today }),
    })),
  },
})

const to = (status: GivenChequeStatus) => ({ target: status, actions: { type: 'stand', params: { status } } }) as const
const giveBack = {
  guard: and(['auth.forbidden', ...onAnyDay]),
  ...to('returned'),
  meta: { forGood: true },
} as const

/** The life of a cheque that the shop gave to a supplier: the bank pays it on its day or does not, or it comes back and is void. */
export const givenChequeChart = flow.createMachine({
  id: 'givenCheque',
  context: ({ input }) => input,
  initial: 'given',
  states: {
    given: {
      description: 'The supplier was paid with it; its money is in the account yet.',
      meta: { main: 'CLEAR', likely: ['RETURN'] },
      on: {
        CLEAR: { guard: and(['auth.forbidden', 'cheque.not_due', ...onAnyDay]), ...to('cleared') },
        BOUNCE: {
          guard: and(['auth.forbidden', 'cheque.not_due', ...onAnyDay]),
          ...to('bounced'),
          meta: { forGood: true },
        },
        RETURN: giveBack,
      },
    },
    cleared: {
      description: 'The bank paid it out of the account.',
      on: { TAKE_BACK: { guard: and(['auth.forbidden', ...onAnyDay]), ...to('given') } },
    },
    bounced: {
      description: 'It was not paid: the shop owes the supplier again.',
      meta: { main: 'RETURN' },
      on: { RETURN: giveBack },
    },
    returned: { description: 'The shop has the paper back.' },
  },
})

/** A stored cheque as its chart stands. */
export function givenChequeAt(facts: GivenChequeFacts): SnapshotFrom<typeof givenChequeChart> {
  return givenChequeChart.resolveState({ value: facts.status, context: facts })
}
