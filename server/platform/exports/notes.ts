import { and, eq } from 'drizzle-orm'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { Field, FlagField } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { Database } from '#server/db/open.ts'
import { registry } from '#server/platform/registry.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { Note } from './sheet.ts'

const words = {
  search: /*i18n*/ { id: 'exports.search', message: 'Arama' },
  notes: /*i18n*/ { id: 'exports.notes', message: 'Filtreler' },
}

interface NotesContext {
  readonly db: Database
  readonly shop_id: number
  readonly resource: Resource
  readonly query: Readonly<Record<string, unknown>>
  readonly lang: FileLanguage
}

/** What the rows of an export were chosen by, as the list's chips tell it. */
export async function notesOf(context: NotesContext): Promise<{ notes: Note[]; notesTitle: string }> {
  const { resource, query, lang } = context
  const notes: Note[] = query.search ? [{ label: formatMessage(lang, words.search), value: String(query.search) }] : []
  for (const [key, field] of Object.entries(resource.fields)) {
    const value = query[key]
    if (value !== undefined)
      notes.push({ label: formatMessage(lang, field.label), value: await format(context, field, value) })
  }
  return { notes, notesTitle: notesTitleIn(lang) }
}

/** What the place is called where a file tells them. */
export function notesTitleIn(lang: FileLanguage): string {
  return formatMessage(lang, words.notes)
}

async function format(context: NotesContext, field: Field, value: unknown): Promise<string> {
  if (field.kind === 'flag') return flagWord(field, value, context.lang)
  if (field.kind === 'choice')
    return [value]
      .flat()
      .map((one) => choiceWord(field, one, context.lang))
      .join(', ')
  if (field.kind !== 'reference') return String(value)
  const target = registry().targets[field.to]
  if (!target) return String(value)
  const [row] = await context.db
    .select({ label: target.label })
    .from(target.id.table)
    .where(and(eq(target.id, Number(value)), ...(target.shop_id ? [eq(target.shop_id, context.shop_id)] : [])))
  return String(row?.label ?? value)
}

/** On or off, in the words of its field. */
export function flagWord(field: FlagField, value: unknown, lang: FileLanguage): string {
  return formatMessage(lang, field.says[Number(value) === 1 ? 1 : 0])
}

/** A listed value, in words. */
export function choiceWord(field: Extract<Field, { kind: 'choice' }>, value: unknown, lang: FileLanguage): string {
  const chosen = field.choices.find((one) => one.value === value)
  return chosen ? formatMessage(lang, chosen.says) : ''
}
