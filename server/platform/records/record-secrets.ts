import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** The columns of a draft with its new secrets sealed. One that stays as it is stored is left out, so that the save does not touch it. */
export function withSealed(
  secrets: Secrets,
  resource: Resource,
  columns: Draft,
  shop_id: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([key, value]) => {
      if (resource.fields[key]?.kind !== 'secret') return [[key, value]]
      if (value === true) return []
      return [[key, value === '' ? '' : secrets.seal(String(value), placeOf(resource, key, shop_id))]]
    }),
  )
}

/** The secrets of a stored row in plain, for the call that needs them; `null` for one that this server's keys do not open. */
export function secretsOf(
  secrets: Secrets,
  resource: Resource,
  row: Draft,
  shop_id: number,
): Record<string, string | null> {
  return Object.fromEntries(
    secretFields(resource).map((key) => {
      const sealed = String(row[key] ?? '')
      return [key, sealed === '' ? '' : secrets.open(sealed, placeOf(resource, key, shop_id))]
    }),
  )
}

/** The fields of a resource that hold a secret. */
function secretFields(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => (field.kind === 'secret' ? [key] : []))
}

function placeOf({ name }: Resource, key: string, shop_id: number): string {
  return `${name} ${shop_id} ${key}`
}
