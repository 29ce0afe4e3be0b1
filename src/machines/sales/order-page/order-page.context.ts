import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { AddressField, AddressKind, OrderAddress } from '#api/contract/sales/order-address.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import type { ReturnedPieces } from '#api/rules/sales/orders.ts'

export interface OrderPageInput {
  readonly id: number
  readonly holder: Holder
}

/** Something that is asked of the server. */
export type Doing =
  | { readonly kind: 'step'; readonly step: OrderStep }
  | { readonly kind: 'restock'; readonly lines: readonly ReturnedPieces[] }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'address'; readonly of: AddressKind; readonly address: OrderAddress }

/** An address as it is typed, beside what it was when the typing began. */
export interface AddressDraft {
  readonly of: AddressKind
  readonly base: OrderAddress
  readonly address: OrderAddress
}

export interface OrderPageContext extends OrderPageInput {
  readonly order: Order | null
  readonly doing: Doing | null
  /** The pieces that come back, as they are typed, by line. */
  readonly pieces: Readonly<Record<number, string>>
  /** A note as it is typed. */
  readonly note: string
  readonly draft: AddressDraft | null
  /** The status of which it is told what must happen first. */
  readonly aim: OrderStatus | null
  /** The entry of the history as of which the order is looked at; `null` is now. */
  readonly visited: number | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a step whose answer was lost is not taken twice. */
  readonly key: string
}

export type OrderPageEvent =
  /** A step of the order's chart: the chart says whether it may be taken. */
  | { type: 'STEP'; step: OrderStep }
  /** Asks which pieces go back into the stock. */
  | { type: 'RESTOCK' }
  | { type: 'TYPE_NOTE'; text: string }
  | { type: 'NOTE' }
  /** Begins to change an address. */
  | { type: 'ADDRESS'; of: AddressKind }
  | { type: 'TYPE'; field: AddressField; text: string }
  | { type: 'AIM'; status: OrderStatus | null }
  /** Looks at the order as it stood after an entry of its history. */
  | { type: 'VISIT'; past: number }
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
  note: '',
  draft: null,
  aim: null,
  visited: null,
  failure: null,
  key: '',
}

/** The step that is asked for, where one is. */
export function stepOf(doing: Doing | null): OrderStep['type'] | null {
  return doing?.kind === 'step' ? doing.step.type : null
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

/** Whether something was typed that is stored nowhere. */
export function isUnsaved({ note, draft }: Pick<OrderPageContext, 'note' | 'draft'>): boolean {
  return note.trim() !== '' || (draft !== null && JSON.stringify(draft.base) !== JSON.stringify(draft.address))
}

/** The address as it would be sent: where nothing was typed, what stands now, so that nobody's change is undone unseen. */
export function addressToSend({ order, draft }: OrderPageContext): OrderAddress | null {
  if (!order || !draft) return null
  const now = order[`${draft.of}_address`]
  const typed = Object.entries(draft.address).filter(([field, text]) => text !== draft.base[field as AddressField])
  return { ...now, ...Object.fromEntries(typed) }
}
