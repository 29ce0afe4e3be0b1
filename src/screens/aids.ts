import { type ComponentType, lazy } from 'react'
import type { Actor } from 'xstate'
import type { ResourceName } from '#api/registry/resources.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'

export interface AidProps {
  /** The form, stored or new. */
  actor: Actor<typeof recordFormMachine>
}

/** What helps to fill a form, under its fields, and changes them as they do: loaded when a form of that resource opens. */
export const aids: Partial<Record<ResourceName, ComponentType<AidProps>>> = {
  coupons: lazy(() => import('./content/coupons/SaleTimeLine.tsx')),
}
