import type { ApiFailure } from '#api/contract/failure.ts'
import type { Order } from '#api/contract/orders.ts'
import type { OrderStep } from '#api/rules/order-steps.ts'
import type { ReturnedPieces } from '#api/rules/orders.ts'
import type { Holder } from '#api/rules/session.ts'

export interface OrderPageInput {
  readonly id: number
  readonly holder: Holder
}

/** Something that is asked of the server. */
export type Doing = { readonly kind: 'step'; readonly step: OrderStep }

export interface OrderPageContext extends OrderPageInput {
  readonly order: Order | null
  readonly doing: Doing | null
  /** The pieces that come back, as they are typed, by line. */
  readonly pieces: Readonly<Record<number, string>>
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a step whose answer was lost is not taken twice. */
  readonly key: string
}

export type OrderPageEvent =
  /** A step of the order's chart: the chart says whether it may be taken. */
  | { type: 'STEP'; step: OrderStep }
  | { type: 'PIECES'; line_id: number; text: string }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  /** Gives up what was asked for and looks at the order anew. */
  | { type: 'LOOK' }

/** What is on its way to the server. */
export interface Sending {
  readonly id: number
  readonly version: number
  readonly doing: Doing
  readonly key: string
}

/** Nothing was done yet. */
export const untouched: Omit<OrderPageContext, keyof OrderPageInput> = {
  order: null,
  doing: null,
  pieces: {},
  failure: null,
  key: '',
}

/** The pieces as they would be sent; what is no whole number is none that can come back. */
export function piecesOf({ order, pieces }: OrderPageContext): ReturnedPieces[] {
  return (order?.lines ?? []).flatMap(({ id }) => {
    const text = pieces[id]?.trim()
    return text === undefined ? [] : [{ line_id: id, quantity: /^\d{1,6}$/.test(text) ? Number(text) : -1 }]
  })
}

/** All pieces that are still with the customer. */
export function allPieces(order: Order | null): Record<number, string> {
  const left = (order?.lines ?? []).filter(({ quantity, returned }) => quantity > returned)
  return Object.fromEntries(left.map(({ id, quantity, returned }) => [id, String(quantity - returned)]))
}
