import { recordRoute } from '#api/registry/routes.ts'

/** What has no screen of its own leads to what belongs to it: a customer to their orders. */
export const belongings: Readonly<Record<string, (id: number) => string>> = {
  customers: (id) => `/orders?customer_id=${id}`,
}

/** Where a record that was found is looked at; `null` while the panel has no screen for its kind. */
export function pathOf(kind: string, id: number): string | null {
  return recordRoute(kind)?.path.replace(':id', String(id)) ?? belongings[kind]?.(id) ?? null
}
