import { addPath, editPath, listPath, openPath, type Resource } from '#api/resources/platform/resource.ts'
import { catalogRoutes } from '#api/routes/catalog/catalog.ts'
import { articleRoutes } from '#api/routes/content/articles.ts'
import { contractRoutes } from '#api/routes/content/contracts.ts'
import { labelRoutes } from '#api/routes/content/labels.ts'
import { pageBuilderRoutes } from '#api/routes/content/page-builder.ts'
import { templateRoutes } from '#api/routes/content/templates.ts'
import { accountRoutes } from '#api/routes/money/accounts.ts'
import { chequeRoutes } from '#api/routes/money/cheques.ts'
import { collectionRoutes } from '#api/routes/money/collections.ts'
import { incomingRoutes } from '#api/routes/money/incoming-invoices.ts'
import { purchaseRoutes } from '#api/routes/money/purchases.ts'
import { flowRoutes } from '#api/routes/platform/flow.ts'
import { frameRoutes } from '#api/routes/platform/frame.ts'
import type { GroupName } from '#api/routes/platform/menu.ts'
import { publicRoutes } from '#api/routes/platform/public-routes.ts'
import type { Route } from '#api/routes/platform/route.ts'
import { jobRoutes } from '#api/routes/platform/work.ts'
import { mergeRoute, peopleRoute } from '#api/routes/sales/customers.ts'
import { campaignSimulatorRoute, orderRoutes, reportRoute, setUpRoute, tillRoute } from '#api/routes/sales/orders.ts'
import { moduleRoutes } from '#api/routes/settings/modules.ts'
import { shopRoutes } from '#api/routes/settings/shop.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import { importCodes } from './import-kinds.ts'
import { listings } from './lists.ts'
import { resources } from './resources.ts'

/** A path that leads to a screen, with the values of its parameters. */
export interface Place {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Files are taken in of all kinds of records, whose codes together open it. */
const importRoute: Route = {
  path: '/imports',
  title: /*i18n*/ { id: 'imports.title', message: 'İçe aktar' },
  codes: importCodes,
  menu: { in: 'products', bordered: true },
  screen: 'platform/imports/ImportFile',
}

/** Every screen there is. */
export const routes: readonly Route[] = [
  ...publicRoutes,
  ...frameRoutes,
  ...flowRoutes,
  ...catalogRoutes,
  ...jobRoutes,
  importRoute,
  ...orderRoutes,
  tillRoute,
  setUpRoute,
  reportRoute,
  campaignSimulatorRoute,
  peopleRoute,
  mergeRoute,
  ...collectionRoutes,
  ...chequeRoutes,
  ...purchaseRoutes,
  ...incomingRoutes,
  ...shopRoutes,
  ...moduleRoutes,
  ...templateRoutes,
  ...contractRoutes,
  ...pageBuilderRoutes,
  ...articleRoutes,
  ...labelRoutes,
  ...accountRoutes,
  ...listings.flatMap((one) => [...listRoute(one), ...pageRoute(one)]),
  ...Object.values(resources).flatMap(routesOf),
]

/** The screen of a list: `/brands`. One without a place in the menu has none yet, or stands with the screens around it. */
function listRoute(resource: Resource): Route[] {
  const { name, title, acts, codes, menu, list = 'platform/records/RecordList' } = resource
  if (menu === undefined) return []
  const shows = acts.includes('list') ? { shows: { list: name } } : {}
  const shared = { title, codes: codes.list, menu: { in: menu as GroupName }, resource: name }
  return [{ path: listPath(resource), ...shared, screen: list, ...shows }]
}

/** The screen of one of its records: `/order-refunds/edit/7`. */
function pageRoute(resource: Resource): Route[] {
  const { name, one, codes, menu, opens } = resource
  if (menu === undefined || opens === undefined) return []
  return [
    {
      path: editPath(resource, ':id'),
      title: one,
      codes: codes.view,
      parent: listPath(resource),
      resource: name,
      screen: opens,
    },
  ]
}

/**
 * The screens of a resource by its acts: `/brands`, `/brands/add`, `/brands/edit/:id`. A record opens with the code of viewing; what may be
 * done to it there is judged by the acts' own codes (rule R177). A resource without a place in the menu has no screens yet.
 */
function routesOf(resource: Resource): Route[] {
  const { name, one, acts, codes, menu, details, opens } = resource
  if (menu === undefined) return []
  const list = `/${name}`
  const shared = { resource: name, parent: list, screen: 'platform/records/RecordForm' }
  return [
    ...listRoute(resource),
    ...(acts.includes('add')
      ? [{ ...shared, path: addPath(resource), title: one, codes: codes.add, adds: true as const }]
      : []),
    ...(details
      ? [
          {
            ...shared,
            path: openPath(resource, ':id'),
            title: one,
            codes: codes.view,
            screen: details,
          },
        ]
      : []),
    ...(acts.includes('view') || acts.includes('edit')
      ? [
          {
            ...shared,
            path: editPath(resource, ':id'),
            title: one,
            codes: codes.view,
            screen: opens ?? shared.screen,
          },
        ]
      : []),
  ]
}

const patterns = routes.map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}/?$`),
}))

/** The filters that a page has by itself; `:userId` is what stands there in its path. */
export function fixedAt({ route, params }: Place): Readonly<Record<string, string>> | undefined {
  const { fixed } = route.shows ?? {}
  if (!fixed) return undefined
  const filled = (value: string) => (value.startsWith(':') ? (params[value.slice(1)] ?? '') : value)
  return Object.fromEntries(Object.entries(fixed).map(([key, value]) => [key, filled(value)]))
}

/** The screen behind a path (without query), or `null` for an unknown one; a path with what cannot be an id is one (rule R6). */
export function matchRoute(path: string): Place | null {
  for (const { route, names, pattern } of patterns) {
    const found = pattern.exec(path)
    if (!found) continue
    const params = names.map((name, at) => [name, found[at + 1] ?? ''] as const)
    if (params.every(([name, value]) => !/(^|_)id$|Id$/.test(name) || idIn(value) !== null))
      return { route, params: Object.fromEntries(params) }
  }
  return null
}

/** The route with exactly this path of the table. */
export function routeNamed(path: string): Route | undefined {
  return routes.find((route) => route.path === path)
}

/** The screen that opens one record of a kind, while the panel has one. */
export function recordRoute(kind: string): Route | undefined {
  const own = listings.find(({ name, opensAt }) => name === kind && opensAt)
  if (own) return routeNamed(editPath(own, ':id'))
  return routes.find(
    ({ path, resource }) => path.endsWith('/edit/:id') && (resource === kind || path.startsWith(`/${kind}/`)),
  )
}

/** Where the menu stands while this screen is open: at its own entry, or at that of the nearest screen above it. */
export function menuPathOf(route: Route): string | null {
  const parent = route.parent === undefined ? undefined : routeNamed(route.parent)
  if (route.menu) return route.path
  return parent ? menuPathOf(parent) : null
}

/** The screens above one, from the top, without the home page: for the breadcrumb. */
export function ancestorsOf(route: Route): readonly Route[] {
  const parent = route.parent === undefined ? undefined : routeNamed(route.parent)
  return parent ? [...ancestorsOf(parent), parent] : []
}
