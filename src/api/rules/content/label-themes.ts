import { a4, type LabelPart, type LabelTheme, labelFields } from '#api/contract/content/labels.ts'
import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { fieldRule } from '#api/rules/platform/rule.ts'

/** A label is no larger than this, in millimetres, and has no more parts. */
export const largestLabel = 300
export const mostParts = 40
const mostDots = 48

/** A theme as its form holds it, with numbers for whatever was typed. */
export function themeOf(facts: Readonly<Record<string, unknown>>): LabelTheme {
  return {
    name: String(facts.name ?? ''),
    width_mm: numberOf(facts.width_mm),
    height_mm: numberOf(facts.height_mm),
    dpi: numberOf(facts.dpi),
    paper: facts.paper === 'sheet' ? 'sheet' : 'roll',
    columns: numberOf(facts.columns),
    rows: numberOf(facts.rows),
    margin_left: numberOf(facts.margin_left),
    margin_top: numberOf(facts.margin_top),
    gap_x: numberOf(facts.gap_x),
    gap_y: numberOf(facts.gap_y),
    components: ((facts.components ?? []) as readonly Readonly<Record<string, unknown>>[]).map((row) =>
      measured(row as unknown as LabelPart),
    ),
  }
}

/** A part with numbers for whatever was typed. */
export function measured(part: LabelPart): LabelPart {
  const { x, y, width, height, size } = part
  return {
    ...part,
    ...{ x: numberOf(x), y: numberOf(y), width: numberOf(width), height: numberOf(height), size: numberOf(size) },
  }
}

function numberOf(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) ? number : 0
}

export const labelNotTooLarge = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'label_theme.too_large', message: 'Etiketin bir kenarı en çok {most} mm olur.' },
  [],
  (facts) => ['width_mm', 'height_mm'].filter((key) => numberOf(facts[key]) > largestLabel),
  () => ({ most: largestLabel }),
)

export const dotsPossible = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'label_theme.too_many_dots', message: 'Bir milimetrede en çok {most} nokta olur.' },
  'R245',
  (facts) => (numberOf(facts.dpi) > mostDots ? ['dpi'] : []),
  () => ({ most: mostDots }),
)

/** What is printed lies on the label, whole: never left of it or above it, never beyond its edges (R244). */
export const partsInside = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'label_theme.outside', message: 'Bileşen etiketin dışına taşıyor.' },
  'R244',
  (facts) => {
    const { width_mm, height_mm, components } = themeOf(facts)
    return components.flatMap((part, at) =>
      outsideAt(part, width_mm, height_mm).map((key) => `components.${at}.${key}`),
    )
  },
)

function outsideAt({ x, y, width, height }: LabelPart, widest: number, highest: number): string[] {
  return [
    ...(x < 0 ? ['x'] : []),
    ...(y < 0 ? ['y'] : []),
    ...(width <= 0 || x + width > widest + tolerance ? ['width'] : []),
    ...(height <= 0 || y + height > highest + tolerance ? ['height'] : []),
  ]
}

/** Thousandths are what remains of adding up. */
const tolerance = 0.001

/** A part says what it shows. */
export const partsSaid = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'label_theme.part_unsaid', message: 'Bileşenin ne göstereceğini seçin.' },
  [],
  (facts) => themeOf(facts).components.flatMap((part, at) => unsaidIn(part).map((key) => `components.${at}.${key}`)),
)

function unsaidIn({ kind, symbology, content, attribute, size }: LabelPart): string[] {
  const empty = (text: unknown) => String(text ?? '').trim() === ''
  return [
    ...(kind === 'barcode' && empty(symbology) ? ['symbology'] : []),
    ...((kind === 'barcode' || kind === 'text') && empty(content) ? ['content'] : []),
    ...(kind === 'attribute' && empty(attribute) ? ['attribute'] : []),
    ...(['text', 'price', 'attribute'].includes(kind) && size <= 0 ? ['size'] : []),
  ]
}

/** A field in braces that no product has is named. */
export const fieldsKnown = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'label_theme.unknown_field', message: 'Etikette {name} diye bir alan yok.' },
  [],
  (facts) => unknownFields(facts).map(({ at }) => at),
  (facts) => ({ name: `{${unknownFields(facts)[0]?.name ?? ''}}` }),
)

function unknownFields(facts: RecordFacts): { name: string; at: string }[] {
  return themeOf(facts).components.flatMap(({ kind, content }, at) =>
    kind === 'barcode' || kind === 'text'
      ? fieldsIn(content)
          .filter((name) => !(labelFields as readonly string[]).includes(name))
          .map((name) => ({ name, at: `components.${at}.content` }))
      : [],
  )
}

/** The fields that a text names: `{name} {options}` names two. */
function fieldsIn(content: string): string[] {
  return [...String(content ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

/** As many labels as the sheet is to have fit on it. */
export const sheetHolds = fieldRule<RecordFacts>(
  /*i18n*/ {
    id: 'label_theme.sheet_too_small',
    message: '{columns} × {rows} etiket, kenar ve aralıklarıyla bir A4 sayfaya sığmıyor.',
  },
  [],
  (facts) => {
    const theme = themeOf(facts)
    if (theme.paper !== 'sheet') return []
    const { width, height } = usedOf(theme)
    return [...(width > a4.width + tolerance ? ['columns'] : []), ...(height > a4.height + tolerance ? ['rows'] : [])]
  },
  (facts) => {
    const { columns, rows } = themeOf(facts)
    return { columns, rows }
  },
)

function usedOf(theme: LabelTheme): { width: number; height: number } {
  const { columns, rows, width_mm, height_mm, gap_x, gap_y, margin_left, margin_top } = theme
  return {
    width: margin_left + columns * width_mm + Math.max(0, columns - 1) * gap_x,
    height: margin_top + rows * height_mm + Math.max(0, rows - 1) * gap_y,
  }
}

/** A label can be looked over. Facts: its parts, with the one that is to be added. */
export const partsFew = fieldRule<Readonly<Record<string, unknown>>>(
  /*i18n*/ { id: 'label_theme.too_many_parts', message: 'Bir etikete en çok {most} bileşen konur.' },
  [],
  ({ components }) => (((components ?? []) as readonly unknown[]).length > mostParts ? ['components'] : []),
  () => ({ most: mostParts }),
)

export const labelThemeRules = [
  labelNotTooLarge,
  dotsPossible,
  partsInside,
  partsSaid,
  fieldsKnown,
  sheetHolds,
  partsFew,
] as const
