import type { Draft, Resource } from '#api/resources/platform/resource.ts'

/** What a record is called in a language, read from its draft by hand. */
export function asText(resource: Resource, draft: Draft, language: number): string {
  if (resource.called) return String(draft.company_name || `${draft.name} ${draft.surname}`)
  const value = draft[resource.naming]
  if (typeof value === 'string') return value
  const rows = value as { language_id: number; name: string }[]
  return rows.find((row) => row.language_id === language)?.name ?? ''
}
