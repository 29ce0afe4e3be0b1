import type { I18n } from '@lingui/core'
import { gate } from '#api/registry/gate.ts'
import { routeNamed, routes } from '#api/registry/routes.ts'
import { groups } from '#api/routes/platform/menu.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import type { Route } from '#api/routes/platform/route.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'

/** A screen that can be gone to from anywhere. */
interface OpenScreen {
  readonly path: string
  readonly title: string
  /** The headings and screens above it, as the menu has them. */
  readonly trail: readonly string[]
}

/** The screens that the gate opens to this person, in the order of the table; those of one record are not among them. */
export function screensFor(holder: Holder, i18n: I18n): readonly OpenScreen[] {
  return routes
    .filter(({ path, codes }) => codes !== 'public' && path !== paths.noAccess && !path.includes(':'))
    .filter(({ path }) => gate(path, holder).kind === 'open')
    .map((route) => ({ path: route.path, title: titleOf(i18n, route), trail: above(route, i18n) }))
}

function above({ menu, parent }: Route, i18n: I18n): readonly string[] {
  if (menu) return headings(menu.in).map((title) => i18n._(title))
  const over = parent === undefined ? undefined : routeNamed(parent)
  return over ? [...above(over, i18n), titleOf(i18n, over)] : []
}

function headings(name: string): readonly Says[] {
  const group = name in groups ? groups[name as keyof typeof groups] : undefined
  return group ? [...headings(group.in), group.title] : []
}
