import type { LabelPart, LabelTheme, LabelVariant, LabelVariants } from '#api/contract/content/labels.ts'
import { type CodeFacts, codeFits } from '#api/rules/content/labels.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { codeOf, laid, modulesOf } from './codes.ts'
import { lineHeight, linesOf, widthOf } from './text.ts'

/** How a label writes money and days. */
export interface Writing {
  money(amount: string, currency: string): string
  day(date: string): string
}

/** What stands on one label, in millimetres. */
export type Shape =
  | {
      readonly is: 'code'
      readonly of: CodeFacts
      readonly path: string
      readonly x: number
      readonly y: number
      readonly sx: number
      readonly sy: number
    }
  | {
      readonly is: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly bold: 0 | 1
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
    }
  | { readonly is: 'box'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | {
      readonly is: 'image'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly href: string
    }

/** A label of one variant. */
export interface Filled {
  readonly variant: LabelVariant
  readonly shop: LabelVariants['shop']
  readonly writing: Writing
}

/** What a text says of a variant: its fields in braces are filled. */
export function filledText(content: string, { variant, shop, writing }: Filled): string {
  const values: Readonly<Record<string, string>> = {
    name: variant.name,
    options: variant.options,
    // A product without a barcode is scanned by its stock code.
    barcode: variant.barcode || variant.stock_code,
    stock_code: variant.stock_code,
    brand: variant.brand,
    shelf: variant.shelf,
    shop: shop.name,
    date: writing.day(shop.today),
  }
  return content.replace(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '').trim()
}

/** The shapes of a label, from the lowest to the uppermost. */
export function shapesOf({ components, dpi }: Pick<LabelTheme, 'components' | 'dpi'>, filled: Filled): Shape[] {
  return components.flatMap((part) => draw[part.kind](part, filled, dpi))
}

type Draw = (part: LabelPart, filled: Filled, dpi: number) => Shape[]

const draw: Readonly<Record<LabelPart['kind'], Draw>> = {
  barcode: (part, filled, dpi) => {
    const facts = codeOf(part, filledText(part.content, filled))
    if (!codeFits.holds(facts)) return []
    const modules = modulesOf(facts)
    const { x, y, module, moduleHeight, digits } = laid(part, modules, dpi)
    const code: Shape = { is: 'code', of: facts, path: modules.path, x, y, sx: module, sy: moduleHeight }
    if (digits === 0) return [code]
    const middle = part.x + part.width / 2
    const size = Math.min(
      digits * 0.8,
      (digits * 0.8 * part.width) / Math.max(widthOf(facts.code, digits * 0.8, 0), 0.01),
    )
    const under = part.y + part.height - digits * 0.15
    return [code, { is: 'text', x: middle, y: under, size, bold: 0, text: facts.code, anchor: 'middle' }]
  },
  text: (part, filled) => written(part, filledText(part.content, filled)),
  attribute: (part, { variant }) =>
    written(part, variant.attributes.find(({ name }) => fold(name) === fold(part.attribute))?.value ?? ''),
  price: (part, { variant, shop, writing }) => {
    if (variant.price === null) return []
    const base = part.y + part.height - part.size * 0.25
    const now = writing.money(variant.price, shop.currency)
    if (variant.list_price === null) return fitting(part, now, base)
    const old = writing.money(variant.list_price, shop.currency)
    const small: LabelPart = { ...part, size: part.size * 0.6, bold: 0 }
    // Where there is no room above, what it cost before stands beside what it costs.
    if (part.height < part.size * 1.75) {
      const [left, right] = halved(part)
      const before = fitting({ ...small, ...left, align: 'left' }, old, base)
      return [...before, struck(before), ...fitting({ ...part, ...right, align: 'right' }, now, base)]
    }
    const before = fitting(small, old, base - part.size)
    return [...before, struck(before), ...fitting(part, now, base)]
  },
  logo: (part, { shop }) => (shop.logo_url ? [{ is: 'image', ...boxOf(part), href: shop.logo_url }] : []),
  line: (part) => [{ is: 'box', ...boxOf(part) }],
}

function boxOf({ x, y, width, height }: LabelPart) {
  return { x, y, width, height }
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const

function placeOf({ x, width, align }: LabelPart): number {
  return align === 'left' ? x : align === 'right' ? x + width : x + width / 2
}

function written(part: LabelPart, text: string): Shape[] {
  return linesOf(text, part).map((line, at) => ({
    is: 'text',
    ...{ x: placeOf(part), y: part.y + part.size * (0.85 + at * lineHeight), size: part.size },
    ...{ bold: part.bold, text: line, anchor: anchors[part.align] },
  }))
}

/** One line on that baseline, smaller where the part is too narrow: a price is never cut. */
function fitting(part: LabelPart, text: string, y: number): Extract<Shape, { is: 'text' }>[] {
  const wide = widthOf(text, part.size, part.bold)
  const size = wide > part.width ? (part.size * part.width) / wide : part.size
  return [{ is: 'text', x: placeOf(part), y, size, bold: part.bold, text, anchor: anchors[part.align] }]
}

/** Two fifths of a part, and the rest of it. */
function halved({ x, width }: LabelPart) {
  const first = width * 0.4
  return [
    { x, width: first * 0.95 },
    { x: x + first, width: width - first },
  ] as const
}

/** The line through a price that is no more. */
function struck(texts: readonly Extract<Shape, { is: 'text' }>[]): Shape {
  const [{ x, y, size, text, anchor } = { x: 0, y: 0, size: 0, text: '', anchor: 'start' as const }] = texts
  const width = widthOf(text, size, 0)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { is: 'box', x: left, y: y - size * 0.35, width, height: Math.max(0.15, size * 0.08) }
}
