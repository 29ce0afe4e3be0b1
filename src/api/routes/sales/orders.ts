import { orders } from '#api/listings/sales/orders.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** Setting the shop up: what has to be there before its first order. */
export const setUpRoute: Route = {
  path: '/setup',
  title: /*i18n*/ { id: 'set_up.title', message: 'Kurulum' },
  codes: [200],
  menu: { in: 'shop', bordered: true },
  screen: 'sales/setup/SetupPage',
}

/** The till. */
export const tillRoute: Route = {
  path: '/fastsale',
  title: /*i18n*/ { id: 'till.title', message: 'Hızlı satış' },
  codes: [2900],
  menu: { in: 'orders' },
  screen: 'sales/till/FastSalePage',
}

/** What campaigns would make of an order. */
export const campaignSimulatorRoute: Route = {
  path: '/coupons/simulator',
  title: /*i18n*/ { id: 'campaign_simulator.title', message: 'Kampanya deneme' },
  codes: [200],
  parent: '/coupons',
  screen: 'sales/coupons/SimulatorPage',
}

/** The reports: everybody of the staff comes in, and each report asks for the codes of what it is made from. */
export const reportRoute: Route = {
  path: '/reports',
  title: /*i18n*/ { id: 'reports.title', message: 'Raporlar' },
  codes: [],
  menu: { in: 'accounting' },
  screen: 'sales/reports/ReportsPage',
}

/** The screens of orders. */
export const orderRoutes: readonly Route[] = [
  {
    path: '/orders',
    title: /*i18n*/ { id: 'orders.all_title', message: 'Tüm siparişler' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    screen: 'sales/orders/OrderList',
    shows: { list: 'orders' },
  },
  {
    path: '/shop-orders',
    title: /*i18n*/ { id: 'orders.shop_title', message: 'Pazaryeri dışı siparişler' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/OrderList',
    shows: { list: 'orders', fixed: { type: 'shop' } },
  },
  {
    path: '/physical-shop-orders',
    title: /*i18n*/ { id: 'orders.physical_title', message: 'Mağaza ve telefon siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/OrderList',
    shows: { list: 'orders', fixed: { type: 'physical' } },
  },
  {
    path: '/online-shop-orders',
    title: /*i18n*/ { id: 'orders.online_title', message: 'İnternet siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/OrderList',
    shows: { list: 'orders', fixed: { type: 'online' } },
  },
  {
    path: '/marketplace-orders',
    title: /*i18n*/ { id: 'orders.marketplace_title', message: 'Pazaryeri siparişleri' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/OrderList',
    shows: { list: 'orders', fixed: { type: 'marketplace' } },
  },
  {
    path: '/orders/bulk',
    title: /*i18n*/ { id: 'order_bulk.title', message: 'Toplu sipariş durumu' },
    codes: [1501],
    menu: { in: 'orders', bordered: true },
    parent: '/orders',
    screen: 'sales/orders/bulk/BulkStatus',
  },
  {
    path: '/orders/bulk/shipping',
    title: /*i18n*/ { id: 'bulk_shipping.title', message: 'Toplu kargoya verme' },
    codes: [1501],
    menu: { in: 'orders', bordered: true },
    parent: '/orders',
    screen: 'sales/orders/bulk/BulkShipping',
  },
  {
    path: '/orders/bulk/takes',
    title: /*i18n*/ { id: 'takes.title', message: 'Ne gerekir?' },
    codes: [1501],
    parent: '/orders',
    screen: 'sales/orders/bulk/TakesPage',
  },
  {
    path: '/orders/picking',
    title: /*i18n*/ { id: 'picking.queue', message: 'Toplanacak siparişler' },
    codes: [1501],
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/picking/ToPickPage',
  },
  {
    path: '/orders-summary',
    title: /*i18n*/ { id: 'order_summary.title', message: 'Sipariş özeti' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/OrderSummary',
  },
  {
    path: '/orders/money-transfers',
    title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
    codes: orders.codes.list,
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'sales/orders/MoneyTransfers',
    shows: { list: 'orders', fixed: { payment_method: 'transfer', count_by: 'payment_status' } },
  },
  {
    path: '/orders/add',
    title: /*i18n*/ { id: 'new_order.title', message: 'Yeni sipariş' },
    codes: orders.codes.add,
    menu: { in: 'orders', bordered: true },
    parent: '/orders',
    screen: 'sales/orders/new/NewOrder',
  },
  {
    path: '/orders/edit/:id',
    title: /*i18n*/ { id: 'orders.one', message: 'Sipariş' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'sales/orders/OrderPage',
  },
  {
    path: '/orders/edit/:id/packing-slip',
    title: /*i18n*/ { id: 'order_page.slip', message: 'Sevk fişi' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'sales/orders/PackingSlipPage',
  },
  {
    path: '/orders/edit/:id/invoice',
    title: /*i18n*/ { id: 'invoices.title', message: 'Fatura' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'sales/sheets/InvoicePage',
  },
  {
    path: '/orders/edit/:id/contracts',
    title: /*i18n*/ { id: 'contracts.title', message: 'Sözleşmeler' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'sales/sheets/ContractsPage',
  },
  {
    path: '/order-refunds/edit/:id/invoice',
    title: /*i18n*/ { id: 'refunds.invoice', message: 'İade faturası' },
    codes: orders.codes.view,
    parent: '/order-refunds',
    screen: 'sales/sheets/ReturnInvoicePage',
  },
  {
    path: '/orders/print',
    title: /*i18n*/ { id: 'order_page.print', message: 'Yazdır' },
    codes: orders.codes.view,
    parent: '/orders',
    screen: 'sales/sheets/PrintPage',
  },
  {
    path: '/orders/edit/:order_id/basket-picking',
    title: /*i18n*/ { id: 'picking.title', message: 'Sipariş toplama' },
    codes: [1501],
    parent: '/orders',
    screen: 'sales/picking/BasketPicking',
  },
]
