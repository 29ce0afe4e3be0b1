import { assign, emit, setup } from 'xstate'
import type { About, Says } from '#api/rules/platform/rule.ts'

export const toastTypes = ['success', 'warning', 'error', 'other'] as const
export type ToastType = (typeof toastTypes)[number]

/** A message to be shown: a sentence, or the id of one, with its values. */
export interface ToastInput {
  /** Any other word is told as `other` (rule R31). */
  readonly type: ToastType | (string & {})
  readonly message: Says | string
  readonly about?: About
  /** How long it stays; 5000 without one (rules R56, R243). */
  readonly ms?: number | null
  /** What can be done about it while it is shown, such as taking it back. */
  readonly offer?: Says
}

export interface ToastItem {
  readonly id: string
  readonly type: ToastType
  readonly message: Says | string
  readonly about: About
  readonly ms: number
  readonly offer: Says | null
}

const defaultMs = 5000
/** How long a message stays that only says that all went well, in milliseconds. */
export const briefMs = 1500
const most = 5

type ToastsEvent = { type: 'SHOW'; toast: ToastInput } | { type: 'CLOSE'; id: string } | { type: 'TAKE'; id: string }

/**
 * The queue of messages. Each is shown until its time is over or it is closed; time itself is kept by the toast on the screen, because it
 * stands still under the pointer. The same message is not shown twice at once, and the oldest gives way to a sixth.
 */
export const toastsMachine = setup({
  types: {
    context: {} as { readonly items: readonly ToastItem[] },
    events: {} as ToastsEvent,
    emitted: {} as { type: 'taken'; id: string },
  },
  actions: {
    add: assign(({ context }, { toast }: { toast: ToastInput }) => {
      const item = itemOf(toast, freeIn(context.items))
      const others = context.items.filter((one) => !saysTheSame(one, item))
      return { items: [...others, item].slice(-most) }
    }),
    remove: assign(({ context }, { id }: { id: string }) => ({ items: context.items.filter((one) => one.id !== id) })),
    emitTaken: emit((_, { id }: { id: string }) => ({ type: 'taken' as const, id })),
  },
}).createMachine({
  id: 'toasts',
  context: { items: [] },
  on: {
    SHOW: { actions: { type: 'add', params: ({ event }) => event } },
    CLOSE: { actions: { type: 'remove', params: ({ event }) => event } },
    TAKE: {
      actions: [
        { type: 'emitTaken', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
  },
})

function itemOf({ type, message, about = {}, ms, offer }: ToastInput, number: number): ToastItem {
  const known = toastTypes.find((one) => one === type)
  return { id: `toast-${number}`, type: known ?? 'other', message, about, ms: ms ?? defaultMs, offer: offer ?? null }
}

/** The first number that no message has which is shown now. */
function freeIn(items: readonly ToastItem[]): number {
  const taken = items.map(({ id }) => id)
  let number = 1
  while (taken.includes(`toast-${number}`)) number += 1
  return number
}

function saysTheSame(one: ToastItem, other: ToastItem): boolean {
  const said = ({ type, message, about }: ToastItem) =>
    JSON.stringify([type, typeof message === 'string' ? message : message.id, about])
  return said(one) === said(other)
}
