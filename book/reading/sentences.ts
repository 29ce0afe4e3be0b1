import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Says } from '#api/rules/rule.ts'
import type { Told } from '#machines/chart.types.ts'

/** Reads messages in both languages: the Turkish is in the code, the English in src/locales/en.po. */
export interface Sentences {
  told(says: Says): Told
}

/** The sentences of the committed catalogue. A message without English makes the book fail, as it makes the catalogues fail. */
export async function readSentences(path = 'src/locales/en.po'): Promise<Sentences> {
  const po = formatter({ explicitIdAsDefault: true })
  const english = await po.parse(readFileSync(path, 'utf8'), { locale: 'en', sourceLocale: 'tr', filename: path })
  return {
    told: ({ id, message }) => {
      const translation = english[id]?.translation
      if (!translation) throw new Error(`'${id}' has no English in ${path}; run npm run texts`)
      return { tr: plain(message), en: plain(translation) }
    },
  }
}

/** A sentence without the values that it would be told with: `En fazla {max} karakter.` becomes `En fazla … karakter.` */
export function plain(message: string): string {
  return message.replace(/\{\w+\}/g, '…').replace(/…\.$/, '…')
}
