import type { Says } from '#api/rules/platform/rule.ts'

/** The papers that slips come on. */
export type SlipPaper = 'a4' | 'a5'

/** The paper that an address asks for. */
export function paperIn(search: URLSearchParams): SlipPaper {
  return search.get('paper') === 'a5' ? 'a5' : 'a4'
}

/** The way to the other paper. */
export const onPaper: Readonly<Record<SlipPaper, Says>> = {
  a4: /*i18n*/ { id: 'slip.on_a4', message: 'A4 kâğıda' },
  a5: /*i18n*/ { id: 'slip.on_a5', message: 'A5 kâğıda' },
}

/** The address with this parameter, or no longer. */
export function asking(path: string, search: URLSearchParams, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}
