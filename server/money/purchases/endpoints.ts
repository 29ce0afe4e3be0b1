import { purchases } from '#api/listings/money/purchases.ts'
import { purchaseOperations } from '#api/operations/money/purchases.ts'
import { findVariants } from '#server/catalog/matches/choosing.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { openPurchase } from './open.ts'
import { readPurchase } from './read.ts'
import { takePurchaseStep } from './steps.ts'
import { supplierAccount } from './supplier-account.ts'

/** The calls of purchases. */
export const purchaseEndpoints: readonly Endpoint[] = [
  endpoint(purchaseOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
    findVariants(db, { shop_id, language, ...query }),
  ),
  endpoint(purchaseOperations.account, ({ params: { id }, ...context }) => supplierAccount(context, id)),
  endpoint(purchaseOperations.open, ({ body, ...context }) => openPurchase(context, body)),
  ...stepEndpoints(purchases, { read: readPurchase, take: takePurchaseStep }),
]
