import { useLingui } from '@lingui/react'
import type { Language } from '#machines/platform/chart.types.ts'
import { type BookWord, bookWords } from './book-words.ts'

/** The book's own words in the reader's language, and which of the book's two languages that is. */
export function useBookWords(): { say: (word: BookWord) => string; language: Language } {
  const { i18n } = useLingui()
  return { say: (word) => i18n._(bookWords[word]), language: i18n.locale === 'en' ? 'en' : 'tr' }
}
