import { bulkEndpoints } from './catalog/bulk/endpoints.ts'
import { catalogueEndpoints } from './catalog/catalogue/endpoints.ts'
import { marketplaceEndpoints } from './catalog/marketplaces/endpoints.ts'
import { matchEndpoints } from './catalog/matches/endpoints.ts'
import { priceEndpoints } from './catalog/prices/endpoints.ts'
import { productEndpoints } from './catalog/products/endpoints.ts'
import { reviewEndpoints } from './catalog/reviews/endpoints.ts'
import { exportEndpoints } from './platform/exports/endpoints.ts'
import { fileEndpoints } from './platform/files/endpoints.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { importEndpoints } from './platform/imports/endpoints.ts'
import { jobEndpoints } from './platform/jobs/endpoints.ts'
import { listEndpoints } from './platform/lists/endpoints.ts'
import { recordsEndpoints } from './platform/records/endpoints.ts'
import { searchEndpoints } from './platform/search/endpoints.ts'
import { sessionEndpoints } from './platform/session/endpoints.ts'
import { binEndpoints } from './platform/trash/endpoints.ts'
import { orderBulkEndpoints } from './sales/bulk/order-endpoints.ts'
import { bulkShippingEndpoints } from './sales/bulk/shipping-endpoints.ts'
import { invoiceEndpoints } from './sales/invoices/endpoints.ts'
import { marketplaceOrderEndpoints } from './sales/marketplace-orders/endpoints.ts'
import { newOrderEndpoints } from './sales/new-order/endpoints.ts'
import { orderEndpoints } from './sales/orders/endpoints.ts'
import { orderListEndpoints } from './sales/orders/list-endpoints.ts'
import { pickingEndpoints } from './sales/picking/endpoints.ts'
import { sheetEndpoints } from './sales/print/endpoints.ts'
import { refundEndpoints } from './sales/refunds/endpoints.ts'
import { shippingEndpoints } from './sales/shipping/endpoints.ts'

/** Every endpoint there is. The app, the API's description and the tests of permissions, shops, malformed requests and keys all read this list. */
export const endpoints: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...fileEndpoints,
  ...exportEndpoints,
  ...listEndpoints,
  ...importEndpoints,
  ...recordsEndpoints,
  ...binEndpoints,
  ...catalogueEndpoints,
  ...marketplaceEndpoints,
  ...pickingEndpoints,
  ...priceEndpoints,
  ...productEndpoints,
  ...bulkEndpoints,
  ...jobEndpoints,
  ...matchEndpoints,
  // Their paths have words where an order's has its id.
  ...orderBulkEndpoints,
  ...bulkShippingEndpoints,
  ...orderListEndpoints,
  ...sheetEndpoints,
  ...marketplaceOrderEndpoints,
  ...newOrderEndpoints,
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...refundEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...shippingEndpoints,
]
