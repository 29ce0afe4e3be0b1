import type { PreviewCell } from '#api/contract/platform/imports.ts'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Previewed } from './preview.ts'
import { isParent } from './record-columns.ts'
import type { Parents } from './record-parents.ts'
import { textOf } from './table.ts'
import type { RawRow } from './values.ts'

interface Shown {
  readonly resource: Resource
  readonly row: RawRow
  readonly before: Draft | null
  readonly draft: Draft
  readonly parents: Parents | null
}

/** A row of a resource as it will be stored: the fields that it gives, and the names in other languages that follow. */
export function recordPreview({ resource, row, before, draft, parents }: Shown): Previewed {
  const cells = keysOf(resource, row, draft, before).map((key): PreviewCell => {
    const said = textOf(row.cells[key]).trim()
    const shownIn = (one: Draft) => valueIn(one, resource, key, parents)
    return { key, before: before ? (shownIn(before) ?? '') : null, after: shownIn(draft) ?? said }
  })
  return { position: row.position, cells, advice: [] }
}

function keysOf(resource: Resource, { cells }: RawRow, draft: Draft, before: Draft | null): string[] {
  const given = Object.keys(cells).filter((key) => key !== 'id')
  const field = resource.fields[resource.naming]
  if (field?.kind !== 'translations') return given
  const [text = 'name'] = Object.keys(field.texts)
  const following = rowsOf(draft, resource.naming)
    .map(({ language_id }) => `${resource.naming}.${text}.${language_id}`)
    .filter((key) => valueIn(draft, resource, key, null) !== (before ? valueIn(before, resource, key, null) : ''))
  return [...given, ...following.filter((key) => !given.includes(key))]
}

/** A field of a record, or `null` where it lies under none that is there. */
function valueIn(draft: Draft, resource: Resource, column: string, parents: Parents | null): string | number | null {
  const [key = '', text = '', language] = column.split('.')
  const field = resource.fields[key]
  if (field?.kind === 'translations') {
    const row = rowsOf(draft, key).find(({ language_id }) => String(language_id) === language)
    return String(row?.[text] ?? '')
  }
  const value = draft[key]
  if (field && isParent(field)) return typeof value === 'number' && value > 0 ? (parents?.path(value) ?? null) : null
  return typeof value === 'number' ? value : String(value ?? '')
}

function rowsOf(draft: Draft, key: string): readonly TranslationRow[] {
  return (draft[key] ?? []) as readonly TranslationRow[]
}
