import { and, assign, emit, not, setup } from 'xstate'
import type {
  CategoryEmptying,
  CategoryPlace,
  EmptiedCategory,
  ListedCategory,
} from '#api/contract/catalog/catalogue.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  backOf,
  type CategoryTreeContext,
  type CategoryTreeInput,
  deletionOf,
  emptied,
  gone,
  moved,
  parentsIn,
  placed,
  read,
  recounted,
  rolledBack,
  settled,
  type TreeQuery,
  turned,
  unread,
  withQuery,
} from './category-tree.context.ts'
import { treeRules } from './category-tree.rules.ts'
import { isNarrowed } from './rows.ts'
import { branchOf, type Place, placeOf } from './tree.ts'

export type CategoryTreeEvent =
  /** The address line says something else, such as after going back. */
  | { type: 'SHOW'; query: TreeQuery }
  | { type: 'SEARCH'; text: string }
  /** Opens or closes a category. */
  | { type: 'TURN'; id: number }
  | { type: 'OPEN_ALL' }
  | { type: 'CLOSE_ALL' }
  | { type: 'REFRESH' }
  /** `undoes`: it takes an earlier one back. */
  | ({ type: 'MOVE'; id: number; undoes?: boolean } & Place)
  /** Asks for the new parent of a category. */
  | { type: 'PLACE'; id: number }
  | { type: 'CHOOSE_PLACE'; parent_id: number | null }
  | { type: 'DELETE'; id: number }
  /** Where its subcategories and its products shall go first. */
  | { type: 'SEND_CHILDREN'; to: number | null | undefined }
  | { type: 'SEND_PRODUCTS'; to: number | undefined }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

export interface Moving extends Place {
  readonly id: number
  readonly version: number
  readonly key: string
}
export interface Emptying extends CategoryEmptying {
  readonly id: number
  readonly key: string
}

const flow = setup({
  types: {
    context: {} as CategoryTreeContext,
    input: {} as CategoryTreeInput,
    events: {} as CategoryTreeEvent,
    emitted: {} as
      | ({ type: 'moved'; id: number; name: string; undoes: boolean } & Place)
      | { type: 'deleted'; id: number; name: string },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    read: unwired<readonly ListedCategory[], undefined>('read'),
    move: unwired<CategoryPlace, Moving>('move'),
    empty: unwired<EmptiedCategory, Emptying>('empty'),
    remove: unwired<object, { id: number; key: string }>('remove'),
  },
  guards: {
    ...treeRules,
    hasNone: ({ event }) => outputOf<readonly unknown[]>(event).length === 0,
    staysThere: ({ context, event }) => {
      const { id, parent_id, position } = event.type === 'MOVE' ? event : placed(context)
      const now = placeOf(context.tree, id)
      return now.parent_id === parent_id && now.position === position
    },
    othersWait: ({ context }) => context.moves.length > 1,
    /** The tree on screen is older than the server's. */
    isOutdated: ({ event }) => ['conflict', 'notFound', 'refused'].includes(failureOf(event).kind),
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
    isHeld: ({ event }) => failureOf(event).rules.some(({ id }) => id.startsWith('delete.category_has')),
    hasContents: ({ context: { toDelete } }) => (toDelete?.children ?? 0) + (toDelete?.products ?? 0) > 0,
  },
  actions: {
    show: assign(({ context, event }) => (event.type === 'SHOW' ? withQuery(context, event.query) : {})),
    search: assign(({ context, event }) =>
      event.type === 'SEARCH' ? withQuery(context, { ...context.query, search: event.text, open: null }) : {},
    ),
    turn: assign(({ context, event }) =>
      event.type === 'TURN' ? turned(context, event.id, isNarrowed(context.query)) : {},
    ),
    openAll: assign({ opened: ({ context }) => parentsIn(context.tree) }),
    closeAll: assign({ opened: [] }),
    /** What is open is remembered for the next visit. */
    keepOpened: () => {},
    takeTree: assign(({ context, event }) => read(context, outputOf<readonly ListedCategory[]>(event))),
    takeFailure: assign({ failure: ({ event }) => failureOf(event) }),
    move: assign(({ context, event }) =>
      event.type === 'MOVE' ? moved(context, { undoes: false, ...event }) : moved(context, placed(context)),
    ),
    emitMoved: emit(({ context }) => ({ type: 'moved' as const, ...backOf(context) })),
    settle: assign(({ context, event }) => settled(context, outputOf<CategoryPlace>(event))),
    rollBack: assign(({ context, event }) => rolledBack(context, failureOf(event))),
    place: assign(({ context, event }) =>
      event.type === 'PLACE'
        ? { placing: { id: event.id, parent_id: branchOf(context.tree, event.id)?.parent_id ?? null } }
        : {},
    ),
    choosePlace: assign(({ context: { placing }, event }) =>
      event.type === 'CHOOSE_PLACE' && placing ? { placing: { ...placing, parent_id: event.parent_id } } : {},
    ),
    endPlacing: assign({ placing: null }),
    chooseDeletion: assign(({ context, event }) =>
      event.type === 'DELETE'
        ? { toDelete: deletionOf(context, event.id), failure: null, notMoved: null, key: newRequestKey() }
        : {},
    ),
    sendChildren: assign(({ context: { toDelete }, event }) =>
      event.type === 'SEND_CHILDREN' ? { toDelete: toDelete && { ...toDelete, children_to: event.to } } : {},
    ),
    sendProducts: assign(({ context: { toDelete }, event }) =>
      event.type === 'SEND_PRODUCTS' ? { toDelete: toDelete && { ...toDelete, products_to: event.to } } : {},
    ),
    takeEmptied: assign({ toDelete: ({ context }) => emptied(context.toDelete) }),
    /** From here on it is another deletion than the one before. */
    recount: assign(({ context, event }) => ({
      toDelete: recounted(context.toDelete, failureOf(event)),
      key: newRequestKey(),
    })),
    emitDeleted: emit(({ context: { toDelete } }) => ({
      type: 'deleted' as const,
      id: toDelete?.id ?? 0,
      name: toDelete?.name ?? '',
    })),
    takeAway: assign(({ context }) => gone(context)),
    cancelDeletion: assign({ toDelete: null, failure: null }),
  },
})

