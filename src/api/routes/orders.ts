import { orderRefunds } from '../resources/order-refunds.ts'
import { orders } from '../resources/orders.ts'
import type { Route } from './route.ts'

/** The screens of orders and refunds. */
export const orderRoutes: readonly Route[] = [
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
    path: '/orders/bulk/shipping',
    title: /*i18n*/ { id: 'bulk_shipping.title', message: 'Toplu kargoya verme' },
    codes: [1501],
    menu: { in: 'orders' },
    parent: '/orders',
    screen: 'orders/bulk/BulkShipping',
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
]
