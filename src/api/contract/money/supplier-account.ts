import { array, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'
import { entryKinds } from '#api/contract/platform/ledger.ts'

/** What a supplier is owed, currency by currency, and the last movements that made it so. With a minus the supplier owes. */
export const SupplierAccount = object({
  balances: array(object({ currency: string(), amount: string() })),
  total: integer(),
  rows: array(
    object({
      entry_id: Id,
      day: string(),
      kind: enums(Object.keys(entryKinds) as (keyof typeof entryKinds)[]),
      text: string(),
      /** What was invoiced with a plus, what was paid or taken back with a minus. */
      amount: string(),
      currency: string(),
      purchase_id: nullable(Id),
    }),
  ),
})
export type SupplierAccount = Infer<typeof SupplierAccount>
