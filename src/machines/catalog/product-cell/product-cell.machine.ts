import { and, assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { products } from '#api/listings/catalog/products.ts'
import { priceAboveZero, priceReadable } from '#api/rules/catalog/price-cells.ts'
import { changedAsOne, type ProductCell, priceIn, stockCounted, valueTyped } from '#api/rules/catalog/product-cells.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards } from '#machines/platform/sending-states.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface ProductCellInput {
  readonly holder: Holder
  /** How amounts are typed. */
  readonly language: 'tr' | 'en'
}

interface ProductCellContext extends ProductCellInput {
  /** The one that is open, or on its way. */
  readonly cell: ProductCell | null
  readonly typed: string
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a change whose answer was lost is not stored twice. */
  readonly key: string
}

type ProductCellEvent =
  /** `text`: what stands in it, as the language writes it. */
  | { type: 'EDIT'; cell: ProductCell; text: string }
  /** Turns a status round, without anything typed. */
  | { type: 'SWITCH'; cell: ProductCell }
  | { type: 'TYPE'; text: string }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

/** A cell that is to be stored. */
export interface CellChange {
  readonly cell: ProductCell
  readonly value: string
  readonly key: string
}

/** One was stored, with what takes that back. */
export interface CellStored {
  readonly type: 'stored'
  readonly undoing: Undoing
  readonly cell: ProductCell
  readonly value: string
}

type Rules = Record<
  'auth.forbidden' | 'product.variants_differ' | 'price.ambiguous' | 'validation.price' | 'validation.number',
  RuleGuard
>

const rules = {
  ...asGuards([permitted], ({ context }) => ({ holder: context.holder, gate: { codes: products.codes.edit } })),
  ...asGuards([changedAsOne], ({ event }) => event.cell),
  ...asGuards([priceReadable, priceAboveZero], ({ context }) => priceIn(context.cell, valueIn(context))),
  ...asGuards([stockCounted], ({ context }) => ({ field: context.cell.field, value: valueIn(context) })),
} as Rules

const flow = setup({
  types: {
    context: {} as ProductCellContext,
    input: {} as ProductCellInput,
    events: {} as ProductCellEvent,
    emitted: {} as CellStored | { type: 'left' },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Stores one, unless it is another by now, and tells what takes that back. */
    save: unwired<Undoing, CellChange>('save'),
  },
  guards: {
    ...rules,
    ...sendingGuards,
    isUnchanged: ({ context }) => valueIn(context) === context.cell?.stored,
  },
  actions: {
    open: assign(({ event }) =>
      event.type === 'EDIT' ? { cell: event.cell, typed: event.text, failure: null, key: newRequestKey() } : {},
    ),
    turnRound: assign(({ event }) =>
      event.type === 'SWITCH'
        ? { cell: event.cell, typed: event.cell.stored === '1' ? '0' : '1', failure: null, key: newRequestKey() }
        : {},
    ),
    type: assign(({ event }) => (event.type === 'TYPE' ? { typed: event.text, failure: null } : {})),
    makeKey: assign({ key: () => newRequestKey() }),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    close: assign({ cell: null, typed: '', failure: null, key: '' }),
    announce: emit(({ context, event }) => ({
      ...{ type: 'stored' as const, undoing: (event as AnyEvent).output as Undoing },
      ...{ cell: context.cell ?? nothing, value: valueIn(context) },
    })),
    leave: emit({ type: 'left' as const }),
  },
})

/** Changing a price, a stock or a status where the list shows it, one at a time. */
export const productCellMachine = flow.createMachine({
  id: 'productCell',
  context: ({ input }) => ({ ...input, cell: null, typed: '', failure: null, key: '' }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        EDIT: { guard: and(['auth.forbidden', 'product.variants_differ']), target: 'typing', actions: 'open' },
        SWITCH: { guard: 'auth.forbidden', target: 'saving', actions: 'turnRound' },
      },
    },
    typing: {
      tags: ['asking'],
      on: {
        TYPE: { actions: 'type' },
        SAVE: [
          { guard: 'isUnchanged', target: 'idle', actions: 'close' },
          {
            guard: and(['price.ambiguous', 'validation.price', 'validation.number']),
            target: 'saving',
            actions: 'makeKey',
          },
        ],
        CANCEL: { target: 'idle', actions: 'close' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ cell: context.cell ?? nothing, value: valueIn(context), key: context.key }),
        onDone: { target: 'idle', actions: ['announce', 'close'] },
        onError: [
          { guard: 'isRefused', target: 'refused', actions: 'takeFailure' },
          { target: 'failed', actions: 'takeFailure' },
        ],
      },
    },
    refused: {
      tags: ['asking'],
      description:
        'The server named what stands in the way: a rule, or that it is another by now. Who gives it up is shown what is stored.',
      on: {
        TYPE: { target: 'typing', actions: 'type' },
        CANCEL: { target: 'idle', actions: ['close', 'leave'] },
      },
    },
    failed: {
      tags: ['asking'],
      description: 'No answer came: nothing is claimed. Who gives it up is shown what is stored.',
      on: { RETRY: 'saving', CANCEL: { target: 'idle', actions: ['close', 'leave'] } },
    },
  },
})

const nothing: ProductCell = { id: 0, label: '', field: 'status', stored: '', variants: 1, service: false }

/** What was typed, as it would be stored. */
function valueIn({ cell, typed, language }: Pick<ProductCellContext, 'cell' | 'typed' | 'language'>): string {
  return valueTyped(cell ?? nothing, typed, language)
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
