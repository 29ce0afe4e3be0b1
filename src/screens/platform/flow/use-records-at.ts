import { useMemo } from 'react'
import type { FlowMap } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { type MapPart, recordsAt, stepsAt } from './flow-address.ts'
import type { MapProps } from './map-props.ts'

/** Where the records stand that a part of the map counts, in its days or others; nowhere for whoever may not see their list. Of waits their steps tell more. */
export function useRecordsAt({
  query,
  map: { days },
}: Pick<MapProps, 'query' | 'map'>): (part: MapPart, days?: FlowMap['days']) => string | null {
  const flow = flows.find(({ kind }) => kind === query.kind)
  const holder = useHolder()
  return useMemo(() => {
    const sees = (list: Resource) => permits(holder, list.codes.list)
    return (part, of = days) => {
      if (!flow) return null
      if (flow.steps && part.waited !== undefined && sees(flow.steps)) return stepsAt(flow.steps, query, of, part)
      return sees(flow.list) ? recordsAt(flow.list, query, of, part) : null
    }
  }, [flow, holder, query, days])
}
