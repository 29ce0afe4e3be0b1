import { useLingui } from '@lingui/react'
import { Act } from '#screens/platform/steps/Act.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { useLocked } from '#ui/locked.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { useForm, usePart } from './form-actor.ts'
import { variantName } from './names.ts'
import styles from './VariantTable.module.css'

/** Deletes a variant after asking. The default one and the last one stay, and say so (R48, R49, R50). */
export function DeleteVariant({ index, small = false }: { index: number; small?: boolean }) {
  const form = useForm()
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  const label = i18n._(/*i18n*/ { id: 'variants.delete_of', message: '{name}: sil', values: { name } })
  const event = { type: 'DELETE_VARIANT', index } as const
  if (locked) return null
  if (!small) {
    return (
      <Act actor={form} event={event} variant="danger" icon={TrashIcon}>
        {i18n._(/*i18n*/ { id: 'variants.delete', message: 'Varyantı sil' })}
      </Act>
    )
  }
  return (
    <Act
      actor={form}
      event={event}
      variant="ghost"
      size="compact"
      icon={TrashIcon}
      className={styles.mark}
      title={label}
    >
      <ReaderOnly>{label}</ReaderOnly>
    </Act>
  )
}
