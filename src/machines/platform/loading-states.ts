/**
 * How a page begins that offers something to choose from: that is on its way, or no answer came and it is asked for again.
 * The machine brings the actor `look` and the action `takeFailure`; `on` is what it hears meanwhile.
 */
export function loadingStates<const Loaded, const On = object>(onDone: Loaded, on: On = {} as On) {
  return {
    opening: {
      tags: 'busy',
      invoke: { id: 'look', src: 'look', onDone, onError: { target: 'unreachable', actions: 'takeFailure' } },
      on,
    },
    unreachable: { on: { RETRY: 'opening' } },
  } as const
}
