import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { paymentLabels } from '#api/rules/sales/payments.ts'
import type { CollectionContext } from '#machines/money/collection/collection.context.ts'
import type { collectionMachine } from '#machines/money/collection/collection.machine.ts'

export type CollectionActor = Actor<typeof collectionMachine>

export interface PartProps {
  actor: CollectionActor
}

/** A part of what is written. */
export function useWritten<T>(actor: CollectionActor, part: (context: CollectionContext) => T): T {
  return useSelector(actor, ({ context }) => part(context))
}

/** What the fields are called. */
export const collectionNames: Readonly<Record<string, Says>> = {
  order_ids: /*i18n*/ { id: 'collect.orders', message: 'Siparişler' },
  amount: /*i18n*/ { id: 'collections.amount', message: 'Tutar' },
  method: /*i18n*/ { id: 'orders.payment_method', message: 'Ödeme yöntemi' },
  ...paymentLabels,
  ...Object.fromEntries(Object.entries(chequeLabels).map(([name, says]) => [`cheque.${name}`, says])),
}
