import { type Actor, createActor, waitFor } from 'xstate'
import type { ReviewStep } from '#machines/catalog/product-review/product-review.chart.ts'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import type { Act, At } from './acts.ts'
import { messagesIn, openingAct } from './opening-act.ts'

const holder = { permissions: [100] }
const review = '/v1/panel/product-reviews/:id'

type Desk = Actor<typeof reviewPage>

function desk(id: number): Desk {
  return createActor(reviewPage, { input: { id, holder } })
}

const opening = openingAct({
  name: 'opening a review',
  at: ['GET', review],
  page: ({ accepted }) => desk(accepted),
  isOpen: (actor) => actor.getSnapshot().matches('shown'),
})

/** A step of an accepted review, with an answer that was typed. */
function taking(name: string, at: At, step: { readonly type: ReviewStep['type'] }, answer = ''): Act {
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
      const { version } = actor.getSnapshot().context.record ?? {}
      return {
        actor: () => actor,
        go: () => {
          const { value } = actor.getSnapshot()
          // What the server refused is looked at anew, and done again from there.
          if (value === 'failed') actor.send({ type: 'RETRY' })
          else if (value === 'refused') actor.send({ type: 'REFRESH' })
          else actor.send({ type: 'STEP', step })
        },
        told: () => messagesIn(actor, 'notUpdated', 'failed', 'refused'),
        // The step that was taken brings what is stored; until then what was typed stays.
        kept: () => (actor.getSnapshot().matches('shown') ? typed : actor.getSnapshot().context.typed),
        done: () =>
          actor.getSnapshot().matches('shown') && actor.getSnapshot().context.record?.version === (version ?? 0) + 1,
      }
    },
  }
}

const typed = 'Sağ olun, yine bekleriz.'

export const reviewSteps: readonly Act[] = [
  opening,
  taking('rejecting a review', ['PATCH', `${review}/status`], { type: 'REJECT' }),
  taking('answering a review', ['PATCH', `${review}/answer`], { type: 'ANSWER' }),
  taking('taking an answer back', ['DELETE', `${review}/answer`], { type: 'WITHDRAW' }, 'Teşekkürler.'),
]
