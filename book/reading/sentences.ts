import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Label } from '#machines/platform/chart.types.ts'
import { type BookWord, bookWords } from '#screens/platform/statecharts/book-words.ts'

/** Reads messages in both languages: the Turkish is in the code, the English in src/locales/en.po. */
export interface Sentences {
  label(says: Says): Label
  /** A word of the book itself. */
  word(word: BookWord): Label
}

/** The sentences of the committed catalogue. A message without English makes the book fail, as it makes the catalogues fail. */
export async function readSentences(path = 'src/locales/en.po'): Promise<Sentences> {
  const po = formatter({ explicitIdAsDefault: true })
  const english = await po.parse(readFileSync(path, 'utf8'), { locale: 'en', sourceLocale: 'tr', filename: path })
  return sentencesOf((id) => {
    const translation = english[id]?.translation
    if (!translation) throw new Error(`'${id}' has no English in ${path}; run npm run texts`)
    return translation
  })
}

export function sentencesOf(englishOf: (id: string) => string): Sentences {
  const label = ({ id, message }: Says) => ({ tr: plain(message), en: plain(englishOf(id)) })
  return { label, word: (word) => label(bookWords[word]) }
}

/** A sentence without the values that it would be told with: `En fazla {max} karakter.` becomes `En fazla … karakter.`; of counts, for many. */
export function plain(message: string): string {
  return message
    .replace(/\{\w+, plural,(?:[^{}]*\{[^{}]*\})*?\s*other \{([^{}]*)\}\}/g, (_, many: string) =>
      many.replaceAll('#', '…'),
    )
    .replace(/\{\w+(?:, \w+)*\}/g, '…')
    .replace(/…\.$/, '…')
}
