import { assign, setup } from 'xstate'
import { type LabelsQuery, type LabelsToPrint, mostOfOne, type Queued } from '#api/contract/content/label-print.ts'
import type { LabelPaper, LabelVariant } from '#api/contract/content/labels.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { type LabelPrintFacts, labelPrintRules, somethingQueued } from '#api/rules/content/label-print.ts'
import { windowOpened } from '#api/rules/platform/printing.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { asGuards, asOneGuard, type RuleGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** A product whose labels are printed, and how many as they were typed. */
export interface LabelRow {
  readonly variant: LabelVariant
  readonly count: string
  readonly queued: Queued | null
}

export interface LabelPrintInput {
  readonly query: LabelsQuery
  /** What the shop's printer has. */
  readonly prefers: LabelPaper
  /** How a file writes money and days. */
  readonly language: PanelLanguage
}

export interface LabelPrintContext extends LabelPrintInput {
  readonly found: LabelsToPrint | null
  readonly rows: readonly LabelRow[]
  readonly theme: number | null
  readonly start: string
  readonly failure: ApiFailure | null
}

export type LabelPrintEvent =
  /** The address asks for other labels. */
  | { type: 'SHOW'; query: LabelsQuery }
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; theme: number }
  | { type: 'ADD'; variant: LabelVariant }
  | { type: 'COUNT'; at: number; count: string }
  | { type: 'COUNT_ALL'; count: string }
  | { type: 'REMOVE'; at: number }
  | { type: 'START'; start: string }
  | { type: 'PRINT' }
  | { type: 'EXPORT' }
  | { type: 'CLOSE' }
  /** Whether the labels came out of the printer. */
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** They need no labels. */
  | { type: 'LEAVE' }

type Context = LabelPrintContext

const rules = {
  ...asGuards([windowOpened], ({ event }) => ({ opened: event.output === true })),
  ...asGuards([somethingQueued], ({ context }: { context: Context }) => ({ queued: queuedIn(context).length })),
} as Record<'app.popup_blocked' | 'labels.none_queued', RuleGuard>

/** Labels of products: which, how many, by which theme; then given to a printer, and taken from the queue once they came out. */
export const labelPrintMachine = setup({
  types: {
    context: {} as Context,
    input: {} as LabelPrintInput,
    events: {} as LabelPrintEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<LabelsToPrint, LabelsQuery>('open'),
    /** Opens the window of what is printed; answers whether the browser let it. */
    openWindow: unwired<boolean, Context>('openWindow'),
    /** Gives the labels to the browser as a file for printers that read ZPL. */
    writeFile: unwired<unknown, Context>('writeFile'),
    leaveQueue: unwired<unknown, readonly Queued[]>('leaveQueue'),
  },
  guards: {
    ...rules,
    printable: asOneGuard(labelPrintRules, ({ context }) => broken<LabelPrintFacts>(labelPrintRules, factsOf(context))),
    fromQueue: ({ context }) => queuedIn(context).length > 0,
  },
  actions: {
    ask: assign(({ event }) => (event.type === 'SHOW' ? { query: event.query } : {})),
    fail: assign(({ event }) => ({ failure: asFailure((event as unknown as { error: unknown }).error) })),
    change: assign(({ context, event }) => changed(context, event)),
  },
}).createMachine({
  id: 'labelPrint',
  context: ({ input }) => ({ ...input, found: null, rows: [], theme: null, start: '1', failure: null }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { query } }) => query,
        onDone: { target: 'shown', actions: assign(({ context, event }) => opened(context, event.output)) },
        onError: { target: 'unreachable', actions: 'fail' },
      },
    },
    unreachable: { on: { RETRY: 'opening', SHOW: { target: 'opening', actions: 'ask' } } },
    shown: {
      on: {
        SHOW: { target: 'opening', actions: 'ask' },
        CHOOSE: { actions: 'change' },
        ADD: { actions: 'change' },
        COUNT: { actions: 'change' },
        COUNT_ALL: { actions: 'change' },
        REMOVE: { actions: 'change' },
        START: { actions: 'change' },
        PRINT: { guard: 'printable', target: 'printing' },
        EXPORT: { guard: 'printable', target: 'exporting' },
        LEAVE: { guard: 'labels.none_queued', target: 'leaving' },
      },
    },
    printing: {
      tags: ['busy'],
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => context,
        onDone: [{ guard: 'app.popup_blocked', target: 'given' }, { target: 'blocked' }],
      },
    },
    blocked: {
      tags: ['asking'],
      description: 'Nothing was printed.',
      on: { RETRY: 'printing', CLOSE: 'shown' },
    },
    exporting: {
      tags: ['busy'],
      invoke: {
        id: 'writeFile',
        src: 'writeFile',
        input: ({ context }) => context,
        onDone: 'given',
        onError: { target: 'notWritten', actions: 'fail' },
      },
    },
    notWritten: { tags: ['asking'], on: { RETRY: 'exporting', CLOSE: 'shown' } },
    given: { always: [{ guard: 'fromQueue', target: 'asking' }, { target: 'shown' }] },
    asking: {
      tags: ['asking'],
      description: 'Paper may run out: only people see what came out of the printer.',
      on: { CONFIRM: 'leaving', CANCEL: 'shown' },
    },
    leaving: {
      tags: ['busy'],
      invoke: {
        id: 'leaveQueue',
        src: 'leaveQueue',
        input: ({ context }) => queuedIn(context),
        onDone: 'opening',
        onError: { target: 'notLeft', actions: 'fail' },
      },
    },
    notLeft: { tags: ['asking'], on: { RETRY: 'leaving', CLOSE: 'shown' } },
  },
})

