import { assign, setup } from 'xstate'
import type { AddressLevel, AddressPlace, AddressPlaces } from '#api/contract/platform/addresses.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import { missingList, type PlaceLists } from '#api/rules/platform/address-places.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface AddressInput {
  /** What the address says already. */
  readonly places: AddressPlaces
}

/** What is looked up: everything of a level inside one place, and all countries inside none. */
export interface LookUp {
  readonly level: AddressLevel
  readonly inside: number | null
}

export interface AddressContext extends AddressInput {
  readonly lists: PlaceLists
  readonly failure: ApiFailure | null
}

export type AddressEvent =
  /** The address says something else: it was chosen or written here, or came from a customer. */
  { type: 'SHOW'; places: AddressPlaces } | { type: 'RETRY' }

const flow = setup({
  types: {
    context: {} as AddressContext,
    input: {} as AddressInput,
    events: {} as AddressEvent,
    tags: {} as 'busy',
  },
  actors: { lookUp: unwired<readonly AddressPlace[], LookUp>('lookUp') },
  guards: {
    /** What lies deeper is looked up when this is there. */
    isMissing: ({ context: { places, lists } }, { level }: { level: AddressLevel }) =>
      missingList(places, lists)?.level === level,
  },
  actions: {
    show: assign(({ event }) => (event.type === 'SHOW' ? { places: event.places } : {})),
    take: assign(({ context: { places, lists }, event }) => {
      const found = missingList(places, lists)
      const list = { inside: found?.inside ?? null, places: (event as unknown as { output: AddressPlace[] }).output }
      return found ? { lists: { ...lists, [found.level]: list }, failure: null } : {}
    }),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
  },
})

/**
 * Where an address lies, chosen step by step: countries, then what lies inside each choice (rules R142, R187). It holds the lists alone;
 * what was chosen is the form's, and stays when a list cannot be loaded.
 */
export const addressMachine = flow.createMachine({
  id: 'address',
  context: ({ input }) => ({ places: input.places, lists: {}, failure: null }),
  initial: 'deciding',
  on: { SHOW: { target: '.deciding', actions: 'show' } },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isMissing', params: { level: 'country' } }, target: 'country' },
        { guard: { type: 'isMissing', params: { level: 'state' } }, target: 'state' },
        { guard: { type: 'isMissing', params: { level: 'city' } }, target: 'city' },
        { guard: { type: 'isMissing', params: { level: 'district' } }, target: 'district' },
        { guard: { type: 'isMissing', params: { level: 'neighborhood' } }, target: 'neighborhood' },
        { target: 'shown' },
      ],
    },
    country: lookingUp('country'),
    state: lookingUp('state'),
    city: lookingUp('city'),
    district: lookingUp('district'),
    neighborhood: lookingUp('neighborhood'),
    shown: { description: 'Everything that can be chosen from is there.' },
    failed: { on: { RETRY: 'deciding' } },
  },
})

/** The places of one level are fetched, inside the one that was chosen above it. */
function lookingUp(level: AddressLevel) {
  return {
    tags: ['busy' as const],
    invoke: {
      id: level,
      src: 'lookUp' as const,
      input: ({ context: { places, lists } }: { context: AddressContext }) => ({
        level,
        inside: missingList(places, lists)?.inside ?? null,
      }),
      onDone: { target: 'deciding', actions: 'take' as const },
      onError: { target: 'failed', actions: 'takeFailure' as const },
    },
  }
}
