import type { FeedElement } from './feed-tree.ts'
import { plainName } from './names-of-column.ts'

/** What an element and those in it say, by the way to it: `fiyat`, `stok/@depo`. Its children of one name may be left out. */
export function fieldsOf(element: FeedElement, without: string | null): Map<string, string> {
  const said = new Map<string, Set<string>>()
  const say = (way: string, value: string) => {
    if (value === '') return
    const known = said.get(way)
    if (known) known.add(value)
    else said.set(way, new Set([value]))
  }
  const visit = ({ attributes, text, children }: FeedElement, way: string, left: string | null) => {
    for (const [name, value] of attributes) say(`${way}@${name}`, value)
    say(way.slice(0, -1) || element.name, text.trim())
    for (const child of children) {
      if (child.name === left) continue
      const pair = pairIn(child)
      if (pair) say(way + child.name, pair)
      else visit(child, `${way}${child.name}/`, null)
    }
  }
  visit(element, '', without)
  return new Map([...said].map(([way, values]) => [way, [...values].join('; ')]))
}

const naming = new Set(['tanim', 'tanimi', 'ad', 'adi', 'isim', 'name', 'ozellik', 'secenek', 'option', 'key'])
const valuing = new Set(['', 'deger', 'degeri', 'value'])

/** `<ozellik ad="Renk">Kırmızı</ozellik>` says `Renk: Kırmızı`, however it is written. */
function pairIn({ attributes, text, children }: FeedElement): string | null {
  if (children.some((child) => child.children.length > 0 || child.attributes.length > 0)) return null
  const own = [
    ...attributes,
    ...(text.trim() === '' ? [] : [['', text.trim()] as const]),
    ...children.map((child) => [child.name, child.text.trim()] as const),
  ]
  if (own.length !== 2) return null
  const name = own.find(([key]) => naming.has(plainName(key)))?.[1]
  const value = own.find(([key]) => valuing.has(plainName(key)))?.[1]
  return name && value ? `${name}: ${value}` : null
}
