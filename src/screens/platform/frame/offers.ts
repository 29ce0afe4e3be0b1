import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Actor, AnyActorRef, AnyStateMachine, EventFromLogic, EventObject } from 'xstate'
import type { About, Refusal, Says } from '#api/rules/platform/rule.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import type { ShortcutName } from './shortcut-table.ts'

interface Offered {
  readonly label: Says & { readonly values?: About }
  /** What it belongs to, where the label alone does not say it. */
  readonly trail?: Says
  /** The keys that do the same. */
  readonly keys?: ShortcutName
}

/** Something that can be done on the open page: what is sent to which machine, which says whether it may be; or an act without one, with the rules in its way. */
export type Offer = Offered &
  (
    | { readonly actor: AnyActorRef; readonly event: EventObject }
    | { readonly run: () => void; readonly refusals?: readonly Refusal[] }
  )

/** Types an offer by its machine. */
export function offer<M extends AnyStateMachine>(
  actor: Actor<M>,
  event: EventFromLogic<M>,
  label: Offered['label'],
  keys?: ShortcutName,
): Offer {
  return { actor: actor as unknown as AnyActorRef, event: event as EventObject, label, ...(keys ? { keys } : {}) }
}

interface OfferingPage {
  offers: readonly Offer[]
}

const pages = panelPart(() => new Set<OfferingPage>())

/** Offers the acts of a page to the palette, as long as the page is open. */
export function useOffers(offers: readonly Offer[]): void {
  const page = useRef<OfferingPage>({ offers })
  useLayoutEffect(() => {
    page.current.offers = offers
  }, [offers])
  useEffect(function register() {
    const own = page.current
    const open = pages()
    open.add(own)
    return () => void open.delete(own)
  }, [])
}

/** What the open page offers now. */
export function offersNow(): readonly Offer[] {
  return [...pages()].flatMap(({ offers }) => offers)
}
