import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'

/**
 * Whether a save can be taken back whole. A picture that was taken out is gone with the save, a secret is never told, and a value that was
 * taken out would come back as another one; whatever else a form holds is text and numbers.
 */
export function canGoBack(resource: Resource, before: Draft, now: Draft): boolean {
  return Object.entries(resource.fields).every(([key, field]) => {
    if (field.kind === 'image' || field.kind === 'swatch') return before[key] === '' || before[key] === now[key]
    if (field.kind === 'secret') return false
    if (field.kind !== 'values') return true
    const values = now[key] as readonly NamedValue[]
    return (before[key] as readonly NamedValue[]).every((one) =>
      values.some(({ id, swatch }) => id === one.id && swatch === one.swatch),
    )
  })
}
