import { fromPromise } from 'xstate'
import type { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import { paymentLinkOperations } from '#api/operations/sales/payment-link.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** What is wanted of an order's payment link: to see it, to have one made, or to have it mailed too. */
export interface WantedLink {
  readonly id: number
  readonly want: 'see' | 'make' | 'mail'
  /** Kept over retries, so that one mail goes out. */
  readonly key: string
}

export const seen = (id: number): WantedLink => ({ id, want: 'see', key: '' })
export const wanted = (id: number, want: 'make' | 'mail'): WantedLink => ({ id, want, key: newRequestKey() })

/** The payment link of an order, making one and mailing it. */
export const paymentLink = loaded(
  fromPromise<OrderPaymentLink, LoadedInput<WantedLink>>(({ input: { query } }) => {
    const { id, want, key } = query
    const params = { id }
    if (want === 'see') return call(paymentLinkOperations.read, { params })
    return call(paymentLinkOperations.make, { params, body: { mail: want === 'mail' ? 1 : 0 }, key })
  }),
)
