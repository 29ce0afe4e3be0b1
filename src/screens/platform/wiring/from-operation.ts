import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { CallRequest, Requested } from '#api/client/platform/call.ts'
import type { AnswerOf, Operation } from '#api/operations/platform/operation.ts'
import { call } from './http.ts'

/** An actor that asks the API for an operation: `fromOperation(reviewOperations.read, ({ id }) => ({ params: { id } }))`. */
export function fromOperation<O extends Operation, Input>(
  operation: O,
  ...[requestOf]: Asking<O, Input>
): PromiseActorLogic<AnswerOf<O>, Input> {
  return fromPromise(({ input }) => call(operation, ...([requestOf?.(input)] as unknown as Requested<O>)))
}

type Asking<O extends Operation, Input> =
  Record<never, never> extends CallRequest<O>
    ? [requestOf?: (input: Input) => CallRequest<O>]
    : [requestOf: (input: Input) => CallRequest<O>]
