import { useMemo } from 'react'
import type { FlowMap, FlowQuery } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { type MapPart, recordsAt, stepsAt } from './flow-address.ts'
import type { MapProps } from './map-props.ts'

/** Where the records stand that a part of the map counts; nowhere for whoever may not see their list. Of waits their steps tell more. */
export function useRecordsAt({
  query,
  map: { days },
}: Pick<MapProps, 'query' | 'map'>): (part: MapPart) => string | null {
  const recordsIn = useRecordsIn(query)
  return useMemo(() => (part) => recordsIn(part, days), [recordsIn, days])
}

/** The same in any days. */
export function useRecordsIn(query: FlowQuery): (part: MapPart, days: FlowMap['days']) => string | null {
  const flow = flows.find(({ kind }) => kind === query.kind)
  const holder = useHolder()
  return useMemo(() => {
    const sees = (list: Resource) => permits(holder, list.codes.list)
    return (part, days) => {
      if (!flow) return null
      if (flow.steps && part.waited !== undefined && sees(flow.steps)) return stepsAt(flow.steps, query, days, part)
      return sees(flow.list) ? recordsAt(flow.list, query, days, part) : null
    }
  }, [flow, holder, query])
}
