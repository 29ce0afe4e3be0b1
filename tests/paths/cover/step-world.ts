import type { Holder } from '#api/rules/platform/session.ts'
import type { World } from './http.ts'

/** A record with a chart that is walked, and whoever looks at it. */
export interface StepWorld extends World {
  readonly id: number
  readonly holder: Holder
}

/** As much of its row as every such record has. */
export interface Lived {
  readonly version: number
  readonly status: string
}
