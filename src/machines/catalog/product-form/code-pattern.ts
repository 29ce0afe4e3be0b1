import { fold } from '#api/rules/platform/fold.ts'

/** How the stock codes and barcodes of variants are made, such as `{code}-{Renk:3}-{Beden}`; empty where none is. */
export interface CodePatterns {
  readonly stock_code: string
  readonly barcode: string
}

export const noPatterns: CodePatterns = { stock_code: '', barcode: '' }

export const codeKeys = ['stock_code', 'barcode'] as const satisfies readonly (keyof CodePatterns)[]

/** One piece of a pattern. `width` is how many letters of it are taken, or to how many digits a number is filled up. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly width: number | null }
  | { readonly kind: 'number'; readonly width: number | null }
  | { readonly kind: 'value'; readonly option_id: number; readonly width: number | null }

export interface Pattern {
  readonly pieces: readonly Piece[]
  /** What stands in braces and is none of the parts, as it was written. */
  readonly unknown: readonly string[]
}

interface Named {
  readonly id: number
  readonly name: string
}

/** Reads a pattern over these options. */
export function readPattern(text: string, options: readonly Named[]): Pattern {
  const unknown: string[] = []
  const pieces = text
    .trim()
    .split(/(\{[^{}]*\})/)
    .flatMap((piece): Piece[] => {
      if (piece === '') return []
      const read = piece.startsWith('{') && piece.endsWith('}') ? partOf(piece, options) : textOf(piece)
      if (!read) unknown.push(piece)
      return read ? [read] : []
    })
  return { pieces, unknown }
}

/** What a pattern may be put together of. */
export function partsFor(options: readonly Named[]): string[] {
  return ['{code}', '{n:3}', ...options.map(({ name }) => `{${name}}`)]
}

interface Around {
  /** The code of the product. */
  readonly code: string
  readonly number: number
  /** What a variant's value of an option is called. */
  nameOf(option_id: number): string
}

/** The code that a pattern makes. Values are written as codes are: without spaces and marks, in capitals that every scanner reads. */
export function writeCode({ pieces }: Pattern, { code, number, nameOf }: Around): string {
  const written = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'number') return String(number).padStart(piece.width ?? 1, '0')
    return shortened(piece.kind === 'code' ? code : asCode(nameOf(piece.option_id)), piece.width)
  })
  return written.join('').trim()
}

function partOf(piece: string, options: readonly Named[]): Piece | null {
  const [, name = '', digits] = /^\{(.*?)(?::\s*(\d{1,2})\s*)?\}$/s.exec(piece) ?? []
  const width = digits === undefined ? null : Number(digits)
  if (width === 0) return null
  const word = fold(name)
  if (codeWords.includes(word)) return { kind: 'code', width }
  if (word === 'n') return { kind: 'number', width }
  const option = options.find((one) => fold(one.name) === word)
  return option ? { kind: 'value', option_id: option.id, width } : null
}

/** In the languages of the panel. */
const codeWords: readonly string[] = ['kod', 'code']

function textOf(text: string): Piece | null {
  return /[{}]/.test(text) ? null : { kind: 'text', text }
}

function asCode(name: string): string {
  return fold(name)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}.]/gu, '')
}

function shortened(text: string, width: number | null): string {
  return width === null ? text : [...text].slice(0, width).join('')
}
