import type { FlowMap, FlowQuery } from '#api/contract/platform/flow.ts'
import type { ChartWords } from './use-chart-words.ts'

/** What every part of a process map is given. */
export interface MapProps {
  readonly query: FlowQuery
  readonly map: FlowMap
  readonly words: ChartWords
}
