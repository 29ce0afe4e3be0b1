import { array, enums, type Infer, nullable, object, string } from 'superstruct'
import { Day, Id, Text } from '#api/contract/platform/common.ts'

/** Where money of the shop is kept. */
export const Account = object({ id: Id, kind: enums(['cash', 'bank'] as const), name: string(), currency: string() })
export type Account = Infer<typeof Account>

/** What is proposed where the money of an order is marked as come: its currency's accounts, the one that usually takes it, today by the shop's clock, and the last day that the books closed. */
export const PaymentDefaults = object({
  accounts: array(Account),
  account_id: nullable(Id),
  day: string(),
  closed_until: nullable(string()),
})
export type PaymentDefaults = Infer<typeof PaymentDefaults>

/** Money as it came: into which account, on which day, and how the bank or the receipt calls it. Without an account it goes into the usual one. */
export const ReceivedPayment = object({ account_id: nullable(Id), day: Day, reference: Text })
export type ReceivedPayment = Infer<typeof ReceivedPayment>

/** The accounts that money may come into. */
export const Accounts = object({ rows: array(Account) })
export type Accounts = Infer<typeof Accounts>
