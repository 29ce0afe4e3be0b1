import { enums, type Infer, is, optional, size, string, type } from 'superstruct'
import { connectionFailures } from '#api/rules/platform/connections.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { callOut } from '#server/integrations/http/call-out.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { bankPath, sandboxMerchant } from './sandbox-merchant.ts'
import { isSigned, type SignedFields, signed } from './signature.ts'

/** What a customer is sent to pay. */
export interface PaymentRequest {
  /** The link: the answer names it again, so that no answer of another payment counts for it. */
  readonly payment: string
  readonly order: string
  readonly amount: string
  readonly currency: string
  readonly language: string
  /** Where the answer is sent, and where the customer comes back to. */
  readonly answer_url: string
  readonly return_url: string
}

/** Where the customer is sent, and what is told there. */
export interface PaymentPage {
  readonly method: 'get' | 'post'
  readonly url: string
  readonly fields: SignedFields
}

const Answer = type({
  payment: size(string(), 1, 50),
  order: size(string(), 1, 100),
  amount: size(string(), 1, 30),
  currency: size(string(), 3, 3),
  status: enums(['paid', 'refused'] as const),
  reference: size(string(), 1, 100),
  reason: optional(string()),
  signature: string(),
})

/** What the bank says of a payment. */
export interface BankAnswer
  extends Pick<Infer<typeof Answer>, 'payment' | 'order' | 'currency' | 'status' | 'reference'> {
  /** In kuruş; `null` for what is no amount. */
  readonly amount: number | null
  readonly reason: string
}

/** The ways of paying that a customer is sent away for. */
export function takesOnline({ adapter }: Pick<Connection, 'adapter'>): boolean {
  return adapter === 'sandbox' || adapter === 'redirect'
}

/** The page of the bank or payment company where this is paid. */
export function paymentPage(connection: Connection, request: PaymentRequest): PaymentPage {
  const { url, merchant, key, method } = merchantOf(connection)
  return { method, url, fields: signed({ ...request, merchant }, key) }
}

/** What came back, or `null` for what the bank did not sign. */
export function bankAnswer(connection: Connection, fields: SignedFields): BankAnswer | null {
  if (!isSigned(fields, merchantOf(connection).key) || !is(fields, Answer)) return null
  const { payment, order, amount, currency, status, reference } = fields
  return {
    payment,
    order,
    currency,
    status,
    reference,
    amount: minorOf(amount),
    reason: (fields.reason ?? '').slice(0, 200),
  }
}

/** Asks whether the page is there; nothing is paid, and nothing is told of the shop. */
export async function askPaymentPage(connection: Connection, privateHosts: readonly string[]): Promise<string> {
  if (connection.adapter !== 'redirect') return 'OK'
  const { status } = await callOut(
    { method: 'GET', url: String(connection.settings.url), headers: {} },
    { privateHosts, largest: 1024 * 1024 },
  )
  // A page that is only sent forms says so of a look at it.
  if (status < 400 || status === 405) return String(status)
  throw new ConnectionFailure({ id: connectionFailures.answered.id, about: { answer: String(status) } })
}

function merchantOf({ adapter, settings }: Connection) {
  if (adapter === 'sandbox') return { method: 'post' as const, url: bankPath, ...sandboxMerchant }
  const method = settings.send === 'get' ? ('get' as const) : ('post' as const)
  return { method, url: String(settings.url), merchant: String(settings.merchant), key: String(settings.key) }
}
