import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { PriceEditContext } from '#machines/catalog/price-edit/price-edit.types.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { UndoIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { Link } from '#ui/Link.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** The job that applies the changes, or takes them back: how far it is, exactly what came of it, and the way back for 30 days. */
export function AppliedDialog({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const words = useWords()
  const part = useSelector(actor, ({ value }) =>
    typeof value === 'object' && 'applied' in value ? value.applied : null,
  )
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { job, failure } = context
  const failed = part === 'lost' || part === 'notTakenBack'
  const underWay = part === 'looking' || part === 'pausing' || part === 'takingBack'
  const close = () => actor.send({ type: 'CANCEL' })
  const title = useTitle(job, underWay)
  return (
    <Dialog
      open={part !== null}
      role="alertdialog"
      width="narrow"
      stays={underWay}
      onClose={close}
      title={title}
      footer={
        underWay ? undefined : (
          <>
            {part === 'over' && !job?.undoes && (
              <Act actor={actor} event={{ type: 'TAKE_BACK' }} icon={UndoIcon}>
                {i18n._(/*i18n*/ { id: 'prices.take_back', message: 'Bu fiyat değişikliğini geri al' })}
              </Act>
            )}
            {failed && <Button onPress={() => actor.send({ type: 'RETRY' })}>{words.retry}</Button>}
            <Button variant="primary" onPress={close}>
              {words.close}
            </Button>
          </>
        )
      }
    >
      {failed && failure ? (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, part === 'lost' ? 'notLoaded' : 'notApplied'))}
        </p>
      ) : (
        <Outcome context={context} over={part === 'over'} />
      )}
    </Dialog>
  )
}

/** What the job does, or has done. */
function useTitle(job: PriceEditContext['job'], underWay: boolean): string {
  const { i18n } = useLingui()
  if (job?.undoes)
    return underWay
      ? i18n._(/*i18n*/ { id: 'prices.taking_back_title', message: 'Fiyat değişikliği geri alınıyor' })
      : i18n._(/*i18n*/ { id: 'prices.taken_back_title', message: 'Fiyat değişikliği geri alındı' })
  return underWay
    ? i18n._(/*i18n*/ { id: 'prices.applying_title', message: 'Fiyatlar uygulanıyor' })
    : i18n._(/*i18n*/ { id: 'prices.applied_title', message: 'Fiyat değişikliğinin sonucu' })
}

function Outcome({ context: { job, refused }, over }: { context: PriceEditContext; over: boolean }) {
  const { i18n } = useLingui()
  if (!job) return null
  const come = job.done + job.refused + job.failed
  return (
    <div className={styles.outcome}>
      {!over && (
        <ProgressBar
          label={i18n._(/*i18n*/ { id: 'prices.progress', message: 'İlerleme' })}
          value={come}
          max={Math.max(job.total, 1)}
        />
      )}
      <p role="status">
        {i18n._(
          /*i18n*/ {
            id: 'prices.outcome',
            message:
              '{total} varyanttan {done} tanesi tamam{refused, plural, =0 {} other {, # tanesini kurallar engelledi}}{failed, plural, =0 {} other {, # tanesi yapılamadı}}.',
            values: { total: job.total, done: job.done, refused: job.refused, failed: job.failed },
          },
        )}
      </p>
      <p className={styles.onward}>
        {!over && i18n._(/*i18n*/ { id: 'prices.take_back_later', message: 'Bu sayfadan ayrılsanız da iş sürer.' })}
        {over &&
          job.undoes === null &&
          job.done > 0 &&
          i18n._(
            /*i18n*/ {
              id: 'prices.take_back_until',
              message: 'Buradan ya da işin sayfasından 30 gün boyunca geri alınabilir.',
            },
          )}{' '}
        <Link href={`/jobs/${job.id}`}>{i18n._(/*i18n*/ { id: 'prices.job', message: 'İşin sayfası' })}</Link>
      </p>
      {over && refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map((row) => (
            <li key={row.position}>
              <strong>{row.label}</strong>
              <p>{sentencesOf(i18n, row.rules as readonly Refusal[])}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
