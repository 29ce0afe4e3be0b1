import { and, type SnapshotFrom, setup } from 'xstate'
import type { ListingState } from '#api/contract/catalog/product-listings.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import { type PushedProduct, pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'

/** What becomes of a product at the marketplace. */
export type ListingStep =
  /** It is about to be sent as it is now: noted before the marketplace is called. */
  | { type: 'SEND'; product: PushedProduct }
  /** The marketplace has taken it to look at it. */
  | { type: 'TAKE' }
  | { type: 'LIST' }
  | { type: 'REFUSE' }

export type ListingEvent = ListingStep & { readonly by: Holder }

const guards = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: productListings.codes.edit } })),
  ...asGuards(pushRules, ({ event }) => event.product),
} as Record<'auth.forbidden' | (typeof pushRules)[number]['id'], RuleGuard>

const flow = setup({
  types: { events: {} as ListingEvent },
  guards,
})

const send = {
  guard: and(['auth.forbidden', ...pushRules.map(({ id }) => id)]),
  target: 'sending',
} as const
const reported = { reported: true }
const answered = {
  LIST: { target: 'listed', meta: reported },
  REFUSE: { target: 'refused', meta: reported },
} as const

/** The life of a product at a marketplace: it is sent, waited for, and listed or refused. */
export const productListingChart = flow.createMachine({
  id: 'productListing',
  initial: 'unlisted',
  states: {
    unlisted: { on: { SEND: send } },
    sending: {
      description: 'It is being sent, or its answer was lost: sent again, it is one product all the same.',
      on: { SEND: send, TAKE: { target: 'waiting', meta: reported }, ...answered },
    },
    waiting: { description: 'The marketplace looks at it, and is asked now and then.', on: answered },
    listed: { description: 'From here on its prices and stock are told.' },
    refused: { on: { SEND: send } },
  },
})

/** A stored listing as its chart stands. */
export function listingAt(state: ListingState): SnapshotFrom<typeof productListingChart> {
  return productListingChart.resolveState({ value: state, context: {} })
}
