import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

const busy: Readonly<Record<string, { id: string; message: string }>> = {
  discarding: /*i18n*/ { id: 'imports.discarding', message: 'Atılıyor…' },
  opening: /*i18n*/ { id: 'imports.opening', message: 'Dosya açılıyor…' },
  reading: /*i18n*/ { id: 'imports.reading', message: 'Dosya okunuyor…' },
  rereading: /*i18n*/ { id: 'imports.rereading', message: 'Sütunlar yeniden okunuyor…' },
  checking: /*i18n*/ { id: 'imports.checking', message: 'Satırlar denetleniyor…' },
  applying: /*i18n*/ { id: 'imports.starting', message: 'Başlatılıyor…' },
  undoing: /*i18n*/ { id: 'imports.starting_undo', message: 'Geri alma başlatılıyor…' },
}
/** The job of a file that was applied before is not known yet. */
const finding = ['looking', 'cancelling']

/** What the page waits for. */
export function UnderWay({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const says = useSelector(
    actor,
    ({ value, context }) =>
      busy[finding.includes(value as string) && context.job === null ? 'opening' : (value as string)],
  )
  if (!says) return null
  return (
    <div className={styles.busy} role="status">
      <p>{i18n._(says)}</p>
      <ProgressBar label={i18n._(says)} />
    </div>
  )
}

const failures: Readonly<
  Record<string, { says: { id: string; message: string }; act: Outcome; way?: 'RESTART' | 'BACK' }>
> = {
  notDiscarded: {
    says: /*i18n*/ { id: 'imports.not_discarded', message: 'Atılamadı' },
    act: 'notDeleted',
    way: 'BACK',
  },
  notOpened: {
    says: /*i18n*/ { id: 'imports.not_opened', message: 'Dosya açılamadı' },
    act: 'notLoaded',
    way: 'RESTART',
  },
  notRead: { says: /*i18n*/ { id: 'imports.not_read', message: 'Dosya okunamadı' }, act: 'notSent', way: 'RESTART' },
  notReread: {
    says: /*i18n*/ { id: 'imports.not_reread', message: 'Sütunlar yeniden okunamadı' },
    act: 'notSaved',
    way: 'BACK',
  },
  notChecked: { says: /*i18n*/ { id: 'imports.not_checked', message: 'Denetlenemedi' }, act: 'notSaved', way: 'BACK' },
  notApplied: { says: /*i18n*/ { id: 'imports.not_applied', message: 'Uygulanamadı' }, act: 'notApplied', way: 'BACK' },
  notSeen: { says: /*i18n*/ { id: 'imports.not_seen', message: 'İşin durumu öğrenilemedi' }, act: 'notLoaded' },
  notUndone: { says: /*i18n*/ { id: 'imports.not_undone', message: 'Geri alınamadı' }, act: 'notApplied', way: 'BACK' },
}

const ways = {
  RESTART: /*i18n*/ { id: 'imports.another', message: 'Başka dosya' },
  BACK: /*i18n*/ { id: 'imports.back', message: 'Geri dön' },
}

/** What did not work, why, and the ways on. */
export function NotDone({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const failed = useSelector(actor, ({ value }) => failures[value as string])
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (!failed || !failure) return null
  const { says, act, way } = failed
  return (
    <ErrorState title={i18n._(says)} onRetry={() => actor.send({ type: 'RETRY' })}>
      {sentencesOf(i18n, failureMessages(failure, act))}
      {way && (
        <span className={styles.way}>
          <Button onPress={() => actor.send({ type: way })}>{i18n._(ways[way])}</Button>
        </span>
      )}
    </ErrorState>
  )
}
