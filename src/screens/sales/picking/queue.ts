import { idIn } from '#api/rules/platform/ids.ts'

/** Where orders are picked one after the other: the basket of the first, whose address says which come next. */
export function pickingPath([first = 0, ...next]: readonly number[]): string {
  return `/orders/edit/${first}/basket-picking${next.length > 0 ? `?next=${next.join(',')}` : ''}`
}

/** The orders that an address says come next. */
export function queueIn(search: string): number[] {
  return (new URLSearchParams(search).get('next') ?? '').split(',').flatMap((id) => idIn(id) ?? [])
}
