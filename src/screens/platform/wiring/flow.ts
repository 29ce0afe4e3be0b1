import type { FlowKind, FlowQuery, FlowWeeksQuery } from '#api/contract/platform/flow.ts'
import { flowOperations } from '#api/operations/platform/flow.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from './from-operation.ts'

/** Which record's way is looked at. */
export interface WayQuery {
  readonly kind: FlowKind
  readonly id: number
}

/** The process map of a kind of records. */
export const flowMap = loaded(fromOperation(flowOperations.map, ({ query }: LoadedInput<FlowQuery>) => ({ query })))

/** The last weeks of the same records, beside the map: whoever looks at it does not wait for them. */
export const flowWeeks = loaded(
  fromOperation(flowOperations.weeks, ({ query }: LoadedInput<FlowWeeksQuery>) => ({ query })),
)

/** The way of one record. */
export const recordFlow = loaded(
  fromOperation(flowOperations.ofRecord, ({ query }: LoadedInput<WayQuery>) => ({ query })),
)
