import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** Where a rate comes from. */
export const rateSources = ['manual', 'central_bank', 'sandbox'] as const
export type RateSourceName = (typeof rateSources)[number]

/** A rate as it is written: so much lira for so many units. */
type RateFacts = Readonly<Record<string, unknown>>

const amounts = ['forex_buying', 'forex_selling', 'banknote_buying', 'banknote_selling'] as const

export const ratePositive: Rule<RateFacts> = rule(
  /*i18n*/ { id: 'rate.positive', message: 'Kur sıfırdan büyük olmalı.' },
  [],
  (facts) => notPositive(facts).length === 0,
  { at: notPositive },
)

export const sellsAbove: Rule<RateFacts> = rule(
  /*i18n*/ { id: 'rate.selling_below_buying', message: 'Satış kuru alış kurundan düşük olamaz.' },
  [],
  (facts) => soldBelow(facts).length === 0,
  { at: soldBelow },
)

/** What the central bank said nobody says otherwise: what is written by hand stands beside it. */
export const rateByHand: Rule<RateFacts> = rule(
  /*i18n*/ {
    id: 'rate.not_by_hand',
    message: 'Alınan kurlar değiştirilmez. Başka bir kur için elle yeni kayıt ekleyin; o gün için o geçerli olur.',
  },
  [],
  ({ source }) => source === 'manual',
  { at: () => ['source'] },
)

export const rateOnce = serverRule(
  /*i18n*/ { id: 'rate.exists', message: 'Bu para biriminin bu gün için elle yazılmış kuru var.' },
  [],
)

export const ratesUnreadable = serverRule(
  /*i18n*/ { id: 'rate.unreadable', message: 'Merkez Bankasının kur dosyası okunamadı: {why}' },
  [],
)

function notPositive(facts: RateFacts): string[] {
  return amounts.filter((key) => given(facts[key]) && !(Number(facts[key]) > 0))
}

function soldBelow(facts: RateFacts): string[] {
  return (['forex', 'banknote'] as const).flatMap((kind) => {
    const [bought, sold] = [facts[`${kind}_buying`], facts[`${kind}_selling`]]
    return given(bought) && given(sold) && Number(sold) < Number(bought) ? [`${kind}_selling`] : []
  })
}

function given(value: unknown): boolean {
  return value !== '' && value !== null && value !== undefined
}
