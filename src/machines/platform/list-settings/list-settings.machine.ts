import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { type Columns, type Density, type ListSettings, plainSettings } from '#api/contract/platform/list-settings.ts'
import type { ListName } from '#api/registry/lists.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface ListSettingsInput {
  readonly list: ListName
}

interface ListSettingsContext extends ListSettingsInput {
  /** As the person wants it now. */
  readonly settings: ListSettings
  /** What was sent last. */
  readonly sent: ListSettings
  readonly failure: ApiFailure | null
}

/** What is kept, for whom. */
export interface Keeping extends ListSettingsInput {
  readonly settings: ListSettings
}

type ListSettingsEvent =
  /** Other columns, another order or width; `null`: as the list is declared. */
  | { type: 'ARRANGE'; columns: Columns }
  | { type: 'SET_DENSITY'; density: Density }
  /** The view that the list opens with, or none. */
  | { type: 'SET_DEFAULT'; view: number | null }
  | { type: 'RETRY' }

const flow = setup({
  types: {
    context: {} as ListSettingsContext,
    input: {} as ListSettingsInput,
    events: {} as ListSettingsEvent,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    load: unwired<ListSettings, ListSettingsInput>('load'),
    keep: unwired<unknown, Keeping>('keep'),
  },
  guards: {
    /** What was changed while the last change was on its way goes after it: they arrive in their order. */
    isBehind: ({ context }) => context.sent !== context.settings,
  },
  actions: {
    take: assign(({ event }) => {
      const { output } = event as unknown as { output: ListSettings }
      return { settings: output, sent: output, failure: null }
    }),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
    arrange: assign(({ context: { settings }, event }) =>
      event.type === 'ARRANGE' ? { settings: { ...settings, columns: event.columns } } : {},
    ),
    setDensity: assign(({ context: { settings }, event }) =>
      event.type === 'SET_DENSITY' ? { settings: { ...settings, density: event.density } } : {},
    ),
    setDefault: assign(({ context: { settings }, event }) =>
      event.type === 'SET_DEFAULT' ? { settings: { ...settings, default_view_id: event.view } } : {},
    ),
    send: assign(({ context: { settings } }) => ({ sent: settings, failure: null })),
  },
})

/** How one person wants one list to look. A change is shown at once, and kept on the server beside it. */
export const listSettingsMachine = flow.createMachine({
  id: 'listSettings',
  context: ({ input }) => ({ ...input, settings: plainSettings, sent: plainSettings, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'kept', actions: 'take' },
        onError: { target: 'notLoaded', actions: 'takeFailure' },
      },
    },
    notLoaded: {
      tags: ['settled'],
      description: 'The list is shown as it is declared. Nothing is changed: that would take away what is kept.',
      on: { RETRY: 'loading' },
    },
    kept: {
      tags: ['settled'],
      on: {
        ARRANGE: { target: 'saving', actions: 'arrange' },
        SET_DENSITY: { target: 'saving', actions: 'setDensity' },
        SET_DEFAULT: { target: 'saving', actions: 'setDefault' },
      },
    },
    saving: {
      tags: ['busy', 'settled'],
      entry: 'send',
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { list, settings } }) => ({ list, settings }),
        onDone: [{ guard: 'isBehind', target: 'saving', reenter: true }, { target: 'kept' }],
        onError: { target: 'notSaved', actions: 'takeFailure' },
      },
      on: {
        ARRANGE: { actions: 'arrange' },
        SET_DENSITY: { actions: 'setDensity' },
        SET_DEFAULT: { actions: 'setDefault' },
      },
    },
    notSaved: {
      tags: ['settled'],
      description: 'What the person chose stays for now; the next change, or trying again, keeps it.',
      on: {
        RETRY: 'saving',
        ARRANGE: { target: 'saving', actions: 'arrange' },
        SET_DENSITY: { target: 'saving', actions: 'setDensity' },
        SET_DEFAULT: { target: 'saving', actions: 'setDefault' },
      },
    },
  },
})
