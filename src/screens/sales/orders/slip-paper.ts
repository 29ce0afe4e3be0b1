import type { Printer } from '#api/contract/platform/shop-settings.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { shopPrinter } from '#screens/platform/wiring/shop-preferences.ts'

/** The papers that slips come on; `roll` is that of a thermal printer. */
export type SlipPaper = 'a4' | 'a5' | 'roll'

/** What the shop's printer has, and what else it may be asked for. */
const offered: Readonly<Record<Printer, readonly [SlipPaper, SlipPaper]>> = {
  normal: ['a4', 'a5'],
  label: ['a4', 'a5'],
  thermal: ['roll', 'a4'],
  thermal_58: ['roll', 'a4'],
}

/** The paper that an address asks for; the shop's own where it asks for none. */
export function paperIn(search: URLSearchParams): SlipPaper {
  const [own] = offered[shopPrinter()]
  return papers.find((one) => one === search.get('paper')) ?? own
}

/** The way to the other paper: which it is, and the address that asks for it. */
export function otherPaper(path: string, search: URLSearchParams): { says: Says; href: string } {
  const [own, second] = offered[shopPrinter()]
  const other = paperIn(search) === own ? second : own
  return { says: onPaper[other], href: asking(path, search, 'paper', other === own ? null : other) }
}

const onPaper: Readonly<Record<SlipPaper, Says>> = {
  a4: /*i18n*/ { id: 'slip.on_a4', message: 'A4 kâğıda' },
  a5: /*i18n*/ { id: 'slip.on_a5', message: 'A5 kâğıda' },
  roll: /*i18n*/ { id: 'slip.on_roll', message: '80 mm ruloya' },
}
const papers = Object.keys(onPaper) as SlipPaper[]

/** The address with this parameter, or no longer. */
export function asking(path: string, search: URLSearchParams, name: string, value: string | null): string {
  const params = new URLSearchParams(search)
  if (value === null) params.delete(name)
  else params.set(name, value)
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}
