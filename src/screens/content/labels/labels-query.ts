import { type LabelsQuery, mostLabelled } from '#api/contract/content/label-print.ts'
import { idIn } from '#api/rules/platform/ids.ts'

/** Whose labels an address asks for; what is no id is passed over. */
export function labelsQuery(search: string): LabelsQuery {
  const given = new URLSearchParams(search)
  const products = idsIn(given.get('products'))
  const variants = idsIn(given.get('variants'))
  const purchase = idIn(given.get('purchase') ?? '')
  if (products.length > 0) return { products }
  if (variants.length > 0) return { variants }
  if (purchase !== null) return { purchase }
  return given.get('queue') === 'prices' ? { queue: 'prices' } : {}
}

function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((id) => idIn(id) ?? [])
  return [...new Set(ids)].slice(0, mostLabelled)
}
