import { purchases } from '#api/listings/money/purchases.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** Buying of suppliers. */
export const purchaseRoutes: readonly Route[] = [
  {
    path: '/fastBuy/purchase/new',
    title: purchases.one,
    adds: true,
    codes: purchases.codes.add,
    parent: '/fastBuy',
    screen: 'money/purchases/NewPurchasePage',
  },
]
