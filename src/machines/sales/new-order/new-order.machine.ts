import { loadingStates } from '#machines/platform/loading-states.ts'
import { wantedStates } from '#machines/platform/wanted-states.ts'
import { begun, pricedWith, withShownTotal } from './new-order.context.ts'
import { flow } from './new-order.flow.ts'

/** An order that the staff write: its products, who buys, where it goes and what it comes to (rules R26, R70–R72, R136, R137, R142, R159–R163). */
export const newOrderMachine = flow.createMachine({
  id: 'newOrder',
  context: begun,
  initial: 'opening',
  states: {
    // Whoever scans does not wait for the form.
    ...loadingStates({ target: 'form.looking', actions: 'takeOptions' }, { ADD: { actions: 'want' } }),
    form: {
      tags: ['editable'],
      initial: 'writing',
      on: {
        ADD: { target: '.finding', actions: ['wantAnew', 'want'] },
        CHOOSE_BUYER: { target: '.asking', actions: 'ask' },
        NO_BUYER: { actions: 'noBuyer' },
        USE_COUPON: { target: '.checking', actions: 'askCoupon' },
        NO_COUPON: { actions: 'noCoupon' },
        SET_LINE: { actions: 'setLine' },
        REMOVE_LINE: { actions: 'removeLine' },
        SET_GUEST: { actions: 'setGuest' },
        SET_ADDRESS: { actions: 'setAddress' },
        SET_INVOICE: { actions: 'setInvoice' },
        CHANGE: { actions: 'change' },
        TOUCH: { actions: 'touch' },
        REVEAL: { actions: 'reveal' },
        SUBMIT: { guard: 'valid', target: 'storing' },
      },
      states: {
        writing: {},
        ...wantedStates('ADD', [{ guard: 'couponWanted', target: 'checking' }, { target: 'writing' }]),
        asking: {
          tags: ['busy'],
          invoke: {
            id: 'know',
            src: 'know',
            input: ({ context }) => ({ id: context.buyer_id }),
            onDone: { target: 'looking', actions: 'takeBuyer' },
            onError: { target: 'notKnown', actions: 'takeMissed' },
          },
          on: {
            // Nothing that is scanned meanwhile is lost, and neither is the customer.
            ADD: { actions: 'want' },
            NO_BUYER: { target: 'looking', actions: 'noBuyer' },
          },
        },
        notKnown: {
          description: 'The customer could not be asked for.',
          on: {
            NO_BUYER: { target: 'looking', actions: 'noBuyer' },
            RETRY: 'asking',
            DROP: { target: 'writing', actions: 'drop' },
          },
        },
        checking: {
          tags: ['busy'],
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context: { coupon_code, draft } }) => ({ code: coupon_code, customer_id: draft.customer_id }),
            onDone: { target: 'looking', actions: 'takeCoupon' },
            onError: [
              { guard: 'isMissing', target: 'looking', actions: 'noteNoCoupon' },
              { target: 'notChecked', actions: 'takeMissed' },
            ],
          },
          on: {
            ADD: { actions: 'want' },
            NO_COUPON: { target: 'looking', actions: 'noCoupon' },
          },
        },
        notChecked: {
          description: 'The coupon could not be asked for.',
          on: {
            NO_COUPON: { target: 'looking', actions: 'noCoupon' },
            RETRY: 'checking',
            DROP: { target: 'writing', actions: 'drop' },
          },
        },
        pricing: {
          tags: ['busy'],
          description: 'It would come to another total than was shown: what it is priced with is asked for anew.',
          invoke: {
            id: 'price',
            src: 'price',
            input: ({ context }) => pricedWith(context),
            onDone: { target: 'failed', actions: 'takePrices' },
            // Whoever sends it once more is told the same, and it is asked for again.
            onError: 'failed',
          },
        },
        failed: {
          description: 'It was not stored; everything is as it was written.',
          always: { guard: 'forgotten', target: 'writing' },
        },
      },
    },
    storing: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context }) => ({ order: withShownTotal(context), key: context.key }),
        onDone: { target: 'stored', actions: 'takeStored' },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { guard: 'isOthers', target: 'form.pricing', actions: ['takeFailure', 'reveal'] },
          { target: 'form.failed', actions: ['takeFailure', 'reveal'] },
        ],
      },
    },
    expired: {
      tags: ['asking'],
      description:
        'The session ended. What was written is kept, and is stored once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'storing' },
    },
    stored: { type: 'final', description: 'Its page is shown.' },
  },
})
