import { decimalOf, minorOf } from '#api/rules/platform/money.ts'

/** What is known of how the amounts of a text are written. */
export interface Writing {
  /** Stands before the decimals. */
  readonly point?: ',' | '.'
  /** Keeps thousands apart. */
  readonly group?: ',' | '.'
}

/** What a cell of a spreadsheet says: an amount, nothing, an amount that may be meant in two ways, or no amount at all. */
export type Reading =
  | { readonly kind: 'amount'; readonly price: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'none' }

/**
 * The amount in a text as people and spreadsheets write it: `1.234,50`, `1,234.50`, `₺ 1 234,5`, `12.50 TL`. A lone separator with three
 * digits after it (`1,234`) is read only where it is known what it means.
 */
export function readPrice(text: string, writing: Writing = {}): Reading {
  const typed = bare(text)
  if (typed === '') return { kind: 'empty' }
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(typed)) return none
  const sign = typed.startsWith('-') ? '-' : ''
  const digits = typed.replace('-', '')
  const marks = [...digits.replace(/\d/g, '')] as (',' | '.')[]
  const last = marks.at(-1)
  if (last === undefined) return amount(sign, digits, '')
  if (new Set(marks).size === 2) return split(sign, digits, last)
  if (marks.length > 1) return grouped(sign, digits, last)
  return lone(sign, digits, last, writing)
}

/** How the amounts of a block are written, where those that can be meant in one way only agree about it. */
export function writingOf(texts: readonly string[]): Writing {
  const points = new Set(texts.map(pointIn).filter((point) => point !== null))
  const [point] = points
  return points.size === 1 && point ? { point, group: otherOf(point) } : {}
}

/** How people of a language type amounts: its own mark for thousands is no surprise to them, the other one is. */
export function writingIn(language: 'tr' | 'en'): Writing {
  return { group: language === 'tr' ? '.' : ',' }
}

const none: Reading = { kind: 'none' }

/** Without signs of currencies, their codes, and spaces of any width. */
function bare(text: string): string {
  return text
    .replace(/\p{Sc}/gu, '')
    .replace(/(TL|TRY|USD|EUR|GBP)/giu, '')
    .replace(/[\s\u00a0\u202f']/gu, '')
    .replace('\u2212', '-')
}

/** Both marks: the last one stands before the decimals, the others keep thousands apart. */
function split(sign: string, digits: string, point: ',' | '.'): Reading {
  const [whole = '', ...rest] = digits.split(point)
  if (rest.length !== 1 || !inThousands(whole, otherOf(point))) return none
  return amount(sign, whole.replaceAll(otherOf(point), ''), rest[0] ?? '')
}

/** One mark several times can only keep thousands apart. */
function grouped(sign: string, digits: string, group: ',' | '.'): Reading {
  return inThousands(digits, group) ? amount(sign, digits.replaceAll(group, ''), '') : none
}

function lone(sign: string, digits: string, mark: ',' | '.', { point, group }: Writing): Reading {
  const [whole = '', rest = ''] = digits.split(mark)
  if (!inThousands(digits, mark) || mark === point) return amount(sign, whole, rest)
  return mark === group ? amount(sign, whole + rest, '') : { kind: 'ambiguous' }
}

function amount(sign: string, whole: string, decimals: string): Reading {
  const plain = `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.replace(/(?<=^\d{2,})0+$/, '').padEnd(2, '0')}`
  const minor = minorOf(sign + plain)
  return minor === null ? none : { kind: 'amount', price: decimalOf(minor) }
}

/** Whether the mark stands where it keeps thousands apart, and the first group is no lone zero. */
function inThousands(digits: string, mark: ',' | '.'): boolean {
  const [first = '', ...rest] = digits.split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((part) => /^\d{3}$/.test(part))
}

/** The decimal point of a text that can be meant in one way only. */
function pointIn(text: string): ',' | '.' | null {
  const digits = bare(text).replace('-', '')
  const marks = [...digits.replace(/[^.,]/g, '')] as (',' | '.')[]
  const last = marks.at(-1)
  if (last === undefined || !/^[\d.,]+$/.test(digits)) return null
  if (new Set(marks).size === 2) return split('', digits, last).kind === 'amount' ? last : null
  if (marks.length > 1) return inThousands(digits, last) ? otherOf(last) : null
  return inThousands(digits, last) ? null : last
}

function otherOf(mark: ',' | '.'): ',' | '.' {
  return mark === ',' ? '.' : ','
}
