import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import type { FastSaleFacts } from './fast-sale-facts.ts'
import { fastSaleSums, saleDiscounts } from './fast-sale-sums.ts'

type Facts = FastSaleFacts

/**
 * Uses are counted on the server, and campaigns begin and end there: without it nobody can say what they give. Sales of the day and coupons
 * alike: a till that cannot ask sells as it rings up, once the discounts are taken off.
 */
export const couponOffline: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'sale.coupon_offline',
    message:
      'Sunucuya ulaşılamıyor: kupon ve kampanya indirimleri şimdi verilemez. Yeniden sorun ya da indirimleri çıkarın.',
  },
  'own',
  (facts) => facts.reachable !== false || !carriesDiscounts(facts),
  { at: () => ['coupon_code'] },
)

/** What the customer was told is what is stored, or nothing is. */
export const discountsAsTold: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'sale.discounts_changed',
    message: 'İndirimler değişti: toplam artık {total}. Yeni toplamı söyleyip satışı yeniden bitirin.',
  },
  'own',
  (facts) => facts.sale.discounts === undefined || amountsIn(facts.sale.discounts) === amountsIn(toldIn(facts)),
  { about: (facts) => ({ total: decimalOf(fastSaleSums(facts).total) }), at: () => ['discounts'] },
)

/** A sale has a coupon, or campaigns give something off it. */
export function carriesDiscounts(facts: Facts): boolean {
  return (facts.sale.coupon_code ?? '') !== '' || saleDiscounts(facts).applied.length > 0
}

/** What campaigns give off a sale, as it is told to the server. */
export function toldIn(facts: Parameters<typeof saleDiscounts>[0]): { readonly id: number; readonly amount: string }[] {
  return saleDiscounts(facts).applied.map(({ campaign: { id }, amount }) => ({ id, amount: decimalOf(amount) }))
}

function amountsIn(discounts: readonly { readonly id: number; readonly amount: string | number }[]): string {
  return discounts
    .map(({ id, amount }) => `${id}:${minorOf(amount)}`)
    .toSorted()
    .join()
}
