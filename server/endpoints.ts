import { binEndpoints } from './bin/endpoints.ts'
import { bulkEndpoints } from './bulk/endpoints.ts'
import { orderBulkEndpoints } from './bulk/order-endpoints.ts'
import { bulkShippingEndpoints } from './bulk/shipping-endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { exportEndpoints } from './exports/endpoints.ts'
import { fileEndpoints } from './files/endpoints.ts'
import type { Endpoint } from './http/endpoint.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { invoiceEndpoints } from './invoices/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { listEndpoints } from './lists/endpoints.ts'
import { marketplaceOrderEndpoints } from './marketplace-orders/endpoints.ts'
import { marketplaceEndpoints } from './marketplaces/endpoints.ts'
import { matchEndpoints } from './matches/endpoints.ts'
import { newOrderEndpoints } from './new-order/endpoints.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { orderListEndpoints } from './orders/list-endpoints.ts'
import { pickingEndpoints } from './picking/endpoints.ts'
import { priceEndpoints } from './prices/endpoints.ts'
import { productEndpoints } from './products/endpoints.ts'
import { recordsEndpoints } from './records/endpoints.ts'
import { refundEndpoints } from './refunds/endpoints.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { sheetEndpoints } from './sheets/endpoints.ts'
import { shippingEndpoints } from './shipping/endpoints.ts'

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
