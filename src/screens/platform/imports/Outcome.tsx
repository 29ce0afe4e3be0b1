import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { fileKinds } from '#api/registry/import-kinds.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './imports.module.css'
import { Other } from './MapColumns.tsx'
import type { ImportActor } from './use-import.ts'

const counts = [
  ['done', /*i18n*/ { id: 'imports.done', message: 'Tamam' }],
  ['refused', /*i18n*/ { id: 'imports.refused', message: 'Kural izin vermedi' }],
  ['failed', /*i18n*/ { id: 'imports.failed', message: 'Olmadı' }],
] as const

const titles = {
  applying: /*i18n*/ { id: 'imports.applying', message: 'Uygulanıyor' },
  undoing: /*i18n*/ { id: 'imports.undoing', message: 'Geri alınıyor' },
  applied: /*i18n*/ { id: 'imports.applied', message: 'Uygulandı' },
  undone: /*i18n*/ { id: 'imports.undone', message: 'Geri alındı' },
  cancelled: /*i18n*/ { id: 'imports.cancelled', message: 'Durduruldu' },
}

const rowsOfProduct = /*i18n*/ {
  id: 'imports.rows_of_product',
  message: '{name}. Bir ürünün bütün satırları tek kayıt sayılır.',
}

/** How far the job is, and what came of it. */
export function Outcome({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const { job, kind, staged } = useSelector(actor, ({ context }) => context)
  const over = useSelector(actor, ({ value }) => value === 'done')
  if (!job) return null
  const title = titleOf(over, job)
  return (
    <Section
      title={i18n._(titles[title])}
      description={
        staged && (kind === 'products' ? i18n._(rowsOfProduct.id, { name: staged.name }, rowsOfProduct) : staged.name)
      }
      actions={over && <Other actor={actor} />}
    >
      <ProgressBar
        label={i18n._(titles[title])}
        value={job.done + job.refused + job.failed}
        max={Math.max(1, job.total)}
      />
      <dl className={styles.counts} aria-live="polite">
        {counts.map(([key, says]) => (
          <div key={key} data-faulty={(key !== 'done' && job[key] > 0) || undefined}>
            <dt>{i18n._(says)}</dt>
            <dd>{i18n.number(job[key])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {over ? (
          <>
            <ButtonLink variant="primary" href={fileKinds[kind].path}>
              {i18n._(/*i18n*/ { id: 'imports.to_list', message: 'Listeye git' })}
            </ButtonLink>
            <ButtonLink href={`/jobs/${job.id}`}>
              {i18n._(/*i18n*/ { id: 'imports.to_job', message: 'Her kaydın sonucunu gör' })}
            </ButtonLink>
            {job.undoes === null && (
              <Act actor={actor} event={{ type: 'UNDO' }}>
                {i18n._(/*i18n*/ { id: 'imports.undo', message: 'Geri al' })}
              </Act>
            )}
          </>
        ) : (
          <Act actor={actor} event={{ type: 'CANCEL' }}>
            {i18n._(/*i18n*/ { id: 'imports.cancel', message: 'Durdur' })}
          </Act>
        )}
      </div>
    </Section>
  )
}

function titleOf(over: boolean, { state, undoes }: { state: string; undoes: number | null }): keyof typeof titles {
  if (!over) return undoes === null ? 'applying' : 'undoing'
  if (state === 'cancelled') return 'cancelled'
  return undoes === null ? 'applied' : 'undone'
}
