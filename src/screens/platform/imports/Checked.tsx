import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { Download } from './Download.tsx'
import { FaultyRows } from './FaultyRows.tsx'
import { GoodRows } from './GoodRows.tsx'
import styles from './imports.module.css'
import { Keeping } from './Keeping.tsx'
import { Other } from './MapColumns.tsx'
import { RepeatedValues } from './RepeatedValues.tsx'
import { Missing, ToBeMade } from './ToBeMade.tsx'
import type { ImportActor } from './use-import.ts'

const counts = [
  ['create', /*i18n*/ { id: 'imports.will_add', message: 'Eklenecek' }],
  ['update', /*i18n*/ { id: 'imports.will_change', message: 'Güncellenecek' }],
  ['same', /*i18n*/ { id: 'imports.stays', message: 'Aynı kalacak' }],
  ['faulty', /*i18n*/ { id: 'imports.faulty', message: 'Hatalı' }],
] as const

/** What would come of each row, and the faulty ones to be mended. */
export function Checked({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const staged = useSelector(actor, ({ context }) => context.staged)
  const mended = useSelector(actor, ({ context }) => Object.keys(context.mended).length)
  if (!staged) return null
  const { faulty } = staged.counts
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'imports.checked', message: 'Denetim sonucu' })}
      description={i18n._(
        /*i18n*/ {
          id: 'imports.file_rows',
          message: '{name}: {count} satır',
          values: { name: staged.name, count: i18n.number(staged.total) },
        },
      )}
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'BACK' })}>
            {i18n._(/*i18n*/ { id: 'imports.back_to_columns', message: 'Sütunlara dön' })}
          </Button>
          <Other actor={actor} />
        </>
      }
    >
      <dl className={styles.counts}>
        {counts.map(([key, says]) => (
          <div key={key} data-faulty={(key === 'faulty' && faulty > 0) || undefined}>
            <dt>{i18n._(says)}</dt>
            <dd>{i18n.number(staged.counts[key])}</dd>
          </div>
        ))}
      </dl>
      <ToBeMade making={staged.making} />
      <Missing actor={actor} />
      <div className={styles.acts}>
        <Act variant="primary" actor={actor} event={{ type: 'APPLY', leave_faulty: 0 }}>
          {i18n._(/*i18n*/ { id: 'imports.apply', message: 'Tümünü uygula' })}
        </Act>
        {faulty > 0 && (
          <Act actor={actor} event={{ type: 'APPLY', leave_faulty: 1 }}>
            {i18n._(/*i18n*/ { id: 'imports.apply_good', message: 'Yalnızca iyi satırları uygula' })}
          </Act>
        )}
      </div>
      <GoodRows actor={actor} staged={staged} />
      {faulty > 0 && (
        <>
          <RepeatedValues actor={actor} staged={staged} />
          <div className={styles.acts}>
            <Act actor={actor} event={{ type: 'CHECK' }}>
              {i18n._(
                /*i18n*/ {
                  id: 'imports.recheck',
                  message: '{count, plural, =0 {Düzeltilenleri denetle} other {# satırı yeniden denetle}}',
                  values: { count: mended },
                },
              )}
            </Act>
            <Download
              kind={staged.kind}
              file={staged.id}
              name={`${staged.name} - ${i18n._(/*i18n*/ { id: 'imports.faulty', message: 'Hatalı' })}`}
              label={i18n._(/*i18n*/ { id: 'imports.faults', message: 'Hatalı satırları indir' })}
            />
          </div>
          <Keeping actor={actor} />
          <FaultyRows actor={actor} staged={staged} />
        </>
      )}
    </Section>
  )
}
