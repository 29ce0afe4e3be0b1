import { type Actor, createActor } from 'xstate'
import { listingPush } from '#screens/catalog/wiring/product-listings.ts'
import { linkShop, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import type { Act, Place } from './acts.ts'
import { beginningAct, verdictActs } from './verdict-acts.ts'

const chosen = new WeakMap<object, readonly number[]>()

/** The board with one product that may be sent. */
async function board({ shop }: Place) {
  await linkShop(shop)
  const { id } = await newListing(shop)
  const actor = createActor(listingPush, { input: { holder: { permissions: [100] } } }).start()
  chosen.set(actor, [id])
  return actor
}

export const listingActs: readonly Act[] = [
  ...verdictActs({
    name: 'the sending of products to the marketplace',
    path: `${listings}/push`,
    ready: board,
    kept: ({ holder }) => holder,
    choose: (actor: Actor<typeof listingPush>) => ({ type: 'CHOOSE', ids: chosen.get(actor) ?? [] }),
  }),
  ...(['check', 'update'] as const).map((work) =>
    beginningAct({
      name: `the ${work} of products for the marketplace`,
      path: `${listings}/${work}`,
      ready: board,
      kept: () => work,
      choose: () => ({ type: 'BEGIN', work }),
    }),
  ),
]
