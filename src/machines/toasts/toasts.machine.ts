import { assign, setup } from 'xstate'
import type { About, Says } from '#api/rules/rule.ts'

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
}

export interface ToastItem {
  readonly id: string
  readonly type: ToastType
  readonly message: Says | string
  readonly about: About
  readonly ms: number
}

const defaultMs = 5000
const most = 5

type ToastsEvent = { type: 'SHOW'; toast: ToastInput } | { type: 'CLOSE'; id: string }

/**
 * The queue of messages. Each is shown until its time is over or it is closed; time itself is kept by the toast on the screen, because it
 * stands still under the pointer. The same message is not shown twice at once, and the oldest gives way to a sixth.
 */
export const toastsMachine = setup({
  types: { context: {} as { readonly items: readonly ToastItem[]; readonly shown: number }, events: {} as ToastsEvent },
  actions: {
    add: assign(({ context }, { toast }: { toast: ToastInput }) => {
      const item = itemOf(toast, context.shown + 1)
      const others = context.items.filter((one) => !saysTheSame(one, item))
      return { items: [...others, item].slice(-most), shown: context.shown + 1 }
    }),
    remove: assign(({ context }, { id }: { id: string }) => ({ items: context.items.filter((one) => one.id !== id) })),
  },
}).createMachine({
  id: 'toasts',
  context: { items: [], shown: 0 },
  on: {
    SHOW: { actions: { type: 'add', params: ({ event }) => event } },
    CLOSE: { actions: { type: 'remove', params: ({ event }) => event } },
  },
})

function itemOf({ type, message, about = {}, ms }: ToastInput, number: number): ToastItem {
  const known = toastTypes.find((one) => one === type)
  return { id: `toast-${number}`, type: known ?? 'other', message, about, ms: ms ?? defaultMs }
}

function saysTheSame(one: ToastItem, other: ToastItem): boolean {
  const said = ({ type, message, about }: ToastItem) =>
    JSON.stringify([type, typeof message === 'string' ? message : message.id, about])
  return said(one) === said(other)
}
