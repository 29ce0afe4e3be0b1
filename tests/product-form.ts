import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import type { Attribute, Category } from '#api/contract/catalog/catalogue.ts'
import type { Product, ProductInput, SavedProduct } from '#api/contract/catalog/products.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type {
  FormContext,
  FormInput,
  FormLists,
  LoadedForm,
  Saving,
} from '#machines/catalog/product-form/form.types.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { productInput } from './product-input.ts'
import { inventedShop } from './product-rules.ts'
import { english, turkey, turkish } from './seed.ts'

const category = (id: number, parent_id: number | null, name: string, leaf: 0 | 1 = 1): Category => {
  return { id, parent_id, name, leaf, status: 1, products: 0 }
}

/** The lists of an invented shop: Giyim > Kadın > (Elbise, Tişört), Ayakkabı; two languages; Türkiye and marketplace 2. */
export const lists: FormLists = {
  languages: [
    { id: turkish, code: 'tr', name: 'Türkçe' },
    { id: english, code: 'en', name: 'English' },
  ],
  countries: [{ id: turkey, name: 'Türkiye' }],
  marketplaces: [{ id: 2, name: 'Çarşı' }],
  currency: { left: '₺', right: '' },
  categories: [
    category(1, null, 'Giyim', 0),
    category(2, 1, 'Kadın', 0),
    category(3, 2, 'Elbise'),
    category(4, 2, 'Tişört'),
    category(5, 1, 'Ayakkabı'),
    category(6, null, 'İndirim'),
  ],
  options: [],
  presets: {},
  living: { taxes: [3], units: [1], brands: [1], tags: [1, 2], suppliers: [1] },
  patterns: null,
}

/** What the calls of a form answer; each may be changed while it runs. */
export interface Answers {
  lists: FormLists
  product: Product | null
  /** Why the form cannot be loaded. */
  unloadable: ApiFailure | null
  attributes: (category_id: number) => Promise<Attribute[]>
  save: (saving: Saving) => Promise<SavedProduct>
  stored: () => Promise<Product>
}

export type FormActor = ActorRefFrom<typeof productFormMachine>

/** A form on its feet, with every save that was sent. */
export async function openForm(input: Partial<FormInput> = {}, given: Partial<Answers> = {}) {
  const sent: Saving[] = []
  const answers: Answers = {
    lists,
    product: null,
    unloadable: null,
    attributes: async () => [],
    save: async () => ({ id: 7, version: 2, variants: [{ id: 71 }, { id: 72 }] }),
    stored: async () => product(),
    ...given,
  }
  const machine = productFormMachine.provide({
    actors: {
      open: fromPromise<LoadedForm, Pick<FormInput, 'id' | 'mode'>>(async () => {
        if (answers.unloadable) throw answers.unloadable
        return { lists: answers.lists, product: answers.product, attributes: [] }
      }),
      loadAttributes: fromPromise(({ input }) => answers.attributes(input.category_id)),
      save: fromPromise(({ input }) => {
        sent.push(input)
        return answers.save(input)
      }),
      compare: fromPromise(() => answers.stored()),
    },
  })
  const actor = createActor(machine, { input: { mode: 'full', id: null, holder: { permissions: [100] }, ...input } })
  actor.start()
  await settled(actor)
  return { actor, sent, answers, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

/** Waits until nothing is under way. */
export async function settled(actor: FormActor): Promise<FormContext> {
  return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).context
}

/** A stored product that every rule lets through. */
export function product(changes: Partial<ProductInput> = {}, version = 1): Product {
  const input = productInput(inventedShop, changes)
  const variants = input.variants.map((one, index) => ({ ...one, id: one.id ?? 71 + index }))
  return { ...input, variants, id: 7, version, created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' }
}

/** Fills a new form with what it asks for. */
export function fillIn(actor: FormActor): void {
  actor.send({ type: 'SET_TEXT', language_id: turkish, key: 'name', value: 'Keten elbise' })
  actor.send({ type: 'SET_TEXT', language_id: english, key: 'name', value: 'Linen dress' })
  actor.send({ type: 'CHOOSE_MAIN_CATEGORY', id: 3 })
  actor.send({ type: 'SET_FIELD', key: 'tax_id', value: 3 })
}
