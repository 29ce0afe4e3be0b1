import { fromPromise } from 'xstate'

/** An actor that only has its types: what it does is provided in src/screens/wiring, so that machines know of no calls. */
export function unwired<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" is not wired`)))
}
