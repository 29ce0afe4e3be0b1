import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { whyNotSaved } from '#machines/catalog/product-form/why-not-saved.ts'
import { productActions } from '#screens/catalog/wiring/product-actions.ts'
import { productForm } from '#screens/catalog/wiring/products.ts'
import { productInput } from '#tests/product-input.ts'
import { type Act, type At, nothing, type Place, says } from './acts.ts'
import { openingAct } from './opening-act.ts'

const holder = { permissions: [100] }
const products = '/v1/panel/products'
const word = 'SİL'

type Form = Actor<typeof productForm>

function form(id: number | null): Form {
  return createActor(productForm, { input: { mode: 'full', id, holder } })
}

function opening(name: string, at: At): Act {
  return openingAct({
    name,
    at,
    page: ({ product }) => form(product),
    isOpen: (actor) => actor.getSnapshot().matches('form'),
    failed: 'notLoaded',
  })
}

/** What a product's save tells is the plain sentence, whatever the server has named (R195). */
const plain = Object.fromEntries([413, 422, 429].map((status) => [status, ['notSaved']]))

/** A save of a form that was filled in; `before` arranges what comes first. */
function saving(row: Pick<Act, 'name' | 'at' | 'saysAt'>, before: (place: Place) => void = () => {}): Act {
  return {
    says: 'notSaved',
    saysAt: plain,
    ...row,
    changes: 1,
    ready: async (place) => {
      const stored = await place.add(products, productInput(place.given.own))
      const actor = form(stored).start()
      await waitFor(actor, (snapshot) => snapshot.matches('form'))
      actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: 77 })
      before(place)
      return {
        actor: () => actor,
        go: () => save(actor),
        told: () => messagesOf(actor),
        kept: () => actor.getSnapshot().context.draft.max_quantity,
        done: () => actor.getSnapshot().matches('saved'),
      }
    },
  }
}

/** The save once more, as a person would go on from here. */
function save(actor: Form): void {
  const at = actor.getSnapshot()
  const [expired, conflict] = [{ form: { work: 'expired' } }, { form: { work: 'conflict' } }] as const
  if (at.matches({ form: { work: 'gone' } })) actor.send({ type: 'ADD_AGAIN' })
  if (at.matches(conflict)) actor.send({ type: 'CHOOSE', path: null, side: 'mine' })
  actor.send({ type: at.matches(expired) ? 'RENEWED' : at.matches(conflict) ? 'MERGE' : 'SUBMIT' })
}

function messagesOf(actor: Form) {
  const snapshot = actor.getSnapshot()
  const { failure } = snapshot.context
  if (snapshot.matches({ form: { work: 'expired' } })) return says('auth.session_expired')
  if (snapshot.matches({ form: { work: 'conflict' } })) return says('conflict.stale')
  if (snapshot.matches({ form: { work: 'gone' } })) return says('notFound')
  return failure ? [whyNotSaved(failure)] : nothing
}

const attributes: Act = {
  name: 'the attributes of a category',
  at: ['GET', '/v1/panel/categories/:id/attributes'],
  says: 'notLoaded',
  changes: 0,
  ready: async ({ given }) => {
    const actor = form(null).start()
    await waitFor(actor, (snapshot) => snapshot.matches('form'))
    actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: 77 })
    const failed = () => actor.getSnapshot().matches({ form: { attributes: 'failed' } })
    return {
      actor: () => actor,
      go: () =>
        actor.send(
          failed() ? { type: 'RETRY_ATTRIBUTES' } : { type: 'CHOOSE_MAIN_CATEGORY', id: given.own.category.elbise },
        ),
      told: () => {
        const { attributesFailure } = actor.getSnapshot().context
        return failed() && attributesFailure ? failureMessages(attributesFailure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.draft.max_quantity,
      done: () => actor.getSnapshot().context.attributes.length > 0,
    }
  },
}

const copying: Act = {
  name: 'copying a product',
  at: ['POST', `${products}/copy/:id`],
  says: 'notSaved',
  changes: 1,
  ready: async ({ given }) => {
    const actor = createActor(productActions, { input: { holder, word } }).start()
    let copied = false
    actor.on('copied', () => {
      copied = true
    })
    const failed = () => actor.getSnapshot().matches('notCopied')
    return {
      actor: () => actor,
      go: () => actor.send(failed() ? { type: 'RETRY' } : { type: 'COPY', id: given.product, label: 'Keten elbise' }),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failed() && failure ? failureMessages(failure, 'notSaved') : nothing
      },
      kept: () => actor.getSnapshot().context.word,
      done: () => copied,
    }
  },
}

const deletingAll: Act = {
  name: 'deleting all products',
  at: ['DELETE', `${products}/all`],
  says: 'notDeleted',
  // The job that was begun; it deletes later.
  changes: 1,
  ready: async () => {
    const actor = createActor(productActions, { input: { holder, word } }).start()
    actor.send({ type: 'DELETE_ALL' })
    actor.send({ type: 'TYPE_WORD', text: word })
    const begun: number[] = []
    actor.on('begun', ({ id }) => void begun.push(id))
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notDeleted') ? 'RETRY' : 'CONFIRM' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notDeleted' && context.failure ? failureMessages(context.failure, 'notDeleted') : nothing
      },
      kept: () => actor.getSnapshot().context.typed,
      done: () => begun.length === 1,
    }
  },
}

/** Somebody else saved the product meanwhile: their version is fetched. */
const staleFirst = ({ conflict }: Place) => conflict(['PUT', `${products}/:id`])

/** They are done in this order: what deletes all products comes last. */
export const productActsTable: readonly Act[] = [
  opening('opening a product', ['GET', `${products}/:id`]),
  opening('opening a product: its categories', ['GET', '/v1/panel/categories']),
  opening('opening a product: the shop', ['GET', '/v1/panel/shop']),
  saving({ name: 'saving a product', at: ['PUT', `${products}/:id`] }),
  saving(
    {
      name: 'comparing two versions of a product',
      at: ['GET', `${products}/:id`],
      saysAt: { ...plain, 409: ['notSaved'] },
    },
    staleFirst,
  ),
  attributes,
  copying,
  deletingAll,
]
