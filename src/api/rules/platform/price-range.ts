import { minorOf } from './money.ts'
import { type Rule, rule } from './rule.ts'

/** What a list of prices is narrowed to, whose ends may be open. */
interface PriceRange {
  readonly min_price?: string | undefined
  readonly max_price?: string | undefined
}

export const startPriceBelow: Rule<PriceRange> = rule(
  /*i18n*/ { id: 'validation.price_range', message: 'Başlangıç fiyatı bitiş fiyatından küçük olmalıdır.' },
  'R150',
  ({ min_price = '', max_price = '' }) => {
    const [start, end] = [minorOf(min_price), minorOf(max_price)]
    return start === null || end === null || start < end
  },
  { at: () => ['min_price'] },
)

/** What a list is narrowed to by an amount, whose ends may be open. */
export const startDebtBelow: Rule<Readonly<Record<string, unknown>>> = rule(
  /*i18n*/ { id: 'validation.debt_range', message: 'En az borç, en çok borçtan büyük olamaz.' },
  'own',
  ({ min_debt = '', max_debt = '' }) => {
    const [start, end] = [minorOf(String(min_debt)), minorOf(String(max_debt))]
    return start === null || end === null || start <= end
  },
  { at: () => ['min_debt'] },
)
