import type { MenuItem } from '#api/contract/content/menus.ts'
import { somethingToRedo, somethingToUndo } from '#api/rules/content/labels.ts'
import {
  footerFew,
  footerFlat,
  iconsFew,
  type MenuFacts,
  notTooDeep,
  notUnderItself,
  somewhereToGo,
} from '#api/rules/content/menus.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import type { MenuTreeContext, MenuTreeEvent } from './menu-tree.machine.ts'
import { branchUnder, type ItemPlace, levelUnder, pathTo, stepFrom } from './tree.ts'

type Rules = Record<
  | 'menu.too_deep'
  | 'menu.footer_limit'
  | 'menu.footer_nested'
  | 'menu.icon_limit'
  | 'menu.under_itself'
  | 'menu.no_way'
  | 'label_designer.nothing_to_undo'
  | 'label_designer.nothing_to_redo',
  RuleGuard
>

interface GuardArgs {
  readonly context: MenuTreeContext
  readonly event: MenuTreeEvent
}

/** What guards the tree of a menu: what comes to lie somewhere is judged by itself, so that a menu which is wrong already can be mended step by step. */
export const menuTreeRules = {
  ...asGuards([notTooDeep, footerFlat].map(unplaced), ({ context, event }: GuardArgs) => ({
    location: context.location,
    items: landing(context, event),
  })),
  ...asGuards([unplaced(footerFew)], ({ context }: GuardArgs) => ({
    location: context.location,
    items: [...context.items, ...context.items.slice(0, 1)],
  })),
  ...asGuards([unplaced(iconsFew)], ({ context, event }: GuardArgs) => ({
    location: context.location,
    items: iconsAfter(context, event),
  })),
  ...asGuards([notUnderItself], ({ context, event }: GuardArgs) => {
    const moved = movedBy(context, event)
    return { at: moved?.at ?? -1, above: pathTo(context.items, moved?.parent ?? null) }
  }),
  ...asGuards([somewhereToGo], ({ context, event }: GuardArgs) => ({ place: movedBy(context, event) !== null })),
  ...asGuards([somethingToUndo], ({ context }) => ({ past: context.past.length })),
  ...asGuards([somethingToRedo], ({ context }) => ({ future: context.future.length })),
} as Rules

/** Which item an event moves, and where to; `null` where there is nothing that way. */
export function movedBy(context: MenuTreeContext, event: MenuTreeEvent): (ItemPlace & { at: number }) | null {
  if (event.type === 'MOVE') return { at: event.at, parent: event.parent, position: event.position }
  if (event.type !== 'STEP') return null
  const place = stepFrom(context.items, event.at, event.way)
  return place && { at: event.at, ...place }
}

/** What would come to lie where the event leads. */
function landing(context: MenuTreeContext, event: MenuTreeEvent): readonly MenuItem[] {
  if (event.type === 'ADD') return [{ ...context.blank, level: levelUnder(context.items, event.under) }]
  const moved = movedBy(context, event)
  return moved ? branchUnder(context.items, moved.at, moved.parent) : []
}

/** What has an icon already may have another one. */
function iconsAfter({ items, selected }: MenuTreeContext, event: MenuTreeEvent): readonly MenuItem[] {
  if (event.type !== 'CHANGE' || !event.changes.icon) return []
  return items.map((item, at) => (at === selected ? { ...item, ...event.changes } : item))
}

/** In the tree a refusal stands where the hand is, and leads to no field. */
function unplaced({ at: _, ...rule }: Rule<MenuFacts>): Rule<MenuFacts> {
  return rule
}
