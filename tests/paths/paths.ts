import type { PathSpec } from './cover/spec.ts'

/** The path specs of all machines: the default exports of `tests/paths/*.paths.ts`. A new one is found by being there. */
export const allPaths: readonly PathSpec[] = Object.values(
  import.meta.glob<PathSpec>('./*/*.paths.ts', { eager: true, import: 'default' }),
)
