import type { Level } from '#machines/platform/proof.types.ts'

/** An obligation that no walk can meet at this level, and why that is right. A waiver that nothing needs fails the run. */
export interface Waiver {
  readonly machine: string
  readonly level: Level
  readonly obligation: string
  readonly reason: string
}

export const waivers: readonly Waiver[] = []
