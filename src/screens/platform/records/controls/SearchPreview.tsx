import { useLingui } from '@lingui/react'
import type { Found, TranslationRow } from '#api/resources/platform/field.types.ts'
import styles from './controls.module.css'

/** So much of them do search engines show. */
const shown = { title: 60, description: 160 } as const

/** How a search engine would show these texts. */
export function SearchPreview({ row, found }: { row: TranslationRow; found: Found }) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'records.search_preview', message: 'Arama sonucunda görünüşü' })
  const first = (texts: readonly string[]) => texts.map((key) => String(row[key] ?? '').trim()).find((text) => text)
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
