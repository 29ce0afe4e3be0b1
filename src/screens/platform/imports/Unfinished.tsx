import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { OpenImport } from '#api/contract/platform/imports.ts'
import { fileKinds } from '#api/registry/import-kinds.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

const states: Record<OpenImport['state'], { id: string; message: string }> = {
  mapping: /*i18n*/ { id: 'imports.open_mapping', message: 'sütunları eşlenecek' },
  checking: /*i18n*/ { id: 'imports.open_checking', message: 'denetleniyor' },
  checked: /*i18n*/ {
    id: 'imports.open_checked',
    message: '{faulty, plural, =0 {denetlendi} other {denetlendi, # satırı hatalı}}',
  },
  failed: /*i18n*/ { id: 'imports.open_failed', message: 'denetlenemedi' },
  applied: /*i18n*/ { id: 'imports.open_applied', message: 'uygulanıyor' },
}

const goOn = /*i18n*/ { id: 'imports.go_on', message: 'Sürdür' }
const throwAway = /*i18n*/ { id: 'imports.throw_away', message: 'At' }

/** The files that the person has begun and not finished: nothing where there are none. */
export function Unfinished({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const { open, failure, toDelete } = useSelector(actor, ({ context }) => context)
  const lost = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'notListed' }))
  const doubting = useSelector(actor, (snapshot) => snapshot.matches('doubting'))
  if (lost && failure)
    return (
      <p className={styles.skipped} role="status">
        {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}{' '}
        <Button variant="link" onPress={() => actor.send({ type: 'LIST' })}>
          {i18n._(/*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' })}
        </Button>
      </p>
    )
  if (!open || open.length === 0) return null
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'imports.unfinished', message: 'Yarım kalanlar' })}
      description={i18n._(
        /*i18n*/ {
          id: 'imports.unfinished_why',
          message: 'Yüklediğiniz ve henüz bitirmediğiniz dosyalar. Süresi dolan kendiliğinden silinir.',
        },
      )}
    >
      <ul className={styles.open}>
        {open.map((file) => (
          <li key={file.id}>
            <div>
              <strong>{file.name}</strong>
              <p className={styles.note}>
                {i18n._(fileKinds[file.kind].title)} ·{' '}
                {i18n._(
                  /*i18n*/ {
                    id: 'imports.open_rows',
                    message: '{count, plural, other {# satır}}',
                    values: { count: file.total },
                  },
                )}{' '}
                · {i18n._(states[file.state].id, { faulty: file.faulty }, { message: states[file.state].message })}
              </p>
              <p className={styles.note}>
                {i18n._(
                  /*i18n*/ {
                    id: 'imports.open_when',
                    message: 'Son işlem {last}; {until} tarihine kadar saklanır.',
                    values: {
                      last: formatsOf(i18n).moment(file.updated_at),
                      until: formatsOf(i18n).dayOf(file.kept_until),
                    },
                  },
                )}
              </p>
            </div>
            <div className={styles.acts}>
              <Button
                onPress={() => actor.send({ type: 'OPEN', id: file.id })}
                aria-label={`${i18n._(goOn)}: ${file.name}`}
              >
                {i18n._(goOn)}
              </Button>
              {file.state !== 'applied' && (
                <Button
                  variant="danger"
                  onPress={() => actor.send({ type: 'DISCARD', file })}
                  aria-label={`${i18n._(throwAway)}: ${file.name}`}
                >
                  {i18n._(throwAway)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doubting}
        onClose={() => actor.send({ type: 'BACK' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        title={i18n._(
          /*i18n*/ { id: 'imports.discard_title', message: '“{name}” atılsın mı?', values: { name: toDelete?.name } },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'imports.discard_what',
            message: 'Eşlemesi ve düzeltilen satırları gider. Kayıtlara dokunulmaz.',
          },
        )}
        confirm={i18n._(throwAway)}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive
      />
    </Section>
  )
}
