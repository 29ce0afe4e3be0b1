import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Picking, PickingLine, PickingSave, ShortReason } from '#api/contract/sales/picking.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { asSaved, type Basket, lineOf, linesIn, nextOf, overIn, pendingOf, together } from './basket.ts'
import type { KeptBasket } from './kept-basket.ts'

export interface PickingPageInput {
  readonly id: number
  readonly holder: Holder
}

/** A piece that does not belong into the basket. */
export interface WrongScan {
  /** It is not of this order; or all of its kind are in the basket; or another device picked it as well. */
  readonly kind: 'foreign' | 'full' | 'twice'
  readonly code: string
  /** The line that it would belong to. */
  readonly line: PickingLine | null
  readonly expected: PickingLine | null
}

export interface PickingPageContext extends PickingPageInput {
  readonly picking: Picking | null
  /** What waits to be stored, and what is on its way. */
  readonly pending: Basket
  readonly sending: Basket
  /** The end of picking was asked for, and is on its way. */
  readonly finish: boolean
  readonly ending: boolean
  readonly pausing: boolean
  /** Another device was faster, and what it stored could not be read yet. */
  readonly behind: boolean
  readonly wrong: WrongScan | null
  /** The line that was picked last. */
  readonly last: number | null
  readonly failure: ApiFailure | null
  /** Something was picked since it was tried last to store the basket, and how often that got no answer. */
  readonly fresh: boolean
  readonly tries: number
  /** Kept over retries, so that a pick whose answer was lost is not stored twice. */
  readonly key: string
}

export type PickingPageEvent =
  | { type: 'SCAN'; code: string }
  /** By touch or keyboard: so many pieces are in the basket. */
  | { type: 'SET'; line_id: number; picked: number }
  | { type: 'SHORT'; line_id: number; short_reason: ShortReason }
  | { type: 'DISMISS' }
  | { type: 'FINISH' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'RETRY' }
  /** The network is there again. */
  | { type: 'ONLINE' }
  | { type: 'REFRESH' }

/** The picking as the server has it, and what this person left unsent of it in this browser. */
export interface OpenedPicking {
  readonly picking: Picking
  readonly kept: KeptBasket | null
}

/** What is on its way to the server. */
export interface PickingSending {
  readonly id: number
  readonly body: PickingSave
  readonly key: string
}

/** Nothing is under way. */
export const nothingUnder = {
  ...{ pending: {}, sending: {}, finish: false, ending: false, pausing: false, behind: false },
  ...{ wrong: null, last: null, failure: null, fresh: false, tries: 0 },
} as const

/** The basket as the browser keeps it until it is stored; nothing where all of it is. */
export function keptOf(context: PickingPageContext): KeptBasket | null {
  const { id: order_id, picking, pending, sending, finish, ending, key } = context
  if (!picking || !isUnsaved(context)) return null
  return { order_id, picking: { ...picking, customer_name: '' }, pending, sending, finish, ending, key }
}

/** What was on its way is sent once more as it was, so that it counts once; what waited is added to what the server has now. */
export function takenUp({ picking, kept }: OpenedPicking): Partial<PickingPageContext> {
  if (!kept) return { ...nothingUnder, picking }
  const { sending, pending, finish, ending, key } = kept
  if (!isUnder({ sending, ending })) return { ...nothingUnder, picking, pending: pendingOf(picking, pending), finish }
  const { customer_name, order_status } = picking
  return {
    ...nothingUnder,
    picking: { ...kept.picking, customer_name, order_status },
    pending,
    sending,
    finish,
    ending,
    key,
  }
}

/** Whether something is on its way to the server, or was when nobody answered. */
export function isUnder({ sending, ending }: Pick<PickingPageContext, 'sending' | 'ending'>): boolean {
  return ending || Object.keys(sending).length > 0
}

/** The lines as they lie in the basket. */
export function linesOf({ picking, sending, pending }: PickingPageContext): PickingLine[] {
  return linesIn(picking, sending, pending)
}

/** Whether something would be lost if the screen were left. */
export function isUnsaved({ sending, pending, finish }: PickingPageContext): boolean {
  return finish || [sending, pending].some((basket) => Object.keys(basket).length > 0)
}

export function bodyOf({ picking, sending, ending }: PickingPageContext): PickingSave {
  return {
    version: picking?.version ?? 0,
    lines: asSaved(picking, sending),
    ...(ending ? { done: 1 as const } : {}),
  }
}

/** Whether the order has this piece and it is still to be picked. */
export function isExpected(context: PickingPageContext, code: string): boolean {
  const line = lineOf(linesOf(context), code)
  return line !== undefined && line.picked < line.quantity
}

/** What is told of a scan that is not to be picked. */
export function wrongScan(context: PickingPageContext, code: string): WrongScan {
  const lines = linesOf(context)
  const line = lineOf(lines, code) ?? null
  return { kind: line ? 'full' : 'foreign', code, line, expected: nextOf(lines) ?? null }
}

/** What another device stored comes first; what waits here is added to it, and told where there is no room for it. */
export function caughtUp(context: PickingPageContext, picking: Picking): Partial<PickingPageContext> {
  const basket = together(context.sending, context.pending)
  const pending = pendingOf(picking, basket)
  const line = overIn(picking, basket)
  const expected = nextOf(linesIn(picking, pending)) ?? null
  const wrong = line ? ({ kind: 'twice', code: '', line, expected } as const) : context.wrong
  return { picking, pending, sending: {}, ending: false, behind: false, wrong, failure: null, tries: 0 }
}
