import { sameValue } from '#machines/platform/record-form/same-value.ts'

/** Whose value a part takes when two people changed a record. `both` keeps what each of them added and leaves out what either removed. */
export type Side = 'mine' | 'theirs' | 'both'
export type Choices = Readonly<Record<string, Side>>

/** A part of a record in three versions: as it was opened, as I have it, and as somebody else saved it meanwhile. */
export interface Part {
  /** Rows are named by what tells them apart: `status`, `translations.175.name`, `variants.71.prices.1`. */
  readonly path: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  readonly sides: readonly Side[]
}

/** What two people changed in one record. */
export interface Compared<P extends Part = Part> {
  /** Both changed it, each to something else: somebody has to choose. */
  readonly differences: readonly P[]
  /** Only I changed it: mine, unless I take theirs. */
  readonly own: readonly P[]
  /** Only they changed it: theirs, and told. */
  readonly taken: readonly P[]
}

export const nothingCompared: Compared<never> = { differences: [], own: [], taken: [] }

/** The parts by who changed them. What nobody changed, and what both changed to the same, is nobody's. */
export function byWhom<P extends Part>(parts: readonly P[]): Compared<P> {
  const by = (who: 'both' | 'mine' | 'theirs') => parts.filter((part) => whoChanged(part) === who)
  return { differences: by('both'), own: by('mine'), taken: by('theirs') }
}

/** The side that a part takes. Where only they changed it there is nothing to choose; everything else stays mine unless said otherwise. */
export function sideOf(part: Part, choices: Choices): Side {
  if (whoChanged(part) === 'theirs') return 'theirs'
  return choices[part.path] ?? 'mine'
}

/** One side for a part, or for all that can be chosen. */
export function withChoice({ differences, own }: Compared, choices: Choices, path: string | null, side: Side): Choices {
  const paths = path === null ? [...differences, ...own].map((one) => one.path) : [path]
  return { ...choices, ...Object.fromEntries(paths.map((one) => [one, side])) }
}

/** Where the parts stand that two people changed against each other and nobody has decided. */
export function pendingParts({ differences }: Pick<Compared, 'differences'>, choices: Choices): string[] {
  return differences.filter(({ path }) => !choices[path]).map(({ path }) => placeOf(path))
}

/** The id of the choice of a part: the field itself stands behind it under its own path. */
export function placeOf(path: string): string {
  return `conflict.${path}`
}

function whoChanged({ base, mine, theirs }: Part): 'both' | 'mine' | 'theirs' | null {
  if (sameValue(mine, theirs)) return null
  if (sameValue(mine, base)) return 'theirs'
  return sameValue(theirs, base) ? 'mine' : 'both'
}
