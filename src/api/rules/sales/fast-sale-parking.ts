import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Nothing is parked, and nothing thrown away, where nothing was scanned. Facts: how many lines the sale has. */
export const saleInHand: Rule<{ lines: number }> = rule(
  /*i18n*/ { id: 'fastsale.nothing_in_hand', message: 'Kasada ürün yok: önce bir ürün okutun.' },
  [],
  ({ lines }) => lines > 0,
)

/** A parked sale is taken up where nothing is at the till. */
export const tillEmpty: Rule<{ lines: number }> = rule(
  /*i18n*/ { id: 'fastsale.sale_in_hand', message: 'Kasada bir satış var: önce bitirin ya da bekletin.' },
  [],
  ({ lines }) => lines === 0,
)
