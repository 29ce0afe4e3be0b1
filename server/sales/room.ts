import { accounts } from '#server/db/schema/accounts.ts'
import { cheques } from '#server/db/schema/cheques.ts'
import { collections } from '#server/db/schema/collections.ts'
import { journal_lines } from '#server/db/schema/ledger.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { order_refund_lines } from '#server/db/schema/refunds.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_method_zones } from '#server/db/schema/zones.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { approvalEndpoints } from './approvals/endpoints.ts'
import { moving } from './bulk/moving.ts'
import { orderBulkEndpoints } from './bulk/order-endpoints.ts'
import { shipping } from './bulk/shipping.ts'
import { bulkShippingEndpoints } from './bulk/shipping-endpoints.ts'
import { campaignResultEndpoints } from './campaign-results/endpoints.ts'
import { campaignSimulatorEndpoints } from './campaign-simulator/endpoints.ts'
import { orderToShow } from './contracts/agreed-order.ts'
import { orderContractEndpoints } from './contracts/endpoints.ts'
import { customerAddressRecord, customerRecord } from './customers/customer-record.ts'
import { customerEndpoints } from './customers/endpoints.ts'
import { findCustomers } from './customers/find-customers.ts'
import { customerMergeEndpoints } from './customers/merge-endpoints.ts'
import { personalDataEndpoints } from './customers/personal-data-endpoints.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { fastSaleEndpoints } from './fast-sale/endpoints.ts'
import { trades } from './flow/trades.ts'
import { shownAs, ways } from './flow/ways.ts'
import { invoiceEndpoints } from './invoices/endpoints.ts'
import { invoiceConnector } from './invoices/integrator.ts'
import { invoiceMethodRecord } from './invoices/method-record.ts'
import { sendingInvoices } from './invoices/sending.ts'
import { orderToTry } from './mails/values-to-try.ts'
import { collectingOrders } from './marketplace-orders/collecting.ts'
import { marketplaceOrderEndpoints } from './marketplace-orders/endpoints.ts'
import { storingOrders } from './marketplace-orders/storing.ts'
import { newOrderEndpoints } from './new-order/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { findOrders } from './orders/find-orders.ts'
import { orderList } from './orders/list.ts'
import { orderListEndpoints } from './orders/list-endpoints.ts'
import { newOnlineOrders } from './orders/new-online-orders.ts'
import { orderStepList } from './orders/step-list.ts'
import { outboxEndpoints } from './outbox/endpoints.ts'
import { paymentConnector } from './payments/connector.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { pickingEndpoints } from './picking/endpoints.ts'
import { sheetEndpoints } from './print/endpoints.ts'
import { readinessEndpoints } from './readiness/endpoints.ts'
import { refundEndpoints } from './refunds/endpoints.ts'
import { refundList } from './refunds/list.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { shippingEndpoints } from './shipping/endpoints.ts'
import { parcelList } from './shipping/list.ts'
import { shippingMethodRecord } from './shipping/method-record.ts'
import { parcelAnswers } from './shipping/parcel-answers.ts'
import { tillIndexEndpoints } from './till-index/endpoints.ts'

import { tillSessionEndpoints } from './till-sessions/endpoints.ts'

/** What sales bring to the server. */
export const sales = {
  lists: [orderList, orderStepList, refundList, parcelList],
  endpoints: [
    ...pickingEndpoints,
    ...tillIndexEndpoints,
    ...outboxEndpoints,
    ...approvalEndpoints,
    // Their paths have words where an order's has its id.
    ...orderBulkEndpoints,
    ...bulkShippingEndpoints,
    ...orderListEndpoints,
    ...sheetEndpoints,
    ...marketplaceOrderEndpoints,
    ...newOrderEndpoints,
    ...campaignSimulatorEndpoints,
    ...campaignResultEndpoints,
    ...fastSaleEndpoints,
    ...tillSessionEndpoints,
    ...paymentEndpoints,
    ...customerEndpoints,
    ...customerMergeEndpoints,
    ...personalDataEndpoints,
    ...orderEndpoints,
    ...orderContractEndpoints,
    ...invoiceEndpoints,
    ...refundEndpoints,
    ...reportEndpoints,
    ...readinessEndpoints,
    ...dashboardEndpoints,
    ...shippingEndpoints,
  ] as readonly Endpoint[],
  jobKinds: {
    'orders.status': moving,
    'orders.ship': shipping,
    'orders.fetch': storingOrders,
    'invoices.send': sendingInvoices,
    'orders.collect': collectingOrders,
    'parcels.import': parcelAnswers.job,
  },
  connectors: { 'shop-payment-methods': paymentConnector, 'shop-invoice-methods': invoiceConnector },
  importKinds: { parcels: parcelAnswers },
  hooks: {
    'shop-shipping-methods': shippingMethodRecord,
    'shop-invoice-methods': invoiceMethodRecord,
    customers: customerRecord,
    'customer-addresses': customerAddressRecord,
  },
  roots: { customers: 'users' },
  targets: {
    'orders/customers': { id: users.id, shop_id: users.shop_id, label: users.label },
    accounts: { id: accounts.id, shop_id: accounts.shop_id, label: accounts.name },
  },
  references: {
    customers: {
      orders: rowsBy(orders.shop_id, orders.customer_id),
      cheques: rowsBy(cheques.shop_id, cheques.customer_id),
      product_reviews: rowsBy(product_reviews.shop_id, product_reviews.customer_id),
      journal_lines: rowsBy(journal_lines.shop_id, journal_lines.customer_id),
      collections: rowsBy(collections.shop_id, collections.customer_id),
    },
    'shop-shipping-methods': {
      orders: rowsBy(orders.shop_id, orders.shipping_method_id),
      shipments: rowsBy(shipments.shop_id, shipments.shipping_method_id),
    },
    zones: {
      shop_shipping_methods: rowsBy(shipping_method_zones.shop_id, shipping_method_zones.zone_id),
    },
    'order-refund-reasons': { order_refunds: rowsBy(order_refund_lines.shop_id, order_refund_lines.reason_id) },
  },
  finders: { orders: findOrders, customers: findCustomers },
  newOnlineOrders,
  mailValues: orderToTry,
  contractValues: orderToShow,
  trades,
  ways,
  shownAs,
}
