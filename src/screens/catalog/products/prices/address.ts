import { idIn } from '#api/rules/platform/ids.ts'
import type { PriceFilters } from '#machines/catalog/price-edit/price-edit.types.ts'
import { viewIn } from '#screens/platform/records/address.ts'

/** What the rows can be filtered by, beside the search. */
export const filterNames = ['category_id', 'brand_id', 'tag_id', 'supplier_id'] as const

/** What the address line asks for: `?search=keten&category_id=4&view=2`. What is no filter of ours is passed over. */
export function filtersIn(search: string): PriceFilters {
  const given = new URLSearchParams(search)
  const filters = filterNames.flatMap((name) => {
    const value = given.get(name)
    return value && idIn(value) !== null ? [[name, value] as const] : []
  })
  const view = viewIn(given)
  return {
    search: (given.get('search') ?? '').slice(0, 255),
    filters: Object.fromEntries(filters),
    ...(view === null ? {} : { view }),
  }
}

export function searchOf({ search, filters, view }: PriceFilters): string {
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    ...filters,
    ...(view === undefined ? {} : { view: String(view) }),
  }).toString()
  return params === '' ? '' : `?${params}`
}
