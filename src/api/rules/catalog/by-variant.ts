import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'

/**
 * What is said of a list of variants is kept with the list, and asked again only of the variants that are other objects: a key among two
 * thousand variants judges one. It is found again by either end of the list, since an edit leaves at least one of them as it was.
 */

type Variants = readonly Variant[]
type Paths = readonly string[]

interface Judged<Given> {
  readonly variants: Variants
  readonly given: Given | undefined
  /** Of each variant, by its place. */
  readonly said: readonly Paths[]
  /** Of all of them, from the product on. */
  readonly wrong: Paths
}

/** The paths that are wrong in the variants that stay, where each is judged by itself and by what is given beside it. */
export function inEachVariant<Given = undefined>(
  judge: (variant: Variant, given: Given) => Paths,
): (product: ProductInput, ...given: Given extends undefined ? [] : [Given]) => Paths {
  const known = keptByEnds<Judged<Given>>()
  return ({ variants }, given?: Given) => {
    const before = known.find(variants)
    const same = before?.given === given ? before : undefined
    if (same?.variants === variants) return same.wrong
    const judged = judgedAfter(same, variants, (variant) => judge(variant, given as Given))
    known.keep({ ...judged, variants, given })
    return judged.wrong
  }
}

/** What all variants say together, asked again only when one of these fields of a variant is another. */
export function amongVariants<Answer>(
  fields: readonly (keyof Variant)[],
  ask: (variants: Variants) => Answer,
): (product: ProductInput) => Answer {
  const known = keptByEnds<{ variants: Variants; answer: Answer }>()
  return ({ variants }) => {
    const before = known.find(variants)
    if (before?.variants === variants) return before.answer
    const answer = before && alike(before.variants, variants, fields) ? before.answer : ask(variants)
    known.keep({ variants, answer })
    return answer
  }
}

/** Whether two variants hold the same key, each its own keys once. What is counted goes along with the list: an edit counts one variant anew. */
export function heldTwice(keysOf: (variant: Variant) => ReadonlySet<string>): (product: ProductInput) => boolean {
  const known = keptByEnds<Holders>()
  return ({ variants }) => {
    const holders = known.find(variants) ?? { variants: [], count: new Map(), shared: 0 }
    if (holders.variants !== variants) recount(holders, variants, keysOf)
    known.keep(holders)
    return holders.shared > 0
  }
}

interface Holders {
  variants: Variants
  /** How many variants hold a key. */
  readonly count: Map<string, number>
  /** How many keys are held by several. */
  shared: number
}

function recount(holders: Holders, variants: Variants, keysOf: (variant: Variant) => ReadonlySet<string>): void {
  const { variants: before, count } = holders
  const hold = (variant: Variant | undefined, by: 1 | -1) => {
    for (const key of variant ? keysOf(variant) : []) {
      const now = (count.get(key) ?? 0) + by
      if (now === 0) count.delete(key)
      else count.set(key, now)
      if (now === (by === 1 ? 2 : 1)) holders.shared += by
    }
  }
  for (let at = 0; at < Math.max(before.length, variants.length); at += 1) {
    if (before[at] === variants[at]) continue
    hold(before[at], -1)
    hold(variants[at], 1)
  }
  holders.variants = variants
}

const none: readonly string[] = []

function judgedAfter(
  before: Pick<Judged<unknown>, 'variants' | 'said' | 'wrong'> | undefined,
  variants: Variants,
  judge: (variant: Variant) => Paths,
) {
  const said = before?.said.slice(0, variants.length) ?? []
  let changed = before?.variants.length !== variants.length
  for (let at = 0; at < variants.length; at += 1) {
    const variant = variants[at]
    if (variant === undefined || before?.variants[at] === variant) continue
    const paths = variant.deleted ? none : judge(variant)
    changed ||= paths.length > 0 || (said[at]?.length ?? 0) > 0
    said[at] = paths
  }
  return { said, wrong: changed || !before ? placed(said) : before.wrong }
}

function placed(said: readonly Paths[]): Paths {
  const wrong: string[] = []
  for (const [at, paths] of said.entries()) for (const path of paths) wrong.push(`variants.${at}.${path}`)
  return wrong
}

function alike(before: Variants, now: Variants, fields: readonly (keyof Variant)[]): boolean {
  if (before.length !== now.length) return false
  for (let at = 0; at < now.length; at += 1) {
    const [old, variant] = [before[at], now[at]]
    if (old !== variant && !fields.every((field) => old?.[field] === variant?.[field])) return false
  }
  return true
}

function keptByEnds<Kept extends { readonly variants: Variants }>() {
  const known = new WeakMap<Variant, Kept>()
  const ends = (variants: Variants) => [variants[0], variants.at(-1)].filter((end) => end !== undefined)
  return {
    find: (variants: Variants) => ends(variants).flatMap((end) => known.get(end) ?? [])[0],
    keep: (kept: Kept) => {
      for (const end of ends(kept.variants)) known.set(end, kept)
    },
  }
}
