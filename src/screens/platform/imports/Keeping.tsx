import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

/** Whether what is being mended is kept: whoever leaves now finds it again. */
export function Keeping({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const lost = useSelector(actor, (snapshot) => snapshot.matches({ checked: 'notKept' }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const mended = useSelector(actor, ({ context }) => Object.keys(context.mended).length > 0)
  const kept = useSelector(actor, (snapshot) => snapshot.matches({ checked: 'kept' }))
  if (lost && failure)
    return (
      <p role="alert" className={styles.kept} data-lost>
        {i18n._(
          /*i18n*/ {
            id: 'imports.not_kept',
            message: 'Düzeltmeleriniz saklanamadı. Denetlemeden sayfadan ayrılırsanız kaybolur.',
          },
        )}{' '}
        {sentencesOf(i18n, failureMessages(failure, 'notSaved'))}{' '}
        <Button variant="link" onPress={() => actor.send({ type: 'RETRY' })}>
          {i18n._(/*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' })}
        </Button>
      </p>
    )
  return (
    <p role="status" className={styles.kept}>
      {mended &&
        (kept
          ? i18n._(
              /*i18n*/ {
                id: 'imports.kept',
                message: 'Düzeltmeleriniz saklandı; başka bir cihazdan da sürdürebilirsiniz.',
              },
            )
          : i18n._(/*i18n*/ { id: 'imports.keeping', message: 'Düzeltmeleriniz saklanıyor…' }))}
    </p>
  )
}
