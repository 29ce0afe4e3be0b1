import { jobCodes } from './job-codes.ts'
import type { GroupName } from './menu.ts'
import { outside, paths } from './outside.ts'
import { importCodes } from './resources/imports.ts'
import { resources } from './resources/index.ts'
import { orderRefunds } from './resources/order-refunds.ts'
import { orders } from './resources/orders.ts'
import { addPath, editPath, openPath, type Resource } from './resources/resource.ts'
import type { Says } from './rules/rule.ts'

/** Where a screen stands in the top menu. */
export interface MenuPlace {
  /** The heading it stands under; `''` is the bar itself. */
  readonly in: GroupName | ''
  /** Stands last in its dropdown, under a line. */
  readonly bordered?: boolean
}

/** One screen that can be opened. The table of them feeds the router, the gate, the menu, titles, breadcrumbs and the permission tests. */
export interface Route {
  /** `/brands/edit/:id`; a parameter takes what its name allows, see `matchRoute`. */
  readonly path: string
  readonly title: Says
  /** The title is that of one record, and this is the page that adds one ("Marka ekle"). */
  readonly adds?: true
  /** What opens it: any one of these codes (100 always does), `[]` for everybody who is signed in, `public` without signing in. */
  readonly codes: readonly number[] | 'public'
  readonly menu?: MenuPlace
  /** The screen above it in the breadcrumb. */
  readonly parent?: string
  /** The file that draws it: a key of src/screens/screens.ts. */
  readonly screen: string
  /** The resource that a generic screen shows. */
  readonly resource?: string
  /** Shown without header and menu (rule R8). */
  readonly bare?: true
}

