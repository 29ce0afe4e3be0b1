import type { FileLanguage } from '#api/contract/platform/exports.ts'

export type Values = Readonly<Record<string, string | number>>

/** A hole of a message: `{name}`, `{day, date, short}`, `{count, plural, one {…} other {…}}`. */
interface Hole {
  readonly name: string
  readonly format?: string
  /** Of a plural: its words by number (`=0`) or by the language's category. */
  readonly cases?: Readonly<Record<string, Message>>
}
type Message = readonly (string | Hole)[]

const known = new Map<string, Message>()

/** A message with its values, as the catalogues of the panel tell it. A value that is missing leaves its hole to be seen. */
export function toldWith(message: string, language: FileLanguage, values: Values): string {
  if (!message.includes('{')) return message
  const read = known.get(message) ?? messageAt(message, 0).message
  known.set(message, read)
  return tell(read, language, values)
}

function tell(message: Message, language: FileLanguage, values: Values, count?: number): string {
  const parts = message.map((part) => {
    if (typeof part !== 'string') return filled(part, language, values)
    return count === undefined ? part : part.replaceAll('#', new Intl.NumberFormat(language).format(count))
  })
  return parts.join('')
}

function filled({ name, format, cases }: Hole, language: FileLanguage, values: Values): string {
  const value = values[name]
  if (cases) {
    const count = Number(value ?? 0)
    const chosen = cases[`=${count}`] ?? cases[new Intl.PluralRules(language).select(count)] ?? cases.other ?? []
    return tell(chosen, language, values, count)
  }
  if (value === undefined) return `{${name}}`
  if (format === 'number') return new Intl.NumberFormat(language).format(Number(value))
  if (format === 'date') return dayIn(String(value), language)
  return String(value)
}

/** A day is the same everywhere, whatever the clock. */
function dayIn(day: string, language: FileLanguage): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC' }).format(new Date(day))
}

/** Reads up to the brace that closes it. */
function messageAt(text: string, from: number): { message: Message; end: number } {
  const message: (string | Hole)[] = []
  let at = from
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') {
      const { hole, end } = holeAt(text, at + 1)
      message.push(hole)
      at = end
    } else {
      const next = text.slice(at).search(/[{}]/)
      const end = next < 0 ? text.length : at + next
      message.push(text.slice(at, end))
      at = end
    }
  }
  return { message, end: at + 1 }
}

function holeAt(text: string, from: number): { hole: Hole; end: number } {
  const [head, name = '', format] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*)?,?/.exec(text.slice(from)) ?? ['']
  if (format === 'plural') return pluralAt(text, from + head.length, name)
  return { hole: { name, ...(format ? { format } : {}) }, end: text.indexOf('}', from) + 1 }
}

function pluralAt(text: string, from: number, name: string): { hole: Hole; end: number } {
  const cases: Record<string, Message> = {}
  let at = from
  for (;;) {
    const [head, key] = /^\s*(=\d+|\w+)\s*\{/.exec(text.slice(at)) ?? []
    if (!head || !key) return { hole: { name, cases }, end: text.indexOf('}', at) + 1 }
    const { message, end } = messageAt(text, at + head.length)
    cases[key] = message
    at = end
  }
}
