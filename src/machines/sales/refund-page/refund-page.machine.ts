import {
  accountChosen,
  goodsExpected,
  goodsSent,
  isApproved,
  noneAccepted,
  notPaidBack,
  notReceived,
  someAccepted,
  stillPending,
  withinPaid,
} from '#api/rules/sales/refunds.ts'
import { stepPage } from '#machines/platform/step-page/step-page.ts'
import { refundRefusals, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { chosenAccount, chosenRestock, pendingCount, type RefundPageTypes } from './refund-page.context.ts'

/** One refund on the screen: its lines are decided, and it is taken from one state of its chart to another. */
export const refundPageMachine = stepPage<RefundPageTypes>({
  id: 'refundPage',
  own: () => ({ account_id: null, restock: null }),
  chart: (refund) => refundState(factsOf(refund)),
  // Only those who may take every step open the page, and only accounts of the order's currency are offered there.
  rules: [
    noneAccepted,
    someAccepted,
    isApproved,
    notPaidBack,
    withinPaid,
    stillPending,
    notReceived,
    goodsExpected,
    goodsSent,
    accountChosen,
  ],
  refusals: refundRefusals,
  filled: (step, context) => {
    if (step.type === 'RECEIVE') return { type: step.type, restock: chosenRestock(context) }
    return step.type === 'PAY_BACK' ? { type: step.type, account: chosenAccount(context) } : step
  },
  questions: { confirming: 'isForGood' },
  choices: {
    SET_RESTOCK: ({ restock }) => ({ restock }),
    ACCOUNT: ({ account_id }) => ({ account_id }),
  },
  parts: {
    guards: {
      isForGood: ({ context: { command, record } }) =>
        command?.type === 'REJECT' ||
        command?.type === 'PAY_BACK' ||
        (command?.type === 'APPROVE' && pendingCount(record) > 0),
    },
  },
})
