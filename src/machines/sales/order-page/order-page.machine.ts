import { withPart } from '#api/rules/platform/address-places.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import {
  hasIssuedInvoice,
  notCancelled,
  notRejected,
  notThereYet,
  somethingToSend,
  transferPaid,
} from '#api/rules/sales/orders.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { isForGood, orderRefusals, orderState, paysTo } from '#machines/sales/order/order-state.ts'
import { paymentChanges, paymentGuards, paymentQuestion } from '#machines/sales/order/payment-question.ts'
import { addressToSend, allQuantities, nothingWritten, type OrderPageTypes, piecesOf } from './order-page.context.ts'
import { orderGuards } from './order-page.rules.ts'

/** One order on the screen: it is opened, taken from one state of its chart to another, written on, and looked at as it once stood. */
export const orderPageMachine = stepPage<OrderPageTypes>({
  id: 'orderPage',
  own: () => nothingWritten,
  chart: (order) => orderState(factsOf(order)),
  rules: [transferPaid, notThereYet, hasIssuedInvoice, restSettled, somethingToSend, notCancelled, notRejected, noStep],
  refusals: orderRefusals,
  questions: { receiving: 'marksPaid', confirming: 'asksFirst', choosing: 'bringsBack' },
  choices: {
    TYPE_NOTE: ({ text }) => ({ note: text }),
    SHOW_PATH: ({ status }) => ({ aim: status }),
  },
  // What was stored is typed no more.
  stored: ({ command, note, draft }) => ({
    note: command?.type === 'NOTE' ? '' : note,
    draft: command?.type === 'ADDRESS' ? null : draft,
  }),
  parts: {
    opening: {
      // What was asked for before a part of the page changed something does not tell it.
      on: { REFRESH: { target: 'opening', reenter: true } },
      onDone: [{ guard: 'isWriting', target: 'addressing' }],
    },
    shown: {
      RESTOCK: { guard: 'restock', target: 'choosing', actions: 'askRestock' },
      REST: { guard: 'rest', target: 'sending', actions: ['chooseRest', 'begin'] },
      NOTE: { guard: 'note', target: 'sending', actions: ['writeNote', 'begin'] },
      ADDRESS: { guard: 'addressOpen', target: 'addressing', actions: 'beginAddress' },
      VIEW_HISTORY: { target: 'viewing', actions: 'view' },
    },
    states: {
      choosing: {
        tags: ['asking'],
        description: 'Which pieces came back.',
        entry: 'offerQuantities',
        on: {
          PIECES: { actions: 'takeQuantities' },
          CONFIRM: { guard: 'pieces', target: 'sending', actions: ['returnQuantities', 'begin'] },
          CANCEL: { target: 'shown', actions: 'giveUp' },
        },
      },
      receiving: paymentQuestion,
      addressing: {
        tags: ['asking'],
        description: 'What somebody else changed meanwhile stands beside what is typed.',
        on: {
          TYPE: { actions: 'typeAddress' },
          CONFIRM: { guard: 'address', target: 'sending', actions: ['changeAddress', 'begin'] },
          CANCEL: { target: 'shown', actions: 'leaveAddress' },
        },
      },
      viewing: {
        tags: ['asking'],
        description: 'The order as it stood at a moment of its history. Nothing is done there.',
        on: { VIEW_HISTORY: { actions: 'view' }, CANCEL: { target: 'shown', actions: 'comeBack' } },
      },
    },
    guards: {
      ...orderGuards,
      ...paymentGuards,
      asksFirst: ({ context: { command } }) => command !== null && (isForGood(command) || isMoney(command)),
      movesMoney: ({ context: { command } }) => command !== null && isMoney(command),
      bringsBack: ({ context: { command } }) => command?.type === 'RETURN',
      isWriting: ({ context: { draft } }) => draft !== null,
    },
    sent: [{ guard: 'movesMoney', target: 'shown', actions: ['emitMoneyMoved', 'takeAnswer'] }],
    emits: {
      emitMoneyMoved: ({ context: { record }, event }) => ({
        ...{ type: 'moneyMoved', number: record?.number ?? '', payment_status: event.output.payment_status },
      }),
    },
    changes: {
      ...paymentChanges,
      askRestock: () => ({ command: { type: 'RESTOCK', lines: [] } }),
      offerQuantities: ({ context: { record } }) => ({ pieces: allQuantities(record) }),
      takeQuantities: ({ context: { pieces }, event }) => ({ pieces: { ...pieces, [event.line_id]: event.text } }),
      returnQuantities: ({ context }) => ({
        command: { type: context.command?.type === 'RESTOCK' ? 'RESTOCK' : 'RETURN', lines: piecesOf(context) },
      }),
      chooseRest: ({ event: { line_id, choice } }) => ({ command: { type: 'REST', line_id, choice } }),
      writeNote: ({ context: { note } }) => ({ command: { type: 'NOTE', note } }),
      beginAddress: ({ context: { record }, event: { of } }) => {
        const base = record?.[`${of as 'shipping' | 'invoice'}_address`]
        return base ? { draft: { of, base, address: base } } : {}
      },
      typeAddress: ({ context: { draft }, event }) =>
        draft
          ? { draft: { ...draft, address: withPart(draft.address, event.field, event.text, event.listed === true) } }
          : {},
      changeAddress: ({ context }) => {
        const address = addressToSend(context)
        return context.draft && address ? { command: { type: 'ADDRESS', of: context.draft.of, address } } : {}
      },
      leaveAddress: () => ({ draft: null }),
      view: ({ event }) => ({ visited: event.past }),
      comeBack: () => ({ visited: null }),
    },
  },
})

/** What writes money of the order, or takes it back. */
function isMoney({ type }: { readonly type: string }): boolean {
  return paysTo({ type } as OrderStep) !== null
}
