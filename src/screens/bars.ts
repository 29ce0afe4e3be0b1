import { type ComponentType, lazy } from 'react'

interface BarFile {
  readonly default: ComponentType
}

/** What may stand above every page, loaded beside it; one that cannot be loaded is missing, and the page stands all the same. */
export const bars = [
  bar(() => import('./settings/roles/ViewingBar.tsx')),
  bar(() => import('./sales/picking/UnsentPicks.tsx')),
  bar(() => import('./sales/outbox/UnsentSales.tsx')),
] as const

function bar(load: () => Promise<BarFile>) {
  return lazy(() => load().catch((): BarFile => ({ default: () => null })))
}
