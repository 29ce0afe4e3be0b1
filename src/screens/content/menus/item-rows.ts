import type { MenuItem, TargetState } from '#api/contract/content/menus.ts'
import { nameOf } from '#api/rules/content/shown-menu.ts'
import type { Items } from '#machines/content/menu-tree/tree.ts'

/** An item as a row of the tree. */
export interface ItemRow {
  readonly at: number
  readonly item: MenuItem
  readonly name: string
  readonly level: number
  /** Among its brothers, from 1, and how many they are. */
  readonly place: number
  readonly of: number
  /** Others lie below it. */
  readonly above: boolean
  readonly state: TargetState
  /** Its fields are shown below. */
  readonly chosen: boolean
}

interface Shown {
  readonly items: Items
  readonly selected: number | null
  readonly language: number
  stateOf(item: MenuItem): TargetState
}

/** The items from top to bottom, each with its place. */
export function rowsOf({ items, selected, language, stateOf }: Shown): ItemRow[] {
  const counts = new Map<string, number>()
  const path: number[] = []
  const places = items.map(({ level }, at) => {
    const depth = Number(level)
    path.length = Math.max(0, depth - 1)
    const parent = `${depth} ${path.at(-1) ?? ''}`
    const place = (counts.get(parent) ?? 0) + 1
    counts.set(parent, place)
    path[depth - 1] = at
    return { place, parent }
  })
  return items.map((item, at) => {
    const { place = 1, parent = '' } = places[at] ?? {}
    return {
      at,
      item,
      name: nameOf(item, language),
      level: Number(item.level),
      place,
      of: counts.get(parent) ?? 1,
      above: Number(items[at + 1]?.level ?? 0) > Number(item.level),
      state: stateOf(item),
      chosen: at === selected,
    }
  })
}
