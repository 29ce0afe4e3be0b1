import { assign, emit, setup } from 'xstate'
import type { ImportableProduct, ImportedProduct, ImportRequest } from '#api/contract/catalog/marketplace-import.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { barcodeGiven } from '#api/rules/platform/marketplaces.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** What goes into the form: `null` stays as it is there. */
export interface Filling {
  readonly brand_id: number | null
  readonly category_id: number | null
  readonly name: string | null
  readonly images: ImportedProduct['images']
}

/** The form as it is when the import is asked for: the name in the default language, and how many pictures it still takes. */
interface Place {
  readonly name: string
  readonly room: number
}

interface ImportContext {
  readonly barcode: string
  /** What was found; `null` before anything was looked for. */
  readonly products: readonly ImportableProduct[] | null
  /** The id of the one that was chosen. */
  readonly chosen: string | null
  readonly failure: ApiFailure | null
  /** Kept over retries of one import. */
  readonly key: string
  readonly place: Place
  readonly taken: ImportedProduct | null
  /** What was filled in last: its fields are marked as imported while they hold it. */
  readonly filled: Filling | null
}

type ImportEvent =
  | { type: 'OPEN'; barcode: string }
  | { type: 'TYPE'; barcode: string }
  | { type: 'SEARCH' }
  | { type: 'CHOOSE'; id: string }
  | ({ type: 'IMPORT' } & Place)
  | { type: 'RETRY' }
  | { type: 'REPLACE_NAME' }
  | { type: 'KEEP_NAME' }
  | { type: 'CLOSE' }

const longestBarcode = 100

const flow = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as { type: 'filled'; filling: Filling },
    tags: {} as 'busy' | 'open' | 'message',
  },
  actors: {
    /** The products that the marketplace lists under a barcode. */
    search: unwired<readonly ImportableProduct[], { barcode: string }>('search'),
    /** One of them, with its pictures stored and its names found in the shop. */
    take: unwired<ImportedProduct, ImportRequest & { key: string }>('take'),
  },
  guards: {
    ...(asGuards([barcodeGiven], ({ context }) => context) as Record<'marketplace.barcode_required', RuleGuard>),
    /** A product of the marketplace is selected (R15). */
    hasMarketplaceMatch: ({ context }) => productChosen(context) !== null,
    replacesName: ({ context, event }) => {
      const { name } = outputOf<ImportedProduct>(event)
      return name !== '' && context.place.name.trim() !== '' && context.place.name !== name
    },
  },
  actions: {
    begin: assign(({ event }) => (event.type === 'OPEN' ? { ...initialRequest(event.barcode), products: null } : {})),
    type: assign(({ event }) => (event.type === 'TYPE' ? { barcode: event.barcode.slice(0, longestBarcode) } : {})),
    forgetFound: assign({ products: null, chosen: null, failure: null }),
    /** The only one that was found is chosen. */
    takeFound: assign(({ event }) => {
      const products = outputOf<readonly ImportableProduct[]>(event)
      const [only, more] = products
      return { products, chosen: only && !more ? only.id : null, key: newRequestKey() }
    }),
    choose: assign(({ event }) =>
      event.type === 'CHOOSE' ? { chosen: event.id, failure: null, key: newRequestKey() } : {},
    ),
    notePlace: assign(({ event }) =>
      event.type === 'IMPORT' ? { place: { name: event.name, room: event.room } } : {},
    ),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
    takeImported: assign(({ event }) => ({ taken: outputOf<ImportedProduct>(event), failure: null })),
    fill: assign(({ context }) => ({ filled: fillingOf(context, nameOf(context)) })),
    fillAllButName: assign(({ context }) => ({ filled: fillingOf(context, null) })),
    emitFilled: emit(({ context }) => ({ type: 'filled' as const, filling: context.filled ?? nothing })),
  },
})

/**
 * The import of a product form (R15, R52, R53): a product of the marketplace is looked for by barcode and chosen, the server stores its
 * pictures and finds its brand and category by their names, and the form is filled. A name that is there already is replaced only when the
 * person says so.
 */
export const marketplaceImportMachine = flow.createMachine({
  id: 'marketplaceImport',
  context: { ...initialRequest(''), products: null, place: { name: '', room: 0 }, taken: null, filled: null },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'open', actions: 'begin' } } },
    open: {
      tags: ['open'],
      initial: 'asking',
      on: { CLOSE: 'closed', TYPE: { actions: 'type' } },
      states: {
        asking: { on: { SEARCH: { guard: 'marketplace.barcode_required', target: 'searching' } } },
        searching: {
          tags: ['busy'],
          entry: 'forgetFound',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ barcode: context.barcode.trim() }),
            onDone: { target: 'choosing', actions: 'takeFound' },
            onError: { target: 'notFound', actions: 'takeFailure' },
          },
        },
        notFound: { on: { SEARCH: { guard: 'marketplace.barcode_required', target: 'searching' } } },
        choosing: {
          on: {
            SEARCH: { guard: 'marketplace.barcode_required', target: 'searching' },
            CHOOSE: { actions: 'choose' },
            IMPORT: { guard: 'hasMarketplaceMatch', target: 'importing', actions: 'notePlace' },
          },
        },
        importing: {
          tags: ['busy'],
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ context: { chosen, products, key } }) => ({
              id: chosen ?? '',
              barcode: products?.find(({ id }) => id === chosen)?.barcode ?? '',
              key,
            }),
            onDone: [
              { guard: 'replacesName', target: '#marketplaceImport.namingAnew', actions: 'takeImported' },
              { target: '#marketplaceImport.filled', actions: ['takeImported', 'fill'] },
            ],
            onError: { target: 'notImported', actions: 'takeFailure' },
          },
        },
        notImported: {
          on: {
            RETRY: 'importing',
            CHOOSE: { target: 'choosing', actions: 'choose' },
            SEARCH: { guard: 'marketplace.barcode_required', target: 'searching' },
          },
        },
      },
    },
    namingAnew: {
      description: 'The product has a name in the default language; it is replaced only when the person says so (R53).',
      on: {
        REPLACE_NAME: { target: 'filled', actions: 'fill' },
        KEEP_NAME: { target: 'filled', actions: 'fillAllButName' },
      },
    },
    filled: {
      tags: ['message'],
      entry: 'emitFilled',
      on: { OPEN: { target: 'open', actions: 'begin' }, CLOSE: 'closed' },
    },
  },
})

/** The product that was chosen, or `null`. */
export function productChosen({ products, chosen }: Pick<ImportContext, 'products' | 'chosen'>) {
  return products?.find(({ id }) => id === chosen) ?? null
}

function initialRequest(barcode: string) {
  return { barcode: barcode.slice(0, longestBarcode), chosen: null, failure: null, key: '' }
}

const nothing: Filling = { brand_id: null, category_id: null, name: null, images: [] }

function fillingOf({ taken, place }: ImportContext, name: string | null): Filling {
  if (!taken) return nothing
  const { brand_id, category_id, images } = taken
  return { brand_id, category_id, name, images: images.slice(0, place.room) }
}

function nameOf({ taken }: ImportContext): string | null {
  return taken && taken.name !== '' ? taken.name : null
}

function outputOf<T>(event: unknown): T {
  return (event as { output: T }).output
}
