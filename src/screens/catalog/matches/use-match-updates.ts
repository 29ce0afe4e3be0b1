import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { wayBack } from '#machines/catalog/product-match/product-match.chart.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const undo = /*i18n*/ { id: 'matches.undo', message: 'Geri al' }

const said = {
  matched: /*i18n*/ { id: 'matches.now_matched', message: 'Eşleştirildi: {title}' },
  refused: /*i18n*/ { id: 'matches.now_refused', message: 'Reddedildi: {title}' },
  open: /*i18n*/ { id: 'matches.now_open', message: 'Karar geri alındı: {title}' },
}

/** After a decision: the list anew, and a message that offers to take it back; after a job has begun, its page. */
export function useMatchUpdates(desk: Actor<typeof matchPageMachine>, list: Actor<typeof recordListMachine>): void {
  const [, navigate] = useLocation()
  useEffect(
    function hear() {
      let close = () => {}
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        desk.on('stepped', ({ before, after }) => {
          close()
          close = toast({ type: 'success', message: wordsOf(after), about: { title: after.title }, offer: undo }, () =>
            desk.send({ type: 'STEP', record: after, step: backTo(before) }),
          )
          refresh()
        }),
        desk.on('changed', refresh),
        desk.on('begun', ({ id }) => navigate(`/jobs/${id}`)),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
        // The page that would take it back is gone.
        close()
      }
    },
    [desk, list, navigate],
  )
}

function wordsOf({ status }: Match) {
  return status === 'matched' || status === 'refused' ? said[status] : said.open
}

function backTo({ status, match }: Match) {
  return wayBack({ status, variant_id: match?.variant_id ?? null })
}
