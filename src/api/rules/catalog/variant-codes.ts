import { lengthOf } from '#api/rules/platform/fold.ts'
import { type About, fieldRule, type Rule, rule, type Says } from '#api/rules/platform/rule.ts'
import { codesDiffer, codesPlain, codesWhole, isPlainCode, isRoundedCode } from './product-codes.ts'
import { shortLimit, textsFit } from './product-texts.ts'

/** A code that a pattern would give a variant: the field of the pattern, and whether another variant of the product holds the code. */
export interface GivenCode {
  readonly code: string
  readonly at: string
  readonly held: boolean
}

/** What patterns would do: the parts that nobody knows, those that may be written, and the codes. */
export interface PatternAct {
  readonly unknown: readonly string[]
  readonly known: readonly string[]
  /** A pattern begins with the code of the product, which has none. */
  readonly codeless: boolean
  /** The fields of the patterns that are wrong themselves. */
  readonly wrongAt: readonly string[]
  readonly codes: readonly GivenCode[]
}

export const patternKnown: Rule<PatternAct> = rule(
  /*i18n*/ { id: 'variant.pattern_unknown', message: 'Kalıptaki {part} bilinmiyor. Yazılabilenler: {known}' },
  'own',
  ({ unknown }) => unknown.length === 0,
  { about: ({ unknown: [part = ''], known }) => ({ part, known: known.join(' ') }), at: ({ wrongAt }) => wrongAt },
)

export const patternHasCode: Rule<PatternAct> = rule(
  /*i18n*/ {
    id: 'variant.pattern_codeless',
    message: 'Kalıp ürünün kodunu istiyor: önce varsayılan varyantın stok kodunu yazın ya da kodu kalıba yazın.',
  },
  'own',
  ({ codeless }) => !codeless,
  { at: ({ wrongAt }) => wrongAt },
)

export const patternFills: Rule<PatternAct> = rule(
  /*i18n*/ {
    id: 'variant.pattern_required',
    message: 'Kalıptan kod alacak varyant yok: kodu boş olan sütun için kalıp yazın.',
  },
  'own',
  ({ codes, unknown, codeless }) => codes.length > 0 || unknown.length > 0 || codeless,
  { at: () => ['patterns.stock_code'] },
)

/** The codes themselves are judged as those that are typed into the table of variants, before any is written there. */
export const givenCodeRules = [
  given(codesPlain, ({ code }) => !isPlainCode(code)),
  given(codesWhole, ({ code }) => isRoundedCode(code)),
  given(codesDiffer, ({ held }) => held),
  given(
    textsFit,
    ({ code }) => lengthOf(code) > shortLimit,
    () => ({ max: shortLimit }),
  ),
] as const

export const patternRules = [patternKnown, patternHasCode] as const

type Given = Pick<PatternAct, 'codes'>

function given(
  { says, of }: { says: Says; of: readonly string[] },
  wrong: (code: GivenCode) => boolean,
  about?: () => About,
): Rule<Given> {
  return fieldRule<Given>(says, of, ({ codes }) => [...new Set(codes.filter(wrong).map(({ at }) => at))], about)
}