/** The theme that is chosen. */
export function chosenTheme({
  found,
  theme,
}: Pick<Context, 'found' | 'theme'>): LabelsToPrint['themes'][number] | null {
  return found?.themes.find(({ id }) => id === theme) ?? null
}

function factsOf(context: Context): LabelPrintFacts {
  return { theme: chosenTheme(context), counts: context.rows.map(({ count }) => count), start: context.start }
}

/** What of the rows waits in the queue; a row of which nothing is printed goes on waiting. */
function queuedIn({ rows }: Pick<Context, 'rows'>): Queued[] {
  return rows.flatMap(({ queued, count }) => (queued !== null && Number(count) > 0 ? [queued] : []))
}

function opened({ theme, prefers }: Context, found: LabelsToPrint): Partial<Context> {
  const { themes } = found
  const kept = themes.find(({ id }) => id === theme)
  const first = kept ?? themes.find(({ paper }) => paper === prefers) ?? themes[0]
  const rows = found.rows.map(({ variant, quantity, queued }) => ({ variant, count: String(quantity), queued }))
  return { found, rows, theme: first?.id ?? null, failure: null }
}

function changed({ rows }: Context, event: LabelPrintEvent): Partial<Context> {
  switch (event.type) {
    case 'CHOOSE':
      return { theme: event.theme, start: '1' }
    case 'START':
      return { start: event.start }
    case 'ADD':
      return { rows: added(rows, event.variant) }
    case 'COUNT':
      return { rows: rows.map((row, at) => (at === event.at ? { ...row, count: event.count } : row)) }
    case 'COUNT_ALL':
      return { rows: rows.map((row) => ({ ...row, count: event.count })) }
    case 'REMOVE':
      return { rows: rows.filter((_, at) => at !== event.at) }
    default:
      return {}
  }
}

/** One label more of a product that is there already. */
function added(rows: readonly LabelRow[], variant: LabelVariant): LabelRow[] {
  if (!rows.some((row) => row.variant.id === variant.id)) return [...rows, { variant, count: '1', queued: null }]
  const more = (count: string) => String(Math.min(mostOfOne, (Number(count) || 0) + 1))
  return rows.map((row) => (row.variant.id === variant.id ? { ...row, count: more(row.count) } : row))
}
