import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** The values chosen for each option in the variant generator. */
export interface Combinations {
  readonly chosen: readonly { option_id: number; values: readonly number[] }[]
  readonly most: number
  /** How many of their combinations are left out. */
  readonly omitted: number
}

export const combinationsFew: Rule<Combinations> = rule(
  /*i18n*/ {
    id: 'variant.too_many_combinations',
    message: '{count} kombinasyon çıkıyor; en çok {max} varyant oluşturulabilir.',
  },
  'R92',
  ({ chosen, most }) => combinationCount(chosen) <= most,
  { about: ({ chosen, most }) => ({ count: combinationCount(chosen), max: most }) },
)

export const combinationsSome: Rule<Combinations> = rule(
  /*i18n*/ { id: 'variant.values_required', message: 'Her seçenek için en az bir değer seçin.' },
  ['R90', 'R91'],
  ({ chosen }) => chosen.length > 0 && chosen.every((one) => one.values.length > 0),
)

export const combinationsLeft: Rule<Combinations> = rule(
  /*i18n*/ {
    id: 'variant.combination_required',
    message: 'Bütün kombinasyonları çıkardınız; en az birini işaretleyin.',
  },
  'own',
  ({ chosen, omitted }) => omitted === 0 || omitted < combinationCount(chosen),
)

export const generatorRules = [combinationsSome, combinationsFew, combinationsLeft] as const

export function combinationCount(chosen: Combinations['chosen']): number {
  return chosen.reduce((count, one) => count * one.values.length, chosen.length > 0 ? 1 : 0)
}
