import { useLingui } from '@lingui/react'
import styles from './imports.module.css'

const first = [
  'beginning',
  'choosing',
  'doubting',
  'discarding',
  'notDiscarded',
  'opening',
  'notOpened',
  'reading',
  'notRead',
]
const steps = [
  { says: /*i18n*/ { id: 'imports.step_file', message: 'Dosya' }, of: first },
  { says: /*i18n*/ { id: 'imports.step_columns', message: 'Sütunlar' }, of: ['mapping', 'rereading', 'notReread'] },
  {
    says: /*i18n*/ { id: 'imports.step_check', message: 'Denetim' },
    of: ['checking', 'notChecked', 'checked', 'applying', 'notApplied'],
  },
  { says: /*i18n*/ { id: 'imports.step_result', message: 'Sonuç' }, of: [] },
] as const

/** How far the file has come. */
export function Steps({ state }: { state: string }) {
  const { i18n } = useLingui()
  const found = steps.findIndex(({ of }) => (of as readonly string[]).includes(state))
  const now = found < 0 ? steps.length - 1 : found
  return (
    <ol className={styles.steps}>
      {steps.map(({ says }, at) => (
        <li key={says.id} {...(at === now ? { 'aria-current': 'step' } : {})} data-done={at < now || undefined}>
          {i18n._(says)}
        </li>
      ))}
    </ol>
  )
}
