import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { recordForm } from '#screens/platform/wiring/records.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { named } from '#tests/server/platform/records/drafts.ts'
import { type Act, type At, nothing, type Place, says } from './acts.ts'
import { openingAct } from './opening-act.ts'

const holder = { permissions: [100] }
const brands = '/v1/panel/brands'

type Form = Actor<typeof recordForm>

function form(id: number | null): Form {
  return createActor(recordForm, { input: { resource: 'brands', id, holder } })
}

function opening(name: string, at: At): Act {
  return openingAct({
    name,
    at,
    page: ({ records }) => form(records.brands),
    isOpen: (actor) => actor.getSnapshot().matches({ form: 'editing' }),
  })
}

/** A save of a form that was filled in; `before` arranges what comes first. */
function saving(
  row: Pick<Act, 'name' | 'at' | 'never'>,
  adds: boolean,
  before: (place: Place) => void = () => {},
): Act {
  const says = adds ? 'notSaved' : 'notUpdated'
  return {
    ...row,
    says,
    changes: 1,
    ready: async (place) => {
      const id = adds ? null : await place.add(brands, draftOf('brands'))
      const actor = form(id).start()
      await waitFor(actor, (snapshot) => snapshot.matches({ form: 'editing' }))
      const mine = named()
      actor.send({ type: 'CHANGE', field: 'translations', value: mine })
      before(place)
      return {
        actor: () => actor,
        go: () => save(actor),
        told: () => messagesOf(actor, says),
        kept: () => actor.getSnapshot().context.draft.translations,
        done: () => actor.getSnapshot().matches({ form: 'saved' }),
      }
    },
  }
}

/** The save once more, as a person would go on from here. */
function save(actor: Form): void {
  const at = actor.getSnapshot()
  // The same person has signed in again over the page.
  if (at.matches('gone')) actor.send({ type: 'ADD_AGAIN' })
  const next = at.matches('expired') ? 'RENEWED' : at.matches('conflict') ? 'MERGE' : 'SUBMIT'
  actor.send({ type: next })
}

function messagesOf(actor: Form, act: 'notSaved' | 'notUpdated') {
  const snapshot = actor.getSnapshot()
  const { failure } = snapshot.context
  if (snapshot.matches('expired')) return says('auth.session_expired')
  if (snapshot.matches('conflict')) return says('conflict.stale')
  if (snapshot.matches('gone')) return says('notFound')
  return snapshot.matches({ form: 'failed' }) && failure ? failureMessages(failure, act) : nothing
}

/** Somebody else saved the record meanwhile: their version is fetched. */
const staleFirst = ({ conflict }: Place) => conflict(['PUT', `${brands}/:id`])

export const recordActs: readonly Act[] = [
  opening('opening a record', ['GET', `${brands}/:id`]),
  opening('opening a form: its languages', ['GET', '/v1/panel/languages']),
  // Nobody can have changed what is not stored yet: the server says no such thing.
  saving({ name: 'adding a record', at: ['POST', brands], never: ({ fault }) => fault === 409 }, true),
  saving({ name: 'saving a record', at: ['PUT', `${brands}/:id`] }, false),
  saving({ name: 'comparing two versions of a record', at: ['GET', `${brands}/:id`] }, false, staleFirst),
]
