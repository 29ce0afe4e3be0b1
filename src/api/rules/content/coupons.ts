import { campaignBases } from '#api/contract/content/campaigns.ts'
import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { startFirst } from '#api/rules/platform/dates.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { startPriceBelow } from '#api/rules/platform/price-range.ts'
import { fieldRule, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** By what a campaign says which goods or orders it is for: exactly one (R25). */
export const couponBases = campaignBases
export type CouponBasis = (typeof couponBases)[number]

/** The field that lists what a campaign of each basis is for. */
export const listOfBasis = {
  product: 'products',
  category: 'categories',
  tag: 'tags',
  payment_method: 'payment_methods',
} as const satisfies Record<CouponBasis, string>

/** Customers type a code by hand: it has nothing in it that is not seen or not on a keyboard. */
export const codeWord: Rule<string> = rule(
  /*i18n*/ { id: 'coupon.code_word', message: 'Kod yalnızca harf, rakam, tire ve alt çizgiden oluşur.' },
  'own',
  (code) => /^[\p{L}\p{N}_-]+$/u.test(code),
)

export const couponStartFirst: Rule<RecordFacts> = rule(
  startFirst.says,
  'R112',
  ({ start, end }) => startFirst.holds({ from: String(start ?? ''), to: String(end ?? '') }),
  { at: () => ['start'] },
)

export const minimumBelowMaximum: Rule<RecordFacts> = rule(
  startPriceBelow.says,
  'R150',
  ({ minimum, maximum }) =>
    startPriceBelow.holds({ min_price: String(minimum ?? ''), max_price: String(maximum ?? '') }),
  { at: () => ['minimum'] },
)

export const orderLimitsNotNegative = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'coupon.limit_negative', message: "Sipariş tutarının sınırı 0'dan küçük olamaz." },
  'own',
  (facts) => ['minimum', 'maximum'].filter((field) => (amountOf(facts[field]) ?? 0) < 0),
)

const wholePercent = 100_00

/** What is no amount yet is told by its field. */
export const discountInRange: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'coupon.discount_range', message: 'İndirim yüzde 0 ile 100 arasında olmalıdır.' },
  'D7',
  ({ type, discount }) => {
    const off = amountOf(discount)
    return off === null || (off > 0 && (type !== 'percentage' || off <= wholePercent))
  },
  { at: () => ['discount'] },
)

/** A campaign is for something: the list of its basis is not empty. */
export const basisListed = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'coupon.basis_required', message: 'Kampanyanın ne için geçerli olduğunu seçin.' },
  'R25',
  (facts) => {
    const list = listOfBasis[facts.basis as CouponBasis]
    return list === undefined || ((facts[list] ?? []) as readonly number[]).length > 0 ? [] : [list]
  },
)

/** What must hold across the fields of a coupon or a campaign. */
export const couponRules = [
  couponStartFirst,
  discountInRange,
  orderLimitsNotNegative,
  minimumBelowMaximum,
  basisListed,
] as const

export const codeExists = serverRule(/*i18n*/ { id: 'coupon.code_exists', message: 'Bu kupon kodu zaten var.' }, 'R126')

/** Orders hold what it gave them as what it was: another kind or another basis would be another campaign. */
export const usedStays = serverRule(
  /*i18n*/ {
    id: 'coupon.used_stays',
    message:
      'Siparişlerde kullanılmış bir kampanyanın türü ve ne için geçerli olduğu değiştirilemez: yenisini ekleyin.',
  },
  'own',
)

function amountOf(written: unknown): Minor | null {
  return written === '' || written === null || written === undefined ? null : minorOf(written as string | number)
}
