import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import type { TranslationRow, TranslationsField } from './field.types.ts'

/** The words of a text, also of one with marks. */
export function wordsIn(texts: TranslationsField['texts'], row: TranslationRow, key: string): string {
  const value = String(row[key] ?? '')
  return texts[key]?.kind === 'richText' ? plainTextOf(value) : value.trim()
}

/** What a search engine is told of these texts: of each the first that says something. */
export function foundTexts(
  { texts, found }: TranslationsField,
  row: TranslationRow,
): { title: string; description: string } {
  const first = (keys: readonly string[] = []) => keys.map((key) => wordsIn(texts, row, key)).find((text) => text) ?? ''
  return { title: first(found?.title), description: first(found?.description) }
}

/** So many characters of it, cut where a word is whole or not, with the sign that there is more. */
export function cutText(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
