import { and, assign, emit, setup } from 'xstate'
import type { MenuItem, MenuLocation } from '#api/contract/content/menus.ts'
import { menuTreeRules, movedBy } from './menu-tree.rules.ts'
import { endOf, type ItemPlace, type Items, placeOf, type Way, withMoved, withNew } from './tree.ts'

interface MenuTreeInput {
  readonly location: MenuLocation | ''
  readonly items: Items
  /** What a new item is like, in every language of the shop. */
  readonly blank: Omit<MenuItem, 'level'>
}

export interface MenuTreeContext extends MenuTreeInput {
  /** The place of the item that is chosen. */
  readonly selected: number | null
  /** How the items were, the latest last; and how they were again before that was taken back. */
  readonly past: readonly Items[]
  readonly future: readonly Items[]
  /** The value that is being typed: its letters are one change together. */
  readonly typing: string | null
}

export type MenuTreeEvent =
  /** What the form holds was changed by others, such as its taking back, or the menu is shown elsewhere. */
  | ({ type: 'SHOW' } & Pick<MenuTreeInput, 'location' | 'items'>)
  | { type: 'SELECT'; at: number | null }
  /** A new item below another one, or at the top. */
  | { type: 'ADD'; under: number | null }
  | ({ type: 'MOVE'; at: number } & ItemPlace)
  | { type: 'STEP'; at: number; way: Way }
  /** Changes the chosen item; `typed` names a value whose letters come one by one. */
  | { type: 'CHANGE'; changes: Partial<Omit<MenuItem, 'level'>>; typed?: string }
  /** With all that is below it. */
  | { type: 'DELETE'; at: number }
  | { type: 'UNDO' }
  | { type: 'REDO' }

type Context = MenuTreeContext
const mostSteps = 100

/** The items of a menu as a tree: chosen, added, moved, changed and deleted, each step judged before it is taken, and taken back and again. */
export const menuTreeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as MenuTreeInput,
    events: {} as MenuTreeEvent,
    emitted: {} as { type: 'changed'; items: Items },
  },
  guards: {
    ...menuTreeRules,
    selectsOne: ({ event }) => event.type === 'SELECT' && event.at !== null,
    staysThere: ({ context, event }) => {
      if (event.type !== 'MOVE') return false
      const { parent, position } = placeOf(context.items, event.at)
      return parent === event.parent && position === event.position
    },
  },
  actions: {
    show: assign(({ context, event }) =>
      event.type === 'SHOW'
        ? { location: event.location, ...(event.items === context.items ? {} : shown(event.items)) }
        : {},
    ),
    select: assign(({ event }) => ('at' in event ? { selected: event.at, typing: null } : {})),
    unselect: assign({ selected: null, typing: null }),
    add: assign(({ context, event }) =>
      event.type === 'ADD' ? placed(context, withNew(context.items, context.blank, event.under)) : {},
    ),
    move: assign(({ context, event }) => {
      const moved = movedBy(context, event)
      return moved ? placed(context, withMoved(context.items, moved.at, moved)) : {}
    }),
    change: assign(({ context, event }) => (event.type === 'CHANGE' ? changed(context, event) : {})),
    remove: assign(({ context, event }) =>
      event.type === 'DELETE'
        ? {
            ...kept(context),
            items: context.items.toSpliced(event.at, endOf(context.items, event.at) - event.at),
            selected: null,
          }
        : {},
    ),
    undo: assign(({ context: { past, items, future } }) => ({
      items: past.at(-1) ?? items,
      past: past.slice(0, -1),
      future: [...future, items],
    })),
    redo: assign(({ context: { past, items, future } }) => ({
      items: future.at(-1) ?? items,
      past: [...past, items],
      future: future.slice(0, -1),
    })),
    tell: emit(({ context }) => ({ type: 'changed' as const, items: context.items })),
  },
}).createMachine({
  id: 'menuTree',
  context: ({ input }) => ({ ...input, ...shown(input.items) }),
  initial: 'resting',
  on: {
    SHOW: { target: '.resting', actions: ['show', 'unselect'] },
    ADD: {
      guard: and(['menu.footer_limit', 'menu.footer_nested', 'menu.too_deep']),
      target: '.chosen',
      actions: ['add', 'tell'],
    },
    MOVE: [
      { guard: 'staysThere' },
      {
        guard: and(['menu.under_itself', 'menu.footer_nested', 'menu.too_deep']),
        target: '.chosen',
        actions: ['move', 'tell'],
      },
    ],
    STEP: {
      guard: and(['menu.no_way', 'menu.footer_nested', 'menu.too_deep']),
      target: '.chosen',
      actions: ['move', 'tell'],
    },
    DELETE: { target: '.resting', actions: ['remove', 'tell'] },
    UNDO: { guard: 'label_designer.nothing_to_undo', target: '.resting', actions: ['undo', 'unselect', 'tell'] },
    REDO: { guard: 'label_designer.nothing_to_redo', target: '.resting', actions: ['redo', 'unselect', 'tell'] },
  },
  states: {
    resting: {
      on: { SELECT: { guard: 'selectsOne', target: 'chosen', actions: 'select' } },
    },
    chosen: {
      description: 'An item is chosen, and what it says can be changed.',
      on: {
        SELECT: [
          { guard: 'selectsOne', actions: 'select' },
          { target: 'resting', actions: 'unselect' },
        ],
        CHANGE: { guard: 'menu.icon_limit', actions: ['change', 'tell'] },
      },
    },
  },
})

function shown(items: Items) {
  return { items, selected: null, past: [], future: [], typing: null }
}

/** How the items are now is remembered, before they are others. */
function kept({ past, items }: Context): Pick<Context, 'past' | 'future' | 'typing'> {
  return { past: [...past, items].slice(-mostSteps), future: [], typing: null }
}

function placed(context: Context, { items, at }: { items: Items; at: number }): Partial<Context> {
  return { ...kept(context), items, selected: at }
}

function changed(context: Context, { changes, typed }: Extract<MenuTreeEvent, { type: 'CHANGE' }>): Partial<Context> {
  const { items, selected, typing } = context
  const typingNow = typed === undefined ? null : `${selected}.${typed}`
  const before = typingNow !== null && typingNow === typing ? {} : kept(context)
  const next = items.map((item, at) => (at === selected ? { ...item, ...changes } : item))
  return { ...before, items: next, typing: typingNow }
}
