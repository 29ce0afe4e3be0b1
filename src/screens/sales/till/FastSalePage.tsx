import { useLingui } from '@lingui/react'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import { type KeptTill, keptOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { afterPaint } from '#screens/platform/after-paint.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { watchUnderWay } from '#screens/platform/wiring/unsaved.ts'
import { fastSale, keepTill } from '#screens/sales/wiring/fast-sale.ts'
import { keepFresh } from '#screens/sales/wiring/till-index.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { CustomerDisplay } from './CustomerDisplay.tsx'
import { Till } from './Till.tsx'
import { TillActions } from './TillActions.tsx'
import { stageOf, type TillActor, TillContext } from './till-actor.ts'
import { useDisplayed } from './use-displayed.ts'

/** The till: `/fastsale`; `?display=1` is the window that the customer looks at. */
export default function FastSalePage() {
  return new URLSearchParams(useSearch()).get('display') === '1' ? <CustomerDisplay /> : <Counter />
}

function Counter() {
  const { i18n } = useLingui()
  const actor = useActorRef(fastSale, { input: { holder: useHolder() } })
  // The same word for all of a sale: what is around it is not drawn again for a scan.
  const value = useSelector(actor, (snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'sale'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  useKept(actor)
  useEffect(() => watchUnderWay(() => isSelling(actor)), [actor])
  useEffect(keepFresh, [])
  useDisplayed(actor)
  useResumed(actor)
  return (
    <TillContext value={actor}>
      <Page paper={value === 'done'} actions={value !== 'opening' && value !== 'unreachable' && <TillActions />}>
        {value === 'unreachable' && failure ? (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        ) : (
          <Till />
        )}
      </Page>
    </TillContext>
  )
}

/** Whoever stands in the middle of a sale signs in again over it. */
function isSelling(actor: TillActor): boolean {
  const snapshot = actor.getSnapshot()
  return stageOf(snapshot) !== 'done' && snapshot.context.draft.lines.length > 0
}

/**
 * Each step of the till is kept in the browser: a crash or a power cut goes on at the same step. What is only looked for is no step. A line
 * is shown before it is kept, a moment later; a sale that is sent is kept before.
 */
function useKept(actor: TillActor): void {
  useEffect(() => {
    let last: KeptTill | null = null
    const keep = () => {
      const snapshot = actor.getSnapshot()
      if (!snapshot.context.options) return
      const kept = keptOf(snapshot.context, stageOf(snapshot))
      if (last && shallowEqual(kept, last)) return
      last = kept
      keepTill(kept).catch(() => toast({ type: 'error', message: outcomes.notSaved }))
    }
    const keeping = afterPaint(keep)
    const hearing = actor.subscribe((snapshot) => {
      keeping.schedule()
      if (stageOf(snapshot) === 'storing') keeping.flush()
    })
    addEventListener('pagehide', keeping.flush)
    return () => {
      hearing.unsubscribe()
      removeEventListener('pagehide', keeping.flush)
      keeping.flush()
    }
  }, [actor])
}

/** A sale that is to be mended comes to an empty till by itself; otherwise it waits at its side. */
function useResumed(actor: TillActor): void {
  const id = new URLSearchParams(useSearch()).get('resume')
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!id) return
    const hearing = actor.subscribe(resume)
    resume()
    return () => hearing.unsubscribe()
    function resume() {
      const event = { type: 'TAKE', id } as { type: 'TAKE'; id: string }
      if (!actor.getSnapshot().can(event)) return
      actor.send(event)
      navigate('/fastsale', { replace: true })
    }
  }, [actor, id, navigate])
}
