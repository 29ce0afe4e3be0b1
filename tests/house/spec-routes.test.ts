import { expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'

/** The routes of the specification, family by family, as it writes them. */

const withForms = (...names: readonly string[]) =>
  names.flatMap((name) => [`/${name}`, `/${name}/add`, `/${name}/edit/:id`])
const edited = (...names: readonly string[]) => names.flatMap((name) => [`/${name}`, `/${name}/edit/:id`])

const specified: readonly string[] = [
  ...['/auth/login', '/auth/forget-password', '/auth/reset-password', '/404', '/no-access', '/', '/catalog'],
  ...withForms('categories', 'attributes', 'taxes', 'units', 'groups', 'options', 'brands', 'tags'),
  ...['/products', '/products/no-stock', '/products/bulk', '/products/add', '/products/edit/:id', '/fast-products/add'],
  ...['/products/multiple-price-edit', '/products/matches', ...edited('product-reviews')],
  ...['/productgroup/add', '/productgroups', '/productgroup/edit/:id'],
  ...withForms('coupons', 'bank-accounts', 'user-roles', 'zones', 'menus', 'pages', 'blogs'),
  ...edited('emails', 'phone-messages', 'user-feedbacks', 'user-questions', 'crons', 'order-refunds'),
  ...withForms('order-refund-reasons', 'users'),
  ...['/people', '/orders', '/shop-orders', '/physical-shop-orders', '/online-shop-orders', '/marketplace-orders'],
  ...['/orders-summary', '/orders/edit/:id', '/orders/money-transfers', '/orders/edit/:order_id/basket-picking'],
  ...['/currency-exchange-rates', '/menu-designs', '/menu-designs/:id', ...withForms('suppliers')],
  ...['/suppliers/details/:id', '/fastBuy', '/fastBuy/purchase/new', '/fastBuy/purchase/details/:id'],
  ...['/fastBuy/details/:id', '/contracts', '/contracts/edit/:id/:type', '/newsletter', '/accounts', '/account'],
  ...['/modules', ...edited('shop-countries', 'shop-languages', 'shop-marketplaces', 'shop-currencies')],
  ...edited('shop-invoice-methods', 'shop-shipping-methods', 'shop-phone-message-methods', 'shop-payment-methods'),
  ...['/changelogs', '/changelog-detail/:id', '/fastsale', '/pre-accountancy', '/barcode/generator', '/barcode/:id'],
  ...['/pagebuilder', '/reports', '/stock-movements', '/stock-movements/add', '/customers', '/accounting-customers'],
  ...['/accounting-customers/collect', '/accounting-customers/collect/:userId'],
  ...['/account-movements', '/account-movements/:userId'],
]

test('every route of the specification is there', () => {
  expect(new Set(specified).size).toBe(142)
  const there = new Set<string>(routes.map(({ path }) => path))
  expect(specified.filter((path) => !there.has(path))).toEqual([])
})
