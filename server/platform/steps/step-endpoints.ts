import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type LivedListing, type RecordOf, type StepRequest, stepOperations } from '#api/operations/platform/steps.ts'
import { noSuchStep } from '#machines/platform/refusals.ts'
import { stepTo } from '#machines/platform/steps-of.ts'
import { type Actor, type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'

/** What one record is read with, and in which language its names are told. */
export type ReadingOne = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>
type Work = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language' | 'requestId'>

interface Lived<L extends LivedListing> {
  read(context: ReadingOne, id: number): Promise<RecordOf<L>>
  take(work: Work, id: number, request: StepRequest<L>): Promise<RecordOf<L>>
}

/** What handles the life that a list declares: one record, and every step of its chart. */
export function stepEndpoints<L extends LivedListing>(listing: L, { read, take }: Lived<L>): readonly Endpoint[] {
  const { steps, ...operations } = stepOperations<LivedListing>(listing)
  const taking = (context: Work, id: number, request: object) => take(context, id, request as StepRequest<L>)
  return [
    endpoint(operations.read, ({ params: { id }, ...context }) => read(context, id)),
    endpoint(operations.move, ({ params: { id }, body: { status, ...body }, ...context }) =>
      taking(context, id, { to: status, ...body }),
    ),
    ...Object.entries(steps).map(([type, operation]) =>
      endpoint(operation, ({ params: { id }, body, ...context }) => taking(context, id, { type, ...body })),
    ),
  ]
}

/** The step that was asked for by its name, or the one of the chart that leads where the record is to be and has no call of its own. */
export function requestedStep<Step extends EventObject>(
  { life: { steps = {} } }: LivedListing,
  at: AnyMachineSnapshot,
  request: (Step | { readonly to: string }) & { readonly version: number },
): Step {
  if (!('to' in request)) {
    const { version, ...step } = request
    return step as unknown as Step
  }
  const { to, version, ...carried } = request
  const type = stepTo(at, to, Object.keys(steps))
  if (type === null) throw new Refused(409, [{ id: noSuchStep }])
  return { type, ...carried } as unknown as Step
}
