import { type Column, column } from './columns.ts'
import type { ImportContext } from './import-context.ts'

/** A text in each language of the shop, the default one's without a name behind it. */
export function inLanguages({ languages }: ImportContext, key: string, label: Column['label'], required = 1): Column[] {
  return languages.map(({ id, name }, at) =>
    column(`${key}.${id}`, label, {
      of: at === 0 ? '' : name,
      required: key.endsWith('name') ? (required as 0 | 1) : 0,
    }),
  )
}
