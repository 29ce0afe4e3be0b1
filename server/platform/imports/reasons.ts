import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { RowRefusal } from '#api/contract/platform/imports.ts'
import { messageOf } from '#server/platform/texts/format-message.ts'
import { formatRefusal } from '#server/platform/texts/format-refusal.ts'

interface Words {
  /** What the columns are called in the file. */
  readonly labels: ReadonlyMap<string, string>
  readonly lang: FileLanguage
  readonly zone: string
}

/** A refusal in words, behind the fields that mend it: `Fiyat: 0'dan büyük bir fiyat girin.` */
export function formatRowRefusal({ id, about, columns }: RowRefusal, { labels, lang, zone }: Words): string {
  const fields = columns.map((key) => labels.get(key) ?? key).join(', ')
  const sentence = formatRefusal(lang, { id, about: { ...about, field: fields } }, zone).trim()
  return fields === '' || messageOf(lang, id)?.includes('{field}') ? sentence : `${fields}: ${sentence}`
}