const deletion = [
  'auth.forbidden',
  'delete.category_has_children',
  'delete.category_has_products',
  'category.under_itself',
  'category.products_need_leaf',
] as const

/** The tree of categories: opening, searching, moving (shown at once, taken back when refused), and deleting what was emptied first (rules R164, R165). */
export const categoryTreeMachine = flow.createMachine({
  id: 'categoryTree',
  context: ({ input }) => unread(input),
  initial: 'loading',
  on: {
    SHOW: { actions: ['show', 'keepOpened'] },
    SEARCH: { actions: 'search' },
    TURN: { actions: ['turn', 'keepOpened'] },
    OPEN_ALL: { actions: ['openAll', 'keepOpened'] },
    CLOSE_ALL: { actions: ['closeAll', 'keepOpened'] },
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          { guard: 'hasNone', target: 'empty', actions: 'takeTree' },
          { target: 'shown', actions: 'takeTree' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    failed: { description: 'No tree could be had.', on: { REFRESH: 'loading' } },
    empty: {},
    shown: {
      on: {
        MOVE: [
          { guard: 'staysThere' },
          { guard: and(['auth.forbidden', 'category.under_itself']), target: 'moving', actions: 'move' },
        ],
        PLACE: { guard: 'auth.forbidden', target: 'placing', actions: 'place' },
        DELETE: { guard: 'auth.forbidden', target: 'confirming', actions: 'chooseDeletion' },
      },
    },
    moving: {
      tags: ['busy'],
      description: 'Where it goes is shown already. Moves that are asked for meanwhile wait for their turn.',
      on: {
        MOVE: [{ guard: 'staysThere' }, { guard: 'category.under_itself', actions: 'move' }],
      },
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { moves, stored } }) => {
          const { id = 0, parent_id = null, position = 0, key = '' } = moves[0] ?? {}
          return { id, parent_id, position, key, version: branchOf(stored ?? [], id)?.version ?? 0 }
        },
        onDone: [
          { guard: 'othersWait', target: 'moving', reenter: true, actions: ['emitMoved', 'settle'] },
          { target: 'shown', actions: ['emitMoved', 'settle'] },
        ],
        onError: [
          { guard: 'isOutdated', target: 'loading', actions: 'rollBack' },
          { target: 'shown', actions: 'rollBack' },
        ],
      },
    },
    placing: {
      tags: ['asking'],
      on: {
        CHOOSE_PLACE: { actions: 'choosePlace' },
        CONFIRM: [
          { guard: 'staysThere', target: 'shown', actions: 'endPlacing' },
          { guard: 'category.under_itself', target: 'moving', actions: 'move' },
        ],
        CANCEL: { target: 'shown', actions: 'endPlacing' },
      },
    },
    confirming: {
      tags: ['asking'],
      description: 'What is in it has to go elsewhere first.',
      on: {
        SEND_CHILDREN: { actions: 'sendChildren' },
        SEND_PRODUCTS: { actions: 'sendProducts' },
        CONFIRM: [
          { guard: and([...deletion, 'hasContents']), target: 'emptying' },
          { guard: and([...deletion, not('hasContents')]), target: 'deleting' },
        ],
        CANCEL: { target: 'shown', actions: 'cancelDeletion' },
      },
    },
    emptying: {
      tags: ['busy'],
      invoke: {
        id: 'empty',
        src: 'empty',
        input: ({ context: { toDelete, key } }) => {
          const { id = 0, children_to, products_to } = toDelete ?? {}
          return {
            id,
            key: `${key}-empty`,
            ...(children_to === undefined ? {} : { children_to }),
            ...(products_to === undefined ? {} : { products_to }),
          }
        },
        onDone: { target: 'deleting', actions: 'takeEmptied' },
        onError: [
          { guard: 'isMissing', target: 'loading', actions: ['emitDeleted', 'takeAway'] },
          { target: 'notDeleted', actions: 'takeFailure' },
        ],
      },
    },
    deleting: {
      tags: ['busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { toDelete, key } }) => ({ id: toDelete?.id ?? 0, key: `${key}-delete` }),
        onDone: { target: 'loading', actions: ['emitDeleted', 'takeAway'] },
        onError: [
          { guard: 'isMissing', target: 'loading', actions: ['emitDeleted', 'takeAway'] },
          { guard: 'isHeld', target: 'confirming', actions: 'recount' },
          { target: 'notDeleted', actions: 'takeFailure' },
        ],
      },
    },
    notDeleted: {
      tags: ['asking'],
      description: 'It may be empty or gone all the same: who gives up is shown the tree anew.',
      on: {
        RETRY: [{ guard: 'hasContents', target: 'emptying' }, { target: 'deleting' }],
        CANCEL: { target: 'loading', actions: 'cancelDeletion' },
      },
    },
  },
})
