import { attributes } from './attributes.state.ts'
import { initialContext } from './context.ts'
import { editing } from './editing.state.ts'
import { flow } from './flow.ts'
import { comparing, conflict, expired, gone, submitting } from './saving.state.ts'

/**
 * One product, from opening its form to having it saved: its fields, variants, pictures and attributes, what must be answered on the way, and
 * everything that can come of a save. It ends when the product is saved, with the id of its first variant for whoever asked for it (R38).
 */
export const productFormMachine = flow.createMachine({
  id: 'productForm',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ id: context.id, mode: context.mode }),
        onDone: { target: 'form', actions: 'takeOpened' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'notLoaded', actions: 'takeFailure' },
        ],
      },
    },
    missing: { description: 'No such product in this shop.' },
    notLoaded: { on: { RETRY: 'loading' } },
    form: {
      type: 'parallel',
      on: {
        // Pictures arrive when they arrive: also while a question is open or a save is on its way.
        UPLOADING: { actions: 'noteUpload' },
        ADD_IMAGES: { guard: 'files.allowed_number', actions: 'edit' },
        TOUCH: { actions: 'touch' },
        REVEAL: { actions: ['reveal', 'show'] },
        SHOW_LANGUAGE: { actions: 'show' },
        SHOW_PRICES: { actions: 'show' },
        OPEN_VARIANT: { actions: 'show' },
      },
      states: {
        work: {
          initial: 'editing',
          states: { editing, submitting, expired, comparing, conflict, gone },
        },
        attributes,
      },
    },
    saved: { type: 'final' },
  },
  output: ({ context }) => ({
    product_id: context.saved?.id ?? 0,
    variant_id: context.saved?.variants[0]?.id ?? null,
  }),
})
