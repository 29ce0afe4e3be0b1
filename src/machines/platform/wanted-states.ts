/** What is looked for to be added: what was scanned or typed, or what was chosen from a list. */
export type Wanted = { readonly code: string } | { readonly id: number }

/**
 * How a form finds what is added to it, one after the other: it is asked for, or no answer came. A scanner does not wait: what it `adds` meanwhile
 * is found next, and `then` is where it goes on once nothing more is wanted. The machine brings the actor `find`, the guards `isMissing` and
 * `moreWanted`, the actions `want`, `wantNext`, `takeVariant`, `noteMissing`, `takeMissed`, `emitFound`, `emitNotAdded` and `drop`, and the state
 * `writing`.
 */
export function wantedStates<const Adds extends string, const Then extends readonly object[]>(adds: Adds, then: Then) {
  return {
    finding: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { wanted } }: { context: { wanted: readonly Wanted[] } }) => ({
          wanted: wanted[0] ?? { id: 0 },
        }),
        onDone: { target: 'looking', actions: ['emitFound', 'takeVariant', 'wantNext'] },
        onError: [
          { guard: 'isMissing', target: 'looking', actions: ['noteMissing', 'wantNext', 'emitNotAdded'] },
          { target: 'notFound', actions: ['takeMissed', 'emitNotAdded'] },
        ],
      },
      on: when(adds, { actions: 'want' }),
    },
    looking: { always: [{ guard: 'moreWanted', target: 'finding' }, ...then] },
    notFound: {
      description: 'The product could not be asked for.',
      on: {
        ...when(adds, { target: 'finding', actions: 'want' }),
        RETRY: 'finding',
        DROP: { target: 'writing', actions: 'drop' },
      },
    },
  } as const
}

function when<const Adds extends string, const Then>(adds: Adds, then: Then): Record<Adds, Then> {
  return { [adds]: then } as Record<Adds, Then>
}
