import { noRows, tooLargeInside } from '#api/rules/platform/imports.ts'
import type { FeedElement } from './feed-tree.ts'
import { namesOfPath } from './names-of-column.ts'
import { notRead } from './table.ts'

/** What a feed is looked through for: fields by their plain names. */
export interface FeedNames {
  readonly fields: ReadonlyMap<string, string>
  /** Of these, what each variant has for itself, and what it is known by. */
  readonly ofVariants: readonly string[]
  readonly codes: readonly string[]
}

/** An element that may be the row of a feed: the way to it from the root, and how many there are. */
export interface FeedRow {
  readonly path: string
  readonly count: number
}

/** Which elements of a feed may be its rows, the likeliest first, and below each the element that is a variant. */
export interface FeedShape {
  readonly rows: readonly FeedRow[]
  variantOf(row: string): string | null
  /** Whether several of an element lie side by side. */
  repeats(path: string): boolean
}

/** How many different ways there may be through a feed, and how many of its elements are offered as its row. */
const [mostPaths, mostRows] = [2000, 20]

interface Place {
  count: number
  repeats: boolean
  /** The ways to what it says itself, from it on. */
  readonly says: Set<string>
}

/** How a feed is made: told by what repeats, and by what it is called. */
export function shapeOf(root: FeedElement, names: FeedNames): FeedShape {
  const places = placesIn(root)
  const known = (path: string, wanted?: readonly string[]) => {
    const keys = [...(places.get(path)?.says ?? [])].map((way) => fieldOf(way, names))
    return new Set(keys.filter((key) => key !== null && (!wanted || wanted.includes(key)))).size
  }
  // What a product says as a whole tells more of it than what its variants say too.
  const score = (path: string) => 2 * known(path) - known(path, names.ofVariants)
  const says = (path: string) => places.get(path)?.says.size ?? 0
  const rows = [...places]
    .filter(([path, place]) => place.says.size > 0 && (place.repeats || path === root.name))
    .sort(([one], [other]) => score(other) - score(one) || says(other) - says(one) || one.length - other.length)
    .slice(0, mostRows)
    .map(([path, { count }]) => ({ path, count }))
  if (rows.length === 0) notRead({ id: noRows.id, at: ['file'] })
  return {
    rows,
    variantOf: (row) => {
      const [best] = [...places.keys()]
        .filter((path) => path.startsWith(`${row}/`) && places.get(path)?.repeats && known(path, names.codes) > 0)
        .sort((one, other) => known(other, names.ofVariants) - known(one, names.ofVariants))
      return best ?? null
    },
    repeats: (path) => places.get(path)?.repeats ?? false,
  }
}

/** The field that a path seems to be, or `null`. */
export function fieldOf(path: string, { fields }: FeedNames): string | null {
  const name = namesOfPath(path).find((one) => fields.has(one))
  return fields.get(name ?? '') ?? null
}

function placesIn(root: FeedElement): Map<string, Place> {
  const places = new Map<string, Place>()
  const visit = (element: FeedElement, path: string, isOneOfSeveral: boolean) => {
    const place = places.get(path) ?? { count: 0, repeats: false, says: new Set() }
    if (places.size >= mostPaths) notRead({ id: tooLargeInside.id, at: ['file'] })
    places.set(path, place)
    place.count += 1
    place.repeats ||= isOneOfSeveral
    for (const [name, value] of element.attributes) if (value !== '') place.says.add(`@${name}`)
    if (element.text.trim() !== '') place.says.add('')
    const seen = new Map<string, number>()
    for (const { name } of element.children) seen.set(name, (seen.get(name) ?? 0) + 1)
    for (const child of element.children) visit(child, `${path}/${child.name}`, (seen.get(child.name) ?? 0) > 1)
  }
  visit(root, root.name, false)
  return withWhatLiesBelow(places)
}

/** What an element says that has no row of its own is said by the one above it. A text alone is a field, however often it stands there. */
function withWhatLiesBelow(places: Map<string, Place>): Map<string, Place> {
  for (const path of [...places.keys()].sort((one, other) => other.length - one.length)) {
    const place = places.get(path)
    const above = places.get(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    const isText = place?.says.size === 1 && place.says.has('')
    if (!place || !above || (place.repeats && !isText)) continue
    const own = path.slice(path.lastIndexOf('/') + 1)
    for (const way of place.says) above.says.add(way === '' ? own : `${own}/${way}`)
    place.says.clear()
  }
  return places
}
