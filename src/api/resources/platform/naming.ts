import type { TranslationRow } from './field.types.ts'
import type { Draft, Resource } from './resource.ts'

/** The name of a record in the first of these languages that has one, or in whatever language there is; none where it is called as what it points to. */
export function nameIn(resource: Resource, draft: Draft, ...languages: readonly number[]): string {
  const field = resource.fields[resource.naming]
  if (field?.kind === 'reference') return ''
  if (field?.kind !== 'translations') return String(draft[resource.naming] ?? '').trim()
  const rows = (draft[resource.naming] ?? []) as readonly TranslationRow[]
  const text = Object.keys(field.texts)[0] ?? 'name'
  const named = [...languages.map((id) => rows.find((row) => row.language_id === id)), ...rows]
  const found = named.find((row) => row && String(row[text] ?? '').trim() !== '')
  return String(found?.[text] ?? '').trim()
}

/** The same draft under another name, in every language that it has texts for. */
export function withName(resource: Resource, draft: Draft, name: string): Draft {
  const field = resource.fields[resource.naming]
  if (field?.kind !== 'translations') return { ...draft, [resource.naming]: name }
  const rows = (draft[resource.naming] ?? []) as readonly TranslationRow[]
  const text = Object.keys(field.texts)[0] ?? 'name'
  return { ...draft, [resource.naming]: rows.map((row) => ({ ...row, [text]: name })) }
}
