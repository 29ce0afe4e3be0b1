import type { FieldChange } from '#api/contract/platform/history.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { canGoBack } from './can-go-back.ts'
import { sameValue } from './same-value.ts'

/** The old values of a change that a record can take again, and why it may have none to take. */
export interface PutBack {
  readonly values: Draft
  readonly same: boolean
  readonly lost: boolean
}

/** What putting a change back would set in a record that stands like this now. */
export function putBack(resource: Resource, changes: readonly FieldChange[], now: Draft): PutBack {
  const differing = changes.filter(({ field, from }) => !sameValue(from, now[field]))
  const possible = differing.filter((change) => comesBack(resource, change, now))
  return {
    values: Object.fromEntries(possible.map(({ field, from }) => [field, from])),
    same: differing.length === 0,
    lost: differing.length > 0 && possible.length === 0,
  }
}

function comesBack(resource: Resource, { field: key, from }: FieldChange, now: Draft): boolean {
  const field = resource.fields[key]
  return field !== undefined && canGoBack({ ...resource, fields: { [key]: field } }, { [key]: from }, now)
}
