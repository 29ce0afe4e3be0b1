import { assign, emit, setup } from 'xstate'
import type { LabelPart, PartKind } from '#api/contract/content/labels.ts'
import { measured, partsFew } from '#api/rules/content/label-themes.ts'
import { somethingToRedo, somethingToUndo } from '#api/rules/content/labels.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { aligned, type Edge, type Frame, moved, resized, snapped, step } from './canvas.ts'
import { newPart } from './parts.ts'

type Parts = readonly LabelPart[]

export interface LabelDesignerInput {
  readonly frame: Frame
  readonly parts: Parts
}

export interface LabelDesignerContext extends LabelDesignerInput {
  /** The place of the part that is chosen. */
  readonly selected: number | null
  /** How the parts were, the latest last; and how they were again before that was taken back. */
  readonly past: readonly Parts[]
  readonly future: readonly Parts[]
  /** What is being dragged: how, and how all was before. */
  readonly held: { readonly how: 'move' | 'resize'; readonly before: Parts } | null
  /** The value that is being typed: its letters are one change together. */
  readonly typing: string | null
}

/** A way by arrow key. */
interface Way {
  readonly dx: -1 | 0 | 1
  readonly dy: -1 | 0 | 1
  /** One dot instead of 25. */
  readonly fine: boolean
}

export type LabelDesignerEvent =
  /** What the form holds was changed by others, such as its taking back, or the label has another size. */
  | ({ type: 'SHOW' } & LabelDesignerInput)
  | { type: 'SELECT'; at: number | null }
  | { type: 'ADD'; kind: PartKind }
  | { type: 'GRAB'; at: number; how: 'move' | 'resize' }
  /** How far the pointer is from where it grabbed, in millimetres. */
  | { type: 'DRAG'; dx: number; dy: number; free: boolean }
  | { type: 'DROP' }
  | { type: 'CANCEL' }
  | ({ type: 'NUDGE' } & Way)
  | ({ type: 'GROW' } & Way)
  | { type: 'ALIGN'; edge: Edge }
  | { type: 'CHANGE'; key: keyof LabelPart; value: string | number }
  | { type: 'DELETE' }
  | { type: 'UNDO' }
  | { type: 'REDO' }

type Context = LabelDesignerContext
const mostSteps = 100

const rules = {
  ...asGuards([partsFew], ({ context }) => ({ components: [...context.parts, null] })),
  ...asGuards([somethingToUndo], ({ context }) => ({ past: context.past.length })),
  ...asGuards([somethingToRedo], ({ context }) => ({ future: context.future.length })),
} as Record<
  'label_theme.too_many_parts' | 'label_designer.nothing_to_undo' | 'label_designer.nothing_to_redo',
  RuleGuard
>

/** The parts of a label, placed by hand: chosen, moved, resized, added and deleted, with every step taken back and again. */
export const labelDesignerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as LabelDesignerInput,
    events: {} as LabelDesignerEvent,
    emitted: {} as { type: 'changed'; parts: Parts },
  },
  guards: {
    ...rules,
    selectsOne: ({ event }) => event.type === 'SELECT' && event.at !== null,
    showsSame: ({ context, event }) => event.type === 'SHOW' && sameParts(event.parts, context.parts),
    partGone: ({ context: { parts, selected } }) => selected === null || selected >= parts.length,
  },
  actions: {
    show: assign(({ context, event }) =>
      event.type === 'SHOW'
        ? { frame: event.frame, ...(sameParts(event.parts, context.parts) ? {} : shown(event.parts)) }
        : {},
    ),
    select: assign(({ event }) => ('at' in event ? { selected: event.at, typing: null } : {})),
    unselect: assign({ selected: null, typing: null }),
    hold: assign(({ context, event }) =>
      event.type === 'GRAB' ? { held: { how: event.how, before: context.parts } } : {},
    ),
    drag: assign(({ context, event }) => (event.type === 'DRAG' ? dragged(context, event) : {})),
    putBack: assign(({ context }) => ({ parts: context.held?.before ?? context.parts, held: null })),
    letGo: assign(({ context }) => ({
      ...(context.held && context.held.before !== context.parts ? kept(context, context.held.before) : {}),
      held: null,
    })),
    change: assign(({ context, event }) => changed(context, event)),
    undo: assign(({ context: { past, parts, future } }) => ({
      typing: null,
      parts: past.at(-1) ?? parts,
      past: past.slice(0, -1),
      future: [...future, parts],
    })),
    redo: assign(({ context: { past, parts, future } }) => ({
      typing: null,
      parts: future.at(-1) ?? parts,
      past: [...past, parts],
      future: future.slice(0, -1),
    })),
    tell: emit(({ context }) => ({ type: 'changed' as const, parts: context.parts })),
  },
}).createMachine({
  id: 'labelDesigner',
  context: ({ input }) => ({ ...input, ...shown(input.parts) }),
  initial: 'resting',
  on: {
    // What was saved comes back as it was: the steps before it can still be taken back.
    SHOW: [
      { guard: 'showsSame', actions: 'show' },
      { target: '.resting', actions: ['show', 'unselect'] },
    ],
  },
  states: {
    resting: {
      on: {
        SHOW: { actions: 'show' },
        SELECT: { guard: 'selectsOne', target: 'chosen', actions: 'select' },
        ADD: { guard: 'label_theme.too_many_parts', target: 'chosen', actions: ['change', 'tell'] },
        GRAB: { target: 'dragging', actions: ['select', 'hold'] },
        UNDO: { guard: 'label_designer.nothing_to_undo', actions: ['undo', 'tell'] },
        REDO: { guard: 'label_designer.nothing_to_redo', actions: ['redo', 'tell'] },
      },
    },
    chosen: {
      description: 'A part is chosen; arrow keys move it.',
      always: { guard: 'partGone', target: 'resting', actions: 'unselect' },
      on: {
        SELECT: [
          { guard: 'selectsOne', actions: 'select' },
          { target: 'resting', actions: 'unselect' },
        ],
        ADD: { guard: 'label_theme.too_many_parts', actions: ['change', 'tell'] },
        GRAB: { target: 'dragging', actions: ['select', 'hold'] },
        NUDGE: { actions: ['change', 'tell'] },
        GROW: { actions: ['change', 'tell'] },
        ALIGN: { actions: ['change', 'tell'] },
        CHANGE: { actions: ['change', 'tell'] },
        DELETE: { target: 'resting', actions: ['change', 'tell', 'unselect'] },
        UNDO: { guard: 'label_designer.nothing_to_undo', actions: ['undo', 'tell'] },
        REDO: { guard: 'label_designer.nothing_to_redo', actions: ['redo', 'tell'] },
      },
    },
    dragging: {
      description: 'A part follows the pointer.',
      on: {
        DRAG: { actions: 'drag' },
        DROP: { target: 'chosen', actions: ['letGo', 'tell'] },
        CANCEL: { target: 'chosen', actions: 'putBack' },
      },
    },
  },
})

