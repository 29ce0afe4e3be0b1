import { beden, m, renk, s } from '#tests/product-rules.ts'

/** What the walks' ids are called on the screen, in the seeded shop. */

export const categoryNames = new Map([
  [1, 'Giyim'],
  [2, 'Kadın'],
  [3, 'Elbise'],
  [4, 'Tişört'],
  // The walks' İndirim: a category that is neither above nor below the others.
  [6, 'Ayakkabı'],
])
export const optionNames = new Map([
  [beden, 'Beden'],
  [renk, 'Renk'],
])
export const valueNames = new Map([
  [s, 'S'],
  [m, 'M'],
  [13, 'L'],
])
export const languageNames = new Map([
  [175, 'Türkçe'],
  [176, 'English'],
])
export const priceListNames = ['Türkiye', 'Çarşı: satış fiyatı'] as const
