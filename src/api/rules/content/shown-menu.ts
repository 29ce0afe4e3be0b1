import type { MenuIcon, MenuItem, TargetState } from '#api/contract/content/menus.ts'

/** An item as visitors see it, with what lies below it. */
export interface ShownItem {
  /** Its place among the items of its menu. */
  readonly at: number
  readonly name: string
  readonly icon: MenuIcon | ''
  /** Visitors can go where it leads. */
  readonly leads: boolean
  readonly items: readonly ShownItem[]
}

interface Asked {
  readonly items: readonly MenuItem[]
  readonly language_id: number
  /** Of a link that leads to a record. */
  stateOf(item: MenuItem): TargetState
}

/** What visitors see of a menu in one language: what leads nowhere is left out, unless something that does stands below it. */
export function shownMenu(asked: Asked): readonly ShownItem[] {
  return below(asked, 0, 0)
}

function below(asked: Asked, from: number, level: number): readonly ShownItem[] {
  const { items } = asked
  const found: ShownItem[] = []
  for (let at = from; at < items.length && levelOf(items[at]) > level; at += 1) {
    if (levelOf(items[at]) !== level + 1) continue
    const item = items[at] as MenuItem
    const inside = below(asked, at + 1, level + 1)
    const leads = item.link !== 'none' && asked.stateOf(item) === 'shown'
    if (!leads && item.link !== 'none' && inside.length === 0) continue
    found.push({ at, name: nameOf(item, asked.language_id), icon: item.icon, leads, items: inside })
  }
  return found
}

/** What an item is called in a language; in another one where it has no name in that. */
export function nameOf({ translations }: Pick<MenuItem, 'translations'>, language_id: number): string {
  const own = translations.find((one) => one.language_id === language_id)?.name.trim()
  return own || translations.map(({ name }) => name.trim()).find((name) => name !== '') || ''
}

function levelOf(item: MenuItem | undefined): number {
  return Number(item?.level ?? 0)
}
