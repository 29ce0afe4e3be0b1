import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * What is asked for by a call, unless it is known already: then its answer is there before the next event, and no page is drawn in between
 * that waits for it.
 */
export function knownOrAsked<Input, Output>(
  known: (input: Input) => Output | undefined,
  ask: (input: Input) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  const pending = fromPromise<Output, Input>(({ input }) => ask(input))
  return {
    ...pending,
    getInitialSnapshot: (scope, input) => {
      const output = known(input)
      const waiting = pending.getInitialSnapshot(scope, input)
      return output === undefined ? waiting : { ...waiting, status: 'done', output, error: undefined, input: undefined }
    },
  }
}