/** A path that leads to a screen, with the values of its parameters. */
export interface Place {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

const inside: readonly Route[] = [
  {
    path: paths.home,
    title: /*i18n*/ { id: 'home.title', message: 'Ana sayfa' },
    codes: [200],
    menu: { in: '' },
    screen: 'home/Home',
  },
  {
    path: paths.noAccess,
    title: /*i18n*/ { id: 'noaccess.title', message: 'Erişim yok' },
    codes: [],
    screen: 'session/NoAccess',
  },
  {
    path: '/catalog',
    title: /*i18n*/ { id: 'catalog.title', message: 'Kataloğa bakış' },
    codes: [600, 700],
    menu: { in: 'catalog' },
    screen: 'catalog/CatalogHome',
  },
  {
    path: '/products',
    title: /*i18n*/ { id: 'products.title', message: 'Ürünler' },
    codes: [600],
    menu: { in: 'products' },
    screen: 'products/ProductList',
  },
  {
    path: '/products/no-stock',
    title: /*i18n*/ { id: 'products.no_stock_title', message: 'Stokta olmayan ürünler' },
    codes: [600],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'products/ProductList',
  },
  {
    path: '/products/bulk',
    title: /*i18n*/ { id: 'bulk.title', message: 'Toplu ürün işlemleri' },
    codes: [603, 604],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'bulk/Bulk',
  },
  {
    path: '/products/add',
    title: /*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' },
    codes: [602],
    menu: { in: 'products', bordered: true },
    parent: '/products',
    screen: 'products/ProductForm',
  },
  {
    path: '/products/edit/:id',
    title: /*i18n*/ { id: 'products.edit_title', message: 'Ürün' },
    codes: [601],
    parent: '/products',
    screen: 'products/ProductForm',
  },
  {
    path: '/fast-products/add',
    title: /*i18n*/ { id: 'products.fast_title', message: 'Hızlı ürün ekle' },
    codes: [602],
    menu: { in: 'products', bordered: true },
    parent: '/products',
    screen: 'products/QuickProduct',
  },
  {
    path: '/product-reviews',
    title: /*i18n*/ { id: 'reviews.title', message: 'Ürün değerlendirmeleri' },
    codes: [700],
    menu: { in: 'products' },
    screen: 'reviews/ReviewList',
  },
  {
    path: '/product-reviews/edit/:id',
    title: /*i18n*/ { id: 'reviews.one', message: 'Ürün değerlendirmesi' },
    codes: [700],
    parent: '/product-reviews',
    screen: 'reviews/ReviewDesk',
  },
  {
    path: '/orders',
    title: /*i18n*/ { id: 'orders.all_title', message: 'Tüm siparişler' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    screen: 'orders/OrderList',
  },
  {
    path: '/shop-orders',
    title: /*i18n*/ { id: 'orders.shop_title', message: 'Mağaza siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/OrderList',
  },
  {
    path: '/physical-shop-orders',
    title: /*i18n*/ { id: 'orders.physical_title', message: 'Fiziksel mağaza siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/OrderList',
  },
  {
    path: '/online-shop-orders',
    title: /*i18n*/ { id: 'orders.online_title', message: 'İnternet mağazası siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/OrderList',
  },
  {
    path: '/marketplace-orders',
    title: /*i18n*/ { id: 'orders.marketplace_title', message: 'Pazaryeri siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/OrderList',
  },
  {
    path: '/orders/bulk',
    title: /*i18n*/ { id: 'order_bulk.title', message: 'Toplu sipariş durumu' },
    codes: [1501],
    menu: { in: 'orders', bordered: true },
    parent: '/orders',
    screen: 'orders/bulk/BulkStatus',
  },
  {
    path: '/jobs',
    title: /*i18n*/ { id: 'jobs.title', message: 'İşler' },
    codes: jobCodes,
    menu: { in: 'catalog', bordered: true },
    screen: 'jobs/JobList',
  },
  {
    path: '/jobs/:id',
    title: /*i18n*/ { id: 'jobs.one', message: 'İş' },
    codes: jobCodes,
    parent: '/jobs',
    screen: 'jobs/JobPage',
  },
  {
    path: '/products/multiple-price-edit',
    title: /*i18n*/ { id: 'prices.title', message: 'Çoklu fiyat düzenleme' },
    codes: [603],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'products/MultiplePriceEdit',
  },
  {
    path: '/products/matches',
    title: /*i18n*/ { id: 'matches.title', message: 'Ürün eşleştirme' },
    codes: [600],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'matches/ProductMatches',
  },
  {
    path: '/imports',
    title: /*i18n*/ { id: 'imports.title', message: 'İçe aktar' },
    codes: importCodes,
    menu: { in: 'products', bordered: true },
    screen: 'imports/ImportFile',
  },
  {
    path: '/order-refunds',
    title: orderRefunds.title,
    codes: orderRefunds.codes.list,
    menu: { in: 'orders' },
    screen: 'refunds/RefundList',
  },
  {
    path: '/orders-summary',
    title: /*i18n*/ { id: 'order_summary.title', message: 'Sipariş özeti' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/OrderSummary',
  },
  {
    path: '/orders/money-transfers',
    title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/MoneyTransfers',
  },
  {
    path: '/orders/edit/:id',
    title: /*i18n*/ { id: 'orders.one', message: 'Sipariş' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'orders/OrderPage',
  },
  {
    path: '/orders/edit/:id/packing-slip',
    title: /*i18n*/ { id: 'order_page.slip', message: 'Sevk fişi' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'orders/PackingSlipPage',
  },
  {
    path: '/statecharts',
    title: /*i18n*/ { id: 'statecharts.title', message: 'Durum şemaları' },
    codes: [],
    menu: { in: '' },
    screen: 'statecharts/StatechartBook',
  },
]

/** Every screen there is. */
export const routes: readonly Route[] = [...outside, ...inside, ...Object.values(resources).flatMap(routesOf)]

/**
 * The screens of a resource by its acts: `/brands`, `/brands/add`, `/brands/edit/:id`. A record opens with the code of viewing; what may be
 * done to it there is judged by the acts' own codes (rule R177). A resource without a place in the menu has no screens yet.
 */
function routesOf(resource: Resource): Route[] {
  const { name, title, one, acts, codes, menu, details } = resource
  if (menu === undefined) return []
  const list = `/${name}`
  const shared = { resource: name, parent: list, screen: 'records/RecordForm' }
  return [
    {
      path: list,
      title,
      codes: codes.list,
      menu: { in: menu as GroupName },
      resource: name,
      screen: resource.list ?? 'records/RecordList',
    },
    ...(acts.includes('add')
      ? [{ ...shared, path: addPath(resource), title: one, codes: codes.add, adds: true as const }]
      : []),
    ...(details
      ? [{ ...shared, path: openPath(resource, ':id'), title: one, codes: codes.view, screen: `${name}/Details` }]
      : []),
    ...(acts.includes('view') || acts.includes('edit')
      ? [{ ...shared, path: editPath(resource, ':id'), title: one, codes: codes.view }]
      : []),
  ]
}

// An id is a number that a database can hold; anything else is no page of ours (rule R6).
const patterns = routes.map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(
    `^${route.path.replace(/:(\w+)/g, (_, name) => (name === 'id' ? '([1-9]\\d{0,9})' : '([^/]+)'))}/?$`,
  ),
}))

/** The screen behind a path (without query), or `null` for an unknown one. */
export function matchRoute(path: string): Place | null {
  for (const { route, names, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { route, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
  }
  return null
}

/** The route with exactly this path of the table. */
export function routeNamed(path: string): Route | undefined {
  return routes.find((route) => route.path === path)
}

/** The screen that opens one record of a kind, while the panel has one. */
export function recordRoute(kind: string): Route | undefined {
  return routes.find(
    ({ path, resource }) => path.endsWith('/edit/:id') && (resource === kind || path.startsWith(`/${kind}/`)),
  )
}

/** The screens above one, from the top, without the home page: for the breadcrumb. */
export function ancestorsOf(route: Route): readonly Route[] {
  const parent = route.parent === undefined ? undefined : routeNamed(route.parent)
  return parent ? [...ancestorsOf(parent), parent] : []
}
