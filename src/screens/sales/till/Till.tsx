import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TillDetails } from './TillDetails.tsx'
import { TillDone } from './TillDone.tsx'
import { TillLines } from './TillLines.tsx'
import { TillPayment } from './TillPayment.tsx'
import { TillScan } from './TillScan.tsx'
import { TillTotals } from './TillTotals.tsx'
import styles from './till.module.css'
import { useStage, useTill } from './till-actor.ts'

/** A sale at the till: what is sold on the left, what it comes to and how it is paid on the right. Whoever scans does not wait for the rest. */
export function Till() {
  const stage = useStage()
  const opening = useSelector(useTill(), ({ value }) => value === 'opening')
  return (
    <div className={styles.till} data-density="touch">
      <div className={styles.main} data-print="hidden">
        <TillScan />
        {opening ? <Skeleton shape="form" rows={6} /> : stage !== 'done' && <Sale />}
      </div>
      {!opening && (
        <aside className={styles.side}>
          {stage === 'done' ? (
            <TillDone />
          ) : (
            <>
              <TillTotals />
              <TillPayment />
            </>
          )}
        </aside>
      )}
      <Discard />
    </div>
  )
}

function Sale() {
  return (
    <>
      <TillLines />
      <div className={styles.details}>
        <TillDetails />
      </div>
    </>
  )
}

function Discard() {
  const { i18n } = useLingui()
  const actor = useTill()
  return (
    <ConfirmDialog
      open={useSelector(actor, (snapshot) => snapshot.matches({ sale: 'discarding' }))}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={i18n._(/*i18n*/ { id: 'till.discard', message: 'Satışı sil' })}
      description={i18n._(
        /*i18n*/ {
          id: 'till.discard_says',
          message: 'Okutulan ürünler ve yazılanlar silinir; hiçbir şey kaydedilmez.',
        },
      )}
      confirm={i18n._(/*i18n*/ { id: 'till.discard', message: 'Satışı sil' })}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
    />
  )
}
