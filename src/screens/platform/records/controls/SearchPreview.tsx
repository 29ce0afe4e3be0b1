import { useLingui } from '@lingui/react'
import type { TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { cutText, foundTexts, wordsIn } from '#api/resources/platform/found-texts.ts'
import styles from './controls.module.css'

/** So much of them do search engines show. */
const shown = { title: 60, description: 160 } as const

interface SearchPreviewProps {
  row: TranslationRow
  field: TranslationsField
}

/** How a search engine would show these texts. */
export function SearchPreview({ row, field }: SearchPreviewProps) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'records.search_preview', message: 'Arama sonucunda görünüşü' })
  const { title, description } = foundTexts(field, row)
  const address = field.found?.address
  return (
    <section className={styles.preview} aria-label={label}>
      <p className={styles.hint}>{label}</p>
      <p className={styles.previewTitle}>
        {title
          ? cutText(title, shown.title)
          : i18n._(/*i18n*/ { id: 'records.search_preview_empty', message: 'Ad yazılınca burada görünür' })}
      </p>
      {address && (
        <p className={styles.previewAddress}>
          {[address.under, wordsIn(field.texts, row, address.text) || '…'].join(' › ')}
        </p>
      )}
      {description && <p className={styles.previewText}>{cutText(description, shown.description)}</p>}
    </section>
  )
}
