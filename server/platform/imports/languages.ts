import { type Column, column } from './columns.ts'
import type { ImportContext } from './import-context.ts'

/** A text in each language of the shop, the default one's without a name behind it, and with the names that it has elsewhere. */
export function inLanguages(
  { languages }: ImportContext,
  key: string,
  label: Column['label'],
  aliases: Column['aliases'] = [],
): Column[] {
  return languages.map(({ id, name }, at) =>
    column(`${key}.${id}`, label, {
      of: at === 0 ? '' : name,
      required: key.endsWith('name') ? 1 : 0,
      aliases: at === 0 ? aliases : [],
    }),
  )
}
