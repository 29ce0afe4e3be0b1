import { idIn } from '#api/rules/platform/ids.ts'

/** Where orders are picked one after the other: the basket of the first, whose address says which come next, and what was scanned already. */
export function pickingPath([first = 0, ...next]: readonly number[], scanned = ''): string {
  const given = [next.length > 0 ? `next=${next.join(',')}` : [], scanned ? `scan=${encodeURIComponent(scanned)}` : []]
  const query = given.flat().join('&')
  return `/orders/edit/${first}/basket-picking${query && `?${query}`}`
}

/** The orders that an address says come next. */
export function queueIn(search: string): number[] {
  return (new URLSearchParams(search).get('next') ?? '').split(',').flatMap((id) => idIn(id) ?? [])
}

/** What was scanned before the basket was open. */
export function scannedIn(search: string): string {
  return new URLSearchParams(search).get('scan') ?? ''
}
