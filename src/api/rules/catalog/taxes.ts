import type { Draft, RecordFacts } from '#api/resources/platform/resource.ts'
import { fieldRule } from '#api/rules/platform/rule.ts'

/** From 10 July 2023 (Presidential Decree 7346) a rate of Turkish VAT is one of these. Other countries have rates of their own. */
export const ratesSince = '2023-07-10'
export const ratesNow: readonly number[] = [0, 1, 10, 20]

export const hasRate = fieldRule<Draft>(
  /*i18n*/ { id: 'validation.tax_rate_required', message: 'En az bir vergi oranı ekleyin.' },
  'R110',
  ({ rates }) => (Array.isArray(rates) && rates.length > 0 ? [] : ['rates']),
)

export const ratesAllowed = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'validation.tax_rate', message: "10 Temmuz 2023'ten itibaren oran 0, 1, 10 veya 20 olmalıdır." },
  'R109',
  ({ rates, shop_country }) =>
    (rates as readonly { rate: unknown; valid_from: string }[]).flatMap((row, index) => {
      const rate = Number(row.rate)
      const fits =
        shop_country === 'TR' && row.valid_from >= ratesSince ? ratesNow.includes(rate) : rate >= 0 && rate <= 100
      return fits ? [] : [`rates.${index}.rate`]
    }),
)
