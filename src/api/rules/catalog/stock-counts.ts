import { required } from '#api/rules/platform/fields.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A line as the rules judge it. */
export interface CountedLine {
  readonly line: number
  readonly expected: number
  readonly counted: number | null
  readonly reason: string
}

/** What the rules of a count are judged with. */
export interface CountFacts {
  readonly size: number
  readonly lines: readonly CountedLine[]
}

/** The most variants of one count: more are counted shelf by shelf. */
export const largestCount = 5_000

export const nameLabel = /*i18n*/ { id: 'counts.name', message: 'Sayımın adı' }

export const countNamed: Rule<{ name: string }> = {
  ...required(nameLabel),
  holds: ({ name }) => name.trim() !== '',
  at: () => ['name'],
}

export const goodsToCount: Rule<CountFacts> = rule(
  /*i18n*/ { id: 'count.nothing', message: 'Bu raflarda sayılacak ürün yok.' },
  'D2',
  ({ size }) => size > 0,
)

export const notTooManyToCount: Rule<CountFacts> = rule(
  /*i18n*/ {
    id: 'count.too_many',
    message: 'Bir sayımda en çok {max, number} varyant olabilir: raf raf sayın.',
  },
  'D2',
  ({ size }) => size <= largestCount,
  { about: () => ({ max: largestCount }) },
)

/** Facts: the lines of the count, and what was counted now. */
interface Counting extends CountFacts {
  readonly pieces: readonly { readonly line: number; readonly quantity: number }[]
}

export const piecesSent: Rule<Counting> = rule(
  /*i18n*/ { id: 'count.no_pieces', message: 'Gönderilecek sayım yok: önce okutun ya da adet yazın.' },
  'D2',
  ({ pieces }) => pieces.length > 0,
)

export const linesKnown: Rule<Counting> = rule(
  /*i18n*/ { id: 'count.not_in_count', message: 'Bu ürün bu sayımda yok.' },
  'D2',
  ({ pieces, lines }) => pieces.every(({ line }) => lines.some((one) => one.line === line)),
)

export const notBelowZero: Rule<Counting> = rule(
  /*i18n*/ { id: 'count.below_zero', message: 'Sayılan adet 0’ın altına düşemez.' },
  'D3',
  ({ pieces, lines }) => lines.every((one) => countedWith(one, pieces) >= 0),
)

/** Goods do not vanish or appear without anybody saying why. */
export const differencesExplained: Rule<CountFacts> = rule(
  /*i18n*/ {
    id: 'count.unexplained',
    message: '{count, plural, other {# farkın nedeni yazılmadı.}}',
  },
  'R23',
  ({ lines }) => unexplained(lines) === 0,
  { about: ({ lines }) => ({ count: unexplained(lines) }) },
)

/** Facts: the reasons that are given now. */
interface Explaining extends CountFacts {
  readonly reasons: readonly { readonly line: number; readonly reason: string }[]
}

export const reasonsGiven: Rule<Explaining> = rule(
  /*i18n*/ { id: 'count.no_reasons', message: 'En az bir farkın nedenini yazın.' },
  'R23',
  ({ reasons }) => reasons.some(({ reason }) => reason.trim() !== ''),
)

export const explainedDiffer: Rule<Explaining> = rule(
  /*i18n*/ { id: 'count.no_difference', message: 'Farkı olmayan bir ürünün nedeni yazılmaz.' },
  'R23',
  ({ reasons, lines }) =>
    reasons.every(({ line }) => lines.some((one) => one.line === line && differenceOf(one) !== 0)),
)

/** What was sold since the count was frozen may be more than what was found. */
export const soldMeanwhile = serverRule(
  /*i18n*/ {
    id: 'count.sold_meanwhile',
    message: '{name} stokta {left} adet kaldı: sayımdaki fark stoğu 0’ın altına düşürür. Yeniden sayın.',
  },
  'D3',
)

/** How far what was counted is from what the ledger had; of a line that nobody counted nothing is known. */
export function differenceOf({ expected, counted }: Pick<CountedLine, 'expected' | 'counted'>): number {
  return counted === null ? 0 : counted - expected
}

/** What a line comes to with what was counted now. */
export function countedWith(
  { line, counted }: Pick<CountedLine, 'line' | 'counted'>,
  pieces: Counting['pieces'],
): number {
  return pieces.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), counted ?? 0)
}

function unexplained(lines: readonly CountedLine[]): number {
  return lines.filter((line) => differenceOf(line) !== 0 && line.reason === '').length
}
