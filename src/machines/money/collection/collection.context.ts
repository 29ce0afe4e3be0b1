import type { ChequePaper } from '#api/contract/money/cheques.ts'
import type { Collection, NewCollection, Outstanding, OutstandingOrder } from '#api/contract/money/collections.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { CollectionMethod } from '#api/contract/sales/orders.ts'
import type { ReceivedPayment } from '#api/contract/sales/payments.ts'
import { type Allocation, allocate, debtOf, type OwingOrder, sameCurrency } from '#api/rules/money/allocation.ts'
import { type CollectionFacts, wrongInCollection } from '#api/rules/money/collection.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'

/** Whom it is collected of, where that is known, and the orders that are chosen from the start. */
export interface CollectionInput {
  readonly customer_id: number | null
  readonly order_ids?: readonly number[]
  /** A collection that was made before: its receipt is shown. */
  readonly collection_id?: number
}

export interface CollectionContext {
  readonly customer_id: number | null
  readonly collection_id: number | null
  readonly outstanding: Outstanding | null
  /** In the order in which they were chosen: the first says the currency. */
  readonly chosen: readonly number[]
  readonly pinned: readonly number[]
  /** How many orders in other currencies were passed over when orders were last chosen. */
  readonly skipped: number
  /** As it was typed, in plain decimals. */
  readonly amount: string
  readonly method: CollectionMethod | ''
  readonly payment: ReceivedPayment
  /** What stands on the cheque, where it comes by one. */
  readonly cheque: ChequePaper
  readonly revealed: boolean
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** Kept over retries, so that money whose answer was lost is collected once. */
  readonly key: string
  readonly collection: Collection | null
}

export type Changes = Partial<CollectionContext>

const nothing = { account_id: null, day: '', reference: '' } as const
const noPaper = { number: '', bank: '', branch: '', drawer: '', iban: '', due_on: '' } as const

export function begun({ customer_id, order_ids = [], collection_id }: CollectionInput): CollectionContext {
  return {
    ...{
      customer_id,
      collection_id: collection_id ?? null,
      outstanding: null,
      chosen: order_ids,
      pinned: [],
      skipped: 0,
      amount: '',
      method: '',
    },
    ...{ payment: nothing, cheque: noPaper, revealed: false, refused: [], failure: null, key: '', collection: null },
  }
}

/** What is owed was read: what was chosen before and is owed still stays chosen, and the money comes the way the shop is usually paid. */
export function opened(context: CollectionContext, outstanding: Outstanding): Changes {
  const known = new Set(outstanding.orders.map(({ id }) => id))
  const chosen = context.chosen.filter((id) => known.has(id))
  const pinned = context.pinned.filter((id) => known.has(id))
  const method = context.method || (outstanding.methods[0]?.method ?? '')
  const payment = { ...context.payment, day: context.payment.day || outstanding.day }
  return written({ ...context, outstanding }, { outstanding, chosen, pinned, method, payment })
}

/** Every change forgets why the last try failed: it is another collection. Whichever account usually takes such money is proposed. */
export function written(context: CollectionContext, changes: Changes): Changes {
  const next = { ...context, ...changes }
  const moved = currencyOf(next) !== currencyOf(context) || next.method !== context.method || changes.outstanding
  const payment = moved ? { ...next.payment, account_id: usualAccount(next) } : next.payment
  return { skipped: 0, ...changes, payment, refused: [], failure: null, key: '' }
}

/** Orders are added to those that are chosen, in this order; those in another currency than the first are passed over, and counted. */
export function chosenToo(context: CollectionContext, ids: readonly number[]): Changes {
  const more = ids.filter((id) => !context.chosen.includes(id))
  const { taken, skipped } = sameCurrency(ordersOf(context, [...context.chosen, ...more]))
  return written(context, { chosen: taken.map(({ id }) => id), skipped: skipped.length })
}

/** An order is left out, and is pinned no more. */
export function leftOut(context: CollectionContext, ids: readonly number[]): Changes {
  const stays = (id: number) => !ids.includes(id)
  return written(context, { chosen: context.chosen.filter(stays), pinned: context.pinned.filter(stays) })
}

/** A pinned order fills before all others, so it is among those that are chosen. */
export function pinnedToo(context: CollectionContext, id: number): Changes {
  const chosen = chosenToo(context, [id])
  return chosen.chosen?.includes(id) ? { ...chosen, pinned: [...context.pinned, id] } : chosen
}

/** The orders by their ids, as they are spread over. */
export function ordersOf(
  { outstanding }: Pick<CollectionContext, 'outstanding'>,
  ids: readonly number[],
): OwingOrder[] {
  const known = new Map(outstanding?.orders.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = known.get(id)
    return order ? [owingOf(order)] : []
  })
}

function owingOf({ id, ordered_at, currency, outstanding }: OutstandingOrder): OwingOrder {
  return { id, ordered_at, currency, outstanding: minorOf(outstanding) ?? 0 }
}

/** How the money fills the orders that are chosen. */
export function allocationOf(context: CollectionContext): Allocation {
  return allocate(ordersOf(context, context.chosen), minorOf(context.amount) ?? 0, context.pinned)
}

/** All that is owed of the orders that are chosen, as it is typed. */
export function wholeDebt(context: CollectionContext): string {
  return decimalOf(debtOf(ordersOf(context, context.chosen)))
}

/** Of the first order that is chosen. */
export function currencyOf(context: CollectionContext): string | null {
  return ordersOf(context, context.chosen.slice(0, 1))[0]?.currency ?? null
}

export function accountsOf(context: CollectionContext) {
  return tillOf(context)?.accounts ?? []
}

function usualAccount(context: CollectionContext): number | null {
  return tillOf(context)?.usual.find(({ method }) => method === context.method)?.account_id ?? null
}

function tillOf(context: CollectionContext) {
  const currency = currencyOf(context)
  return context.outstanding?.tills.find((till) => till.currency === currency)
}

/** What the rules are judged with. */
function factsOf(context: CollectionContext): CollectionFacts {
  const { outstanding, chosen, amount, method, payment, cheque } = context
  const closed_until = outstanding?.closed_until ?? null
  const offered = { accounts: accountsOf(context), account_id: null, day: outstanding?.day ?? '', closed_until }
  const orders = ordersOf(context, chosen)
  return { orders, amount, method, methods: outstanding?.methods ?? [], payment, offered, cheque }
}

/** The rules in the way of collecting. Judged once, however many ask. */
export function wrong(context: CollectionContext): Refusal[] {
  const before = judged.get(context)
  if (before) return before
  const refusals = wrongInCollection(factsOf(context))
  judged.set(context, refusals)
  return refusals
}

const judged = new WeakMap<CollectionContext, Refusal[]>()

/** What is sent, with what was owed when it was confirmed. */
export function bodyOf(context: CollectionContext): NewCollection {
  const { customer_id, chosen, pinned, amount, method, payment, cheque } = context
  const { account_id, day, reference } = payment
  return {
    ...{ customer_id: customer_id ?? 0, order_ids: [...chosen], pinned_ids: [...pinned], amount, account_id, day },
    ...{ method: method || 'cash', reference, debt: wholeDebt(context) },
    ...(method === 'cheque' ? { cheque, account_id: null } : {}),
  }
}

/** It was collected, read or taken back: more of the same customer may follow. */
export function received(collection: Collection): Changes {
  return { collection, collection_id: collection.id, customer_id: collection.customer.id, failure: null, key: '' }
}

/** Something was typed that leaving would lose. */
export function hasUnsaved({ amount, collection }: CollectionContext): boolean {
  return amount !== '' && collection === null
}
