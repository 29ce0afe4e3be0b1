import { type Actor, createActor, waitFor } from 'xstate'
import type { ReviewStep } from '#machines/catalog/product-review/product-review.chart.ts'
import { reviewDesk } from '#screens/catalog/wiring/product-reviews.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import type { Act, At } from './acts.ts'
import { openingAct, toldIn } from './opening-act.ts'

const holder = { permissions: [100] }
const review = '/v1/panel/product-reviews/:id'

type Desk = Actor<typeof reviewDesk>

function desk(id: number): Desk {
  return createActor(reviewDesk, { input: { id, holder } })
}

const opening = openingAct({
  name: 'opening a review',
  at: ['GET', review],
  page: ({ accepted }) => desk(accepted),
  isOpen: (actor) => actor.getSnapshot().matches('shown'),
})

/** A step of an accepted review, with an answer that was typed. */
function taking(name: string, at: At, step: ReviewStep, answer = ''): Act {
  return {
    name,
    at,
    says: 'notUpdated',
    changes: 1,
    ready: async ({ shop }) => {
      const answered_at = answer ? new Date().toISOString() : null
      const actor = desk(await newReview(shop, { status: 'accepted', answer, answered_at })).start()
      await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      actor.send({ type: 'TYPE', text: typed })
      const { version } = actor.getSnapshot().context.review ?? {}
      return {
        actor: () => actor,
        go: () => actor.send(actor.getSnapshot().matches('notTaken') ? { type: 'RETRY' } : { type: 'STEP', step }),
        told: () => toldIn(actor, 'notUpdated', 'notTaken'),
        // The step that was taken brings what is stored; until then what was typed stays.
        kept: () => (actor.getSnapshot().matches('shown') ? typed : actor.getSnapshot().context.typed),
        done: () =>
          actor.getSnapshot().matches('shown') && actor.getSnapshot().context.review?.version === (version ?? 0) + 1,
      }
    },
  }
}

const typed = 'Sağ olun, yine bekleriz.'

export const reviewActs: readonly Act[] = [
  opening,
  taking('rejecting a review', ['PATCH', `${review}/status`], { type: 'REJECT' }),
  taking('answering a review', ['PATCH', `${review}/answer`], { type: 'ANSWER', answer: typed }),
  taking('taking an answer back', ['DELETE', `${review}/answer`], { type: 'WITHDRAW' }, 'Teşekkürler.'),
]
