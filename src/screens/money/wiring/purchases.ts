import { fromPromise } from 'xstate'
import { purchases } from '#api/listings/money/purchases.ts'
import { purchaseOperations } from '#api/operations/money/purchases.ts'
import { purchaseSupplierChosen } from '#api/rules/money/purchases.ts'
import { type PurchasePageTypes, purchasePageMachine } from '#machines/money/purchase/purchase-page.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

/** One purchase on its page, with its calls. */
export const purchasePage = purchasePageMachine.provide({
  actors: stepActors<PurchasePageTypes, typeof purchases>(purchases),
})

/** A new purchase: of whom, and in which currency. */
export const newPurchase = shortForm({
  rules: [purchaseSupplierChosen],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(purchaseOperations.open, {
      body: { supplier_id: Number(fields.supplier_id) || null, currency: fields.currency ?? '' },
      key,
    }),
  ),
})
