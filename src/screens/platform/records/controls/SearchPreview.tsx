import { useLingui } from '@lingui/react'
import type { Found, TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import styles from './controls.module.css'

/** So much of them do search engines show. */
const shown = { title: 60, description: 160 } as const

interface SearchPreviewProps {
  row: TranslationRow
  found: Found
  texts: TranslationsField['texts']
}

/** How a search engine would show these texts. */
export function SearchPreview({ row, found, texts }: SearchPreviewProps) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'records.search_preview', message: 'Arama sonucunda görünüşü' })
  const words = (key: string) =>
    texts[key]?.kind === 'richText' ? plainTextOf(String(row[key] ?? '')) : String(row[key] ?? '').trim()
  const first = (keys: readonly string[]) => keys.map(words).find((text) => text)
  const title = first(found.title)
  const description = first(found.description)
  return (
    <section className={styles.preview} aria-label={label}>
      <p className={styles.hint}>{label}</p>
      <p className={styles.previewTitle}>
        {title
          ? cut(title, shown.title)
          : i18n._(/*i18n*/ { id: 'records.search_preview_empty', message: 'Ad yazılınca burada görünür' })}
      </p>
      {found.address && (
        <p className={styles.previewAddress}>{[found.address.under, words(found.address.text) || '…'].join(' › ')}</p>
      )}
      {description && <p className={styles.previewText}>{cut(description, shown.description)}</p>}
    </section>
  )
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