/** What the form shows anew after it was saved is what was placed here, however its numbers are written: it is not a change of others. */
function sameParts(one: Parts, other: Parts): boolean {
  const words = (parts: Parts) => JSON.stringify(parts.map((part) => Object.entries(measured(part)).sort()))
  return one === other || words(one) === words(other)
}

function shown(parts: Parts) {
  return { parts, selected: null, past: [], future: [], held: null, typing: null }
}

/** The parts as they are now, with how they were before remembered. */
function kept({ past }: Context, before: Parts) {
  return { past: [...past, before].slice(-mostSteps), future: [], typing: null }
}

function dragged(
  { parts, held, selected, frame }: Context,
  { dx, dy, free }: { dx: number; dy: number; free: boolean },
) {
  const grabbed = selected === null ? undefined : held?.before[selected]
  if (!held || !grabbed) return {}
  const part = measured(grabbed)
  if (held.how === 'resize') return { parts: withPart(parts, selected, resized(part, dx, dy, frame)) }
  const there = moved(part, dx, dy, frame)
  const others = parts.filter((_, at) => at !== selected).map(measured)
  return { parts: withPart(parts, selected, free ? there : snapped(there, others, frame)) }
}

function changed(context: Context, event: LabelDesignerEvent): Partial<Context> {
  const { parts, selected, frame } = context
  if (event.type === 'ADD') {
    const next = [...parts, newPart(event.kind, parts.map(measured), frame)]
    return { ...kept(context, parts), parts: next, selected: next.length - 1 }
  }
  const part = selected === null ? undefined : parts[selected]
  if (!part) return {}
  if (event.type === 'DELETE') return { ...kept(context, parts), parts: parts.filter((one) => one !== part) }
  const next = asChanged(part, event, frame)
  if (JSON.stringify(next) === JSON.stringify(part)) return {}
  const typing = event.type === 'CHANGE' ? `${selected}.${event.key}` : null
  const before = typing !== null && typing === context.typing ? {} : kept(context, parts)
  return { ...before, parts: withPart(parts, selected, next), typing }
}

function asChanged(part: LabelPart, event: LabelDesignerEvent, frame: Frame): LabelPart {
  if (event.type === 'ALIGN') return aligned(measured(part), event.edge, frame)
  // What is typed stays as it is typed: a rule says where it reaches beyond the label.
  if (event.type === 'CHANGE') return { ...part, [event.key]: event.value }
  if (event.type !== 'NUDGE' && event.type !== 'GROW') return part
  const by = (event.fine ? 1 : step) / frame.dpi
  const go = event.type === 'NUDGE' ? moved : resized
  return go(measured(part), event.dx * by, event.dy * by, frame)
}

function withPart(parts: Parts, at: number | null, part: LabelPart): Parts {
  return parts.map((one, place) => (place === at ? part : one))
}
