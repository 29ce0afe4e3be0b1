import { useSelector } from '@xstate/react'
import { createContext, type RefObject, use, useEffect } from 'react'
import type { Actor } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sumsOf, taxesOf } from '#api/rules/sales/new-order.ts'
import type { NewOrderSums } from '#api/rules/sales/new-order-sums.ts'
import { discountsOf } from '#api/rules/sales/order-campaigns.ts'
import { factsOf, type NewOrderContext, wrong } from '#machines/sales/new-order/new-order.context.ts'
import type { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'

export type NewOrderActor = Actor<typeof newOrderMachine>

export const NewOrderActorContext = createContext<NewOrderActor | null>(null)

/** The order that is written. */
export function useOrder(): NewOrderActor {
  const actor = use(NewOrderActorContext)
  if (!actor) throw new Error('There is no order around')
  return actor
}

/** Draws a line that is out of sight, so that the focus can go into it. */
export const ShowLineContext = createContext<RefObject<(index: number) => void> | null>(null)

/** Draws the line of a field, where the path is one of a line. */
export function useShowing(): (path: string) => void {
  const showLine = use(ShowLineContext)
  return (path) => {
    const [list, index] = path.split('.')
    if (list === 'lines') showLine?.current(Number(index))
  }
}

/** Hears which line is to be drawn. */
export function useShownLine(draw: (index: number) => void): void {
  const showLine = use(ShowLineContext)
  useEffect(() => {
    if (showLine) showLine.current = draw
  }, [showLine, draw])
}

/** A part of what is written. */
export function useWritten<T>(part: (context: NewOrderContext) => T): T {
  return useSelector(useOrder(), ({ context }) => part(context))
}

/** What is wrong at a field, as far as it is told: after it was left, after a try to save, and when the server said it. */
export function useErrorsAt(path: string): readonly Refusal[] {
  return useSelector(useOrder(), ({ context }) => errorsAt(context, path), areSame)
}

/** What the order comes to. */
export const sumsIn = oncePerDraft((context): NewOrderSums => sumsOf(factsOf(context)))

/** What campaigns give off it. */
export const campaignsIn = oncePerDraft((context) => discountsOf(factsOf(context)))

/** The tax in it. */
export const taxesIn = oncePerDraft((context) => taxesOf(factsOf(context)))

function errorsAt(context: NewOrderContext, path: string): readonly Refusal[] {
  if (!context.revealed && !context.touched.includes(path)) return none
  const all = [...wrong(context), ...context.refused].filter(({ at }) => at?.includes(path))
  return all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
}

const none: readonly Refusal[] = []

function areSame(one: readonly Refusal[], other: readonly Refusal[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Worked out once for each draft, however many fields ask. */
function oncePerDraft<T>(work: (context: NewOrderContext) => T): (context: NewOrderContext) => T {
  const known = new WeakMap<object, T>()
  return (context) => {
    const before = known.get(context.draft)
    if (before !== undefined) return before
    const worked = work(context)
    known.set(context.draft, worked)
    return worked
  }
}
