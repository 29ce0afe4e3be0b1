import type { AddressField, AddressKind, OrderAddress } from '#api/contract/sales/order-address.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Order, PaymentStatus } from '#api/contract/sales/orders.ts'
import type { RestChoice } from '#api/contract/sales/short-picks.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import type { ReturnedQuantity } from '#api/rules/sales/orders.ts'
import type { Context } from '#machines/platform/step-page/step-page.types.ts'
import { nothingReceived, type PaymentTyping, type PaymentWriting } from '#machines/sales/order/payment-question.ts'

/** What becomes of the pieces of a line that were not packed. */
export interface RestCommand {
  readonly type: 'REST'
  readonly line_id: number
  readonly choice: RestChoice
}

/** What is asked of the server beside the steps of the order's chart. */
type OrderCommand =
  | { readonly type: 'RESTOCK'; readonly lines: readonly ReturnedQuantity[] }
  | { readonly type: 'NOTE'; readonly note: string }
  | RestCommand
  | { readonly type: 'ADDRESS'; readonly of: AddressKind; readonly address: OrderAddress }

/** An address as it is typed, beside what it was when the typing began. */
export interface AddressDraft {
  readonly of: AddressKind
  readonly base: OrderAddress
  readonly address: OrderAddress
}

/** What an order's page is about. */
export interface OrderPageTypes {
  record: Order
  step: OrderStep
  commands: OrderCommand
  own: OrderWriting
  events: OrderPageEvent
  states: 'choosing' | 'receiving' | 'addressing' | 'viewing'
  /** Money was marked as come, or as not come after all. */
  emitted: { type: 'moneyMoved'; number: string; payment_status: PaymentStatus }
}

export type OrderPageContext = Context<OrderPageTypes>

/** What is typed and looked at on the page. */
interface OrderWriting extends PaymentWriting {
  /** The pieces that come back, as they are typed, by line. */
  readonly pieces: Readonly<Record<number, string>>
  /** A note as it is typed. */
  readonly note: string
  readonly draft: AddressDraft | null
  /** The status of which it is told what must happen first. */
  readonly aim: OrderStatus | null
  /** The entry of the history as of which the order is looked at; `null` is now. */
  readonly visited: number | null
}

type OrderPageEvent =
  /** Asks which pieces go back into the stock. */
  | { type: 'RESTOCK' }
  | { type: 'PIECES'; line_id: number; text: string }
  | RestCommand
  | PaymentTyping
  | { type: 'TYPE_NOTE'; text: string }
  | { type: 'NOTE' }
  /** Begins to change an address. */
  | { type: 'ADDRESS'; of: AddressKind }
  /** `listed`: chosen from a list. */
  | { type: 'TYPE'; field: AddressField; text: string; listed?: boolean }
  | { type: 'SHOW_PATH'; status: OrderStatus | null }
  /** Looks at the order as it stood after an entry of its history. */
  | { type: 'VIEW_HISTORY'; past: number }

/** Nothing was typed yet. */
export const nothingWritten: OrderWriting = {
  ...nothingReceived,
  ...{ pieces: {}, note: '', draft: null, aim: null, visited: null },
}

/** The pieces as they would be sent; what is no whole number is none that can come back. */
export function piecesOf({ record, pieces }: OrderPageContext): ReturnedQuantity[] {
  return (record?.lines ?? []).flatMap(({ id }) => {
    const text = pieces[id]?.trim()
    return text === undefined ? [] : [{ line_id: id, quantity: /^\d{1,6}$/.test(text) ? Number(text) : -1 }]
  })
}

/** All pieces that are still with the customer. */
export function allQuantities(order: Order | null): Record<number, string> {
  const left = (order?.lines ?? []).filter(({ quantity, returned }) => quantity > returned)
  return Object.fromEntries(left.map(({ id, quantity, returned }) => [id, String(quantity - returned)]))
}

/** Whether something was typed that is stored nowhere. */
export function isUnsaved({ note, draft }: Pick<OrderPageContext, 'note' | 'draft'>): boolean {
  return note.trim() !== '' || (draft !== null && JSON.stringify(draft.base) !== JSON.stringify(draft.address))
}

/** The address as it would be sent: where nothing was typed, what stands now, so that nobody's change is undone unseen. */
export function addressToSend({ record, draft }: OrderPageContext): OrderAddress | null {
  if (!record || !draft) return null
  const now = record[`${draft.of}_address`]
  const typed = Object.entries(draft.address).filter(([field, text]) => text !== draft.base[field as AddressField])
  return { ...now, ...Object.fromEntries(typed) }
}
