/** Which screens each ready-made role opens, written by hand from what such people do. One that is not named opens for none of them. */

const everybody = [
  '/account',
  '/reports',
  '/no-access',
  '/changelogs',
  '/changelog-detail/:id',
  '/statecharts',
  '/statecharts/flow',
  '/statecharts/why',
  '/statecharts/rules/:rule',
  '/jobs',
  '/jobs/:id',
  '/emails',
  '/emails/edit/:id',
  '/phone-messages',
  '/phone-messages/edit/:id',
  '/user-questions',
  '/user-questions/edit/:id',
] as const
const productsSeen = [
  '/catalog',
  '/products',
  '/products/no-stock',
  '/products/edit/:id',
  '/products/matches',
  '/stock-movements',
  '/stock-movements/counts',
  '/stock-movements/counts/edit/:id',
  ...['/product-listings', '/listing-changes', '/listing-changes/edit/:id'],
] as const
const productsAdded = [
  '/products/add',
  '/fast-products/add',
  '/stock-movements/add',
  '/imports',
  '/listing-changes/add',
] as const
const productsChanged = ['/products/bulk', '/products/multiple-price-edit'] as const
const orders = [
  '/orders',
  '/shop-orders',
  '/physical-shop-orders',
  '/online-shop-orders',
  '/marketplace-orders',
  '/orders-summary',
  '/orders/money-transfers',
  '/orders/add',
  '/orders/bulk',
  '/orders/bulk/shipping',
  '/orders/bulk/takes',
  '/orders/picking',
  '/orders/print',
  '/order-steps',
  '/parcels',
  '/orders/edit/:id',
  '/orders/edit/:id/packing-slip',
  '/orders/edit/:id/invoice',
  '/orders/edit/:id/contracts',
  '/order-refunds/edit/:id/invoice',
  '/orders/edit/:order_id/basket-picking',
] as const
const refunds = ['/order-refunds', '/order-refunds/edit/:id'] as const

const records = (...names: readonly string[]) =>
  names.flatMap((name) => [`/${name}`, `/${name}/add`, `/${name}/edit/:id`])

export const opens: Readonly<Record<string, readonly string[]>> = {
  // Whoever receives goods prints their labels.
  warehouse: [
    ...everybody,
    ...productsSeen,
    ...productsAdded,
    ...orders,
    ...refunds,
    ...['/label-themes', '/barcode/add', '/barcode/:id', '/barcode/generator', '/barcode/generator/print'],
  ],
  till: [...everybody, '/imports', ...productsSeen, ...orders, '/fastsale'],
  accounting: [
    ...everybody,
    '/imports',
    ...orders,
    ...refunds,
    ...['/accounting-customers', '/accounting-customers/collect', '/accounting-customers/collect/:userId'],
    ...['/collections', '/collections/edit/:id'],
    ...['/cheques', '/cheques/calendar', '/cheques/edit/:id'],
    ...['/given-cheques', '/given-cheques/edit/:id'],
    ...records('taxes', 'suppliers', 'currency-exchange-rates', 'bank-accounts', 'account-codes'),
    ...[
      '/pre-accountancy',
      '/account-movements',
      '/account-movements/:userId',
      '/bank-accounts/transactions',
      '/account-entries',
      '/account-entries/add',
      '/accounting-exports',
      '/accounting-exports/add',
    ],
    '/suppliers/details/:id',
    ...['/fastBuy', '/fastBuy/purchase/new', '/fastBuy/purchase/details/:id'],
    ...['/fastBuy/invoices', '/fastBuy/invoices/new', '/fastBuy/details/:id'],
  ],
  content: [
    ...everybody,
    ...productsSeen,
    ...productsChanged,
    '/imports',
    '/product-reviews',
    '/product-reviews/edit/:id',
    '/user-feedbacks',
    '/user-feedbacks/edit/:id',
    ...records('categories', 'brands', 'tags', 'pages', 'blogs', 'menus', 'page-themes'),
    ...['/menu-designs', '/menu-designs/add', '/menu-designs/:id'],
    '/pagebuilder',
    ...['/pages/copy/:id', '/blogs/copy/:id'],
  ],
}
