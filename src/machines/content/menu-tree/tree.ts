import type { MenuItem } from '#api/contract/content/menus.ts'

/** Items are a list from top to bottom, and each is known by its place in it. */
export type Items = readonly MenuItem[]

/** Where an item lies: below another one or at the top (`null`), at a place from 0 among those that lie there. */
export interface ItemPlace {
  readonly parent: number | null
  readonly position: number
}

/** The first place behind an item and all that is below it. */
export function endOf(items: Items, at: number): number {
  const level = levelAt(items, at)
  let end = at + 1
  while (levelAt(items, end) > level) end += 1
  return end
}

/** What an item lies right below. */
export function parentOf(items: Items, at: number): number | null {
  const level = levelAt(items, at)
  for (let one = at - 1; one >= 0; one -= 1) if (levelAt(items, one) < level) return one
  return null
}

/** An item and all that it lies below, itself first. */
export function pathTo(items: Items, at: number | null): number[] {
  const path: number[] = []
  for (let one = at; one !== null; one = parentOf(items, one)) path.push(one)
  return path
}

/** What lies right below an item, or at the top. */
export function childrenOf(items: Items, parent: number | null): number[] {
  const [from, to] = parent === null ? [0, items.length] : [parent + 1, endOf(items, parent)]
  const children: number[] = []
  for (let at = from; at < to; at = endOf(items, at)) children.push(at)
  return children
}

export function placeOf(items: Items, at: number): ItemPlace {
  const parent = parentOf(items, at)
  return { parent, position: childrenOf(items, parent).indexOf(at) }
}

/** The place behind all that lie below an item, the one that goes there left out. */
export function lastUnder(items: Items, at: number | null, parent: number | null): ItemPlace {
  return { parent, position: childrenOf(items, parent).filter((one) => one !== at).length }
}

/** An item with all below it, as deep as it would lie there. */
export function branchUnder(items: Items, at: number, parent: number | null): Items {
  const shift = levelUnder(items, parent) - levelAt(items, at)
  const branch = items.slice(at, endOf(items, at))
  return shift === 0 ? branch : branch.map((item) => ({ ...item, level: Number(item.level) + shift }))
}

/** The items after one was moved with all below it, and where it stands then. Places are counted without the one that is moved. */
export function withMoved(items: Items, at: number, { parent, position }: ItemPlace): { items: Items; at: number } {
  const branch = branchUnder(items, at, parent)
  const rest = items.toSpliced(at, branch.length)
  const under = parent !== null && parent > at ? parent - branch.length : parent
  const next = childrenOf(rest, under)[position]
  const to = next ?? (under === null ? rest.length : endOf(rest, under))
  return { items: rest.toSpliced(to, 0, ...branch), at: to }
}

/** The items with a new one behind all that lie below another, or at the top. */
export function withNew(
  items: Items,
  item: Omit<MenuItem, 'level'>,
  under: number | null,
): { items: Items; at: number } {
  const to = under === null ? items.length : endOf(items, under)
  return { items: items.toSpliced(to, 0, { ...item, level: levelUnder(items, under) }), at: to }
}

/** The ways that an item goes by one step: among its brothers, below the one before it, out of what it lies below. */
export type Way = 'up' | 'down' | 'in' | 'out'

/** Where one step leads; `null` where there is nothing that way. */
export function stepFrom(items: Items, at: number, way: Way): ItemPlace | null {
  const { parent, position } = placeOf(items, at)
  const brothers = childrenOf(items, parent)
  if (way === 'up') return position > 0 ? { parent, position: position - 1 } : null
  if (way === 'down') return position < brothers.length - 1 ? { parent, position: position + 1 } : null
  const before = brothers[position - 1]
  if (way === 'in') return before === undefined ? null : lastUnder(items, at, before)
  if (parent === null) return null
  const above = placeOf(items, parent)
  return { parent: above.parent, position: above.position + 1 }
}

export function levelUnder(items: Items, parent: number | null): number {
  return parent === null ? 1 : levelAt(items, parent) + 1
}

function levelAt(items: Items, at: number): number {
  return Number(items[at]?.level ?? 0)
}
