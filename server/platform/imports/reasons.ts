import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { RowRefusal } from '#api/contract/platform/imports.ts'
import { say } from '#server/platform/texts/texts.ts'

let turkish: ReadonlyMap<string, string> | null = null

/** A refusal in words, behind the fields that mend it: `Fiyat: 0'dan büyük bir fiyat girin.` */
export function reasonIn(
  { id, about = {}, columns }: RowRefusal,
  labels: ReadonlyMap<string, string>,
  lang: FileLanguage,
): string {
  turkish ??= read()
  const message = say({ id, message: turkish.get(id) ?? id }, lang)
  const fields = columns.map((key) => labels.get(key) ?? key).join(', ')
  const sentence = message.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'field' ? fields : String(about[key] ?? ''),
  )
  return fields === '' || message.includes('{field}') ? sentence.trim() : `${fields}: ${sentence}`
}

/** The sentences of all rules, as they are gathered from the code. */
function read(): ReadonlyMap<string, string> {
  const catalogue = readFileSync(join(import.meta.dirname, '../../../src/locales/tr.po'), 'utf8')
  const entries = catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
  return new Map([...entries].map(([, id = '', text = '']) => [id, text.replace(/\\(.)/g, '$1')]))
}
