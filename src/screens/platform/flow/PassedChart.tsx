import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { FlowKind, RecordWay } from '#api/contract/platform/flow.ts'
import { chapter as chapterMachine } from '#screens/platform/statecharts/chapters.ts'
import { PictureView } from '#screens/platform/statecharts/PictureView.tsx'
import { passedOn } from '#screens/platform/statecharts/passed-on.ts'
import { useBookWords } from '#screens/platform/statecharts/use-book-words.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './flow.module.css'

/** The chart of each kind, by its name in the book. */
const charts: Readonly<Record<FlowKind, string>> = {
  orders: 'order',
  pickings: 'picking',
  shipments: 'shipment',
  invoices: 'invoice',
  'order-refunds': 'refund',
  cheques: 'cheque',
  'given-cheques': 'givenCheque',
  purchases: 'purchase',
  'incoming-invoices': 'incomingInvoice',
}

/** The way of a record in the book's own drawing of its chart: the states that it passed and the arrows that it took. A table beside it has the same in words. */
export function PassedChart({ record }: { record: RecordWay }) {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const actor = useActorRef(chapterMachine, { input: { id: charts[record.kind] } })
  const snapshot = useSelector(actor, (now) => now)
  const { chapter, scale } = snapshot.context
  const way = useMemo(() => chapter && passedOn(chapter.chart, record), [chapter, record])
  if (snapshot.matches('unreadable'))
    return <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!chapter || !way) return <Skeleton shape="page" />
  return (
    <>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'why.on_chart',
            message: 'Kalın oklar geçtiği yol, noktalı kutular geçtiği durumlar; dolu kutu şu an bulunduğu yer.',
          },
        )}
      </p>
      <PictureView
        chapter={chapter}
        scale={scale}
        {...way}
        onEnlarge={() => actor.send({ type: 'ENLARGE' })}
        onReduce={() => actor.send({ type: 'REDUCE' })}
        onFit={() => actor.send({ type: 'FIT' })}
      />
    </>
  )
}
