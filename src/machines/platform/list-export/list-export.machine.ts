import { assign, emit, setup } from 'xstate'
import type { ExportFormat, FileLanguage } from '#api/contract/platform/exports.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** What a list shows, and as which file it is wanted, or on paper. */
export interface Exporting {
  readonly resource: ListName | `jobs/${number}/rows` | `reports/${string}`
  /** With the filters of the screen itself. */
  readonly query: Omit<ListQuery, 'page'>
  /** In the order that they are shown in. */
  readonly columns: readonly string[]
  readonly format: ExportFormat | 'paper'
  readonly lang: FileLanguage
  /** What the file is called, without its ending. */
  readonly name: string
  /** How many rows there are. */
  readonly rows: number
}

interface ListExportContext {
  readonly exporting: Exporting | null
  readonly failure: ApiFailure | null
}

type ListExportEvent = { type: 'EXPORT'; exporting: Exporting } | { type: 'RETRY' } | { type: 'CANCEL' }

const flow = setup({
  types: {
    context: {} as ListExportContext,
    events: {} as ListExportEvent,
    emitted: {} as { type: 'written' },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Fetches the file and hands it to the person. */
    write: unwired<unknown, Exporting | null>('write'),
  },
  actions: {
    take: assign(({ event }) => (event.type === 'EXPORT' ? { exporting: event.exporting, failure: null } : {})),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
    announce: emit({ type: 'written' }),
  },
})

/** Everything that a list shows, all of its pages, as a file. Who may see the list may export it. */
export const listExportMachine = flow.createMachine({
  id: 'listExport',
  context: { exporting: null, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { EXPORT: { target: 'writing', actions: 'take' } } },
    writing: {
      tags: ['busy'],
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => context.exporting,
        onDone: { target: 'idle', actions: 'announce' },
        onError: { target: 'failed', actions: 'takeFailure' },
      },
      on: { CANCEL: 'idle' },
    },
    failed: {
      tags: ['asking'],
      description: 'A file that broke off is thrown away: half a list looks like all of it.',
      on: { RETRY: 'writing', CANCEL: 'idle', EXPORT: { target: 'writing', actions: 'take' } },
    },
  },
})
