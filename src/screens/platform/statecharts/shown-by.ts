import type { Level, Proof, WalkRecord } from '#machines/platform/proof.types.ts'

/** Which walks show something of a transition, level by level, by their numbers from 1. */
export function walksShowing({ levels }: Proof, transition: string): { level: Level; walks: number[] }[] {
  return levels
    .filter(({ stale }) => !stale)
    .map(({ level, walks }) => ({
      level,
      walks: walks.flatMap((walk, index) => (shows(walk, transition) ? [index + 1] : [])),
    }))
    .filter(({ walks }) => walks.length > 0)
}

function shows({ start, steps }: WalkRecord, transition: string): boolean {
  const met = [start, ...steps].flatMap((stop) => [...stop.proves, ...stop.refused.flatMap((one) => one.proves)])
  return met.some((obligation) => obligation.startsWith(`${transition} `))
}
