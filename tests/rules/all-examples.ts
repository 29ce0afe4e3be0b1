import type { Examples } from './examples.ts'

/** Every table of examples there is: the default exports of `tests/rules/*.examples.ts`. */
export const allExamples: readonly Examples[] = Object.values(
  import.meta.glob<readonly Examples[]>('./*/*.examples.ts', { eager: true, import: 'default' }),
).flat()
