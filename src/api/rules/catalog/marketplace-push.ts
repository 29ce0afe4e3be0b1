import { maxLength, required } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type About, fieldRule, type Rule, rowRule, rule, type Says, serverRule } from '#api/rules/platform/rule.ts'
import { listNotBelowSale } from './price-cells.ts'
import { pricesAboveZero } from './product-prices.ts'

/** A variant as it would be sent to a marketplace: the eight fields of R106, and what it is called where one has to be named. */
export interface PushedVariant {
  readonly name: string
  readonly barcode: string
  /** What its variants have in common there. */
  readonly product_id: string
  readonly quantity: number | null
  readonly stock_code: string
  readonly currency: string
  readonly list_price: string | null
  readonly sale_price: string | null
  readonly tax: number | null
}

/** A product as it would be sent, with all its variants: one that is wrong keeps all of them back. */
export interface PushedProduct {
  readonly name: string
  /** The marketplace's numbers of what its category and brand are linked with; `''` for no link. */
  readonly category: string
  readonly brand: string
  readonly variants: readonly PushedVariant[]
  /** What the marketplace asks for in this category, and the product does not say. */
  readonly missing: readonly string[]
}

/** So long may a name be that is sent (R104). */
const longestName = 100
export const mostQuantity = 20_000

export const categoryMatched: Rule<PushedProduct> = rule(
  /*i18n*/ { id: 'marketplace.category_unmatched', message: 'Kategoriyi pazaryeri kategorisiyle eşleştirin.' },
  'R169',
  ({ category }) => category !== '',
  { at: () => ['main_category_id'] },
)

export const brandMatched: Rule<PushedProduct> = rule(
  /*i18n*/ { id: 'marketplace.brand_unmatched', message: 'Markayı pazaryeri markasıyla eşleştirin.' },
  'R170',
  ({ brand }) => brand !== '',
  { at: () => ['brand_id'] },
)

const named = maxLength(longestName)

export const nameFitsMarketplace: Rule<PushedProduct> = rule(named.says, 'R104', ({ name }) => named.holds(name), {
  about: () => ({ max: longestName }),
  at: () => ['translations.0.name'],
})

/** What R106 asks for, by the words for it. 0 is a quantity and a tax. */
const fields = {
  barcode: /*i18n*/ { id: 'product.barcode', message: 'Barkod' },
  product_id: /*i18n*/ { id: 'marketplace.product_id', message: 'Ürün numarası' },
  quantity: /*i18n*/ { id: 'marketplace.quantity', message: 'Miktar' },
  stock_code: /*i18n*/ { id: 'product.stock_code', message: 'Stok kodu' },
  currency: /*i18n*/ { id: 'marketplace.currency', message: 'Para birimi' },
  list_price: /*i18n*/ { id: 'marketplace.list_price', message: 'Liste fiyatı' },
  sale_price: /*i18n*/ { id: 'marketplace.sale_price', message: 'Satış fiyatı' },
  tax: /*i18n*/ { id: 'marketplace.tax', message: 'Vergi' },
} satisfies Partial<Record<keyof PushedVariant, Says>>

export const everyFieldGiven = rowRule<PushedProduct>(required(fields.barcode).says, 'R106', ({ variants }) =>
  variants.flatMap((variant, at) =>
    Object.entries(fields)
      .filter(([key, label]) => !required(label).holds(variant[key as keyof typeof fields]))
      .map(([key, label]) => ({ about: { field: label.id }, at: [`variants.${at}.${key}`] })),
  ),
)

/** Every variant that is wrong is named: until then none of the product is sent. */
export const variantsFit = fieldRule<PushedProduct>(
  /*i18n*/ {
    id: 'marketplace.variants_invalid',
    message: "Bazı varyantlar geçersiz (fiyat 0'dan küçük veya miktar 0-20000 dışında): {variants}",
  },
  ['R171', 'R172'],
  (product) => misfits(product).map(({ at }) => `variants.${at}`),
  (product): About => ({
    variants: misfits(product)
      .map(({ variant }) => variant.name)
      .join(', '),
  }),
)

/** A price of exactly 0 is not below 0, and still no price. */
export const salePriceAboveZero = fieldRule<PushedProduct>(pricesAboveZero.says, 'R107', ({ variants }) =>
  variants.flatMap(({ sale_price }, at) => (minorOf(sale_price ?? '') === 0 ? [`variants.${at}.sale_price`] : [])),
)

export const listPriceNotBelow = fieldRule<PushedProduct>(listNotBelowSale.says, 'R229', ({ variants }) =>
  variants.flatMap(({ list_price, sale_price }, at) => {
    const [list, sale] = [minorOf(list_price ?? ''), minorOf(sale_price ?? '')]
    return list !== null && sale !== null && list < sale ? [`variants.${at}.list_price`] : []
  }),
)

/** All variants of a product travel together, and so many in one call. */
export const mostItems = 1_000

export const variantsTravelTogether: Rule<PushedProduct> = rule(
  /*i18n*/ { id: 'marketplace.too_many_variants', message: 'Bir üründen en fazla {max} varyant gönderilebilir.' },
  'own',
  ({ variants }) => variants.length <= mostItems,
  { about: () => ({ max: mostItems }), at: () => ['variants'] },
)

export const attributesGiven: Rule<PushedProduct> = rule(
  /*i18n*/ {
    id: 'marketplace.attributes_missing',
    message:
      'Pazaryeri bu kategoride {names} istiyor: kategoride değerinin nereden geleceğini seçin ya da ürüne pazaryerinin tanıdığı bir değer verin.',
  },
  'own',
  ({ missing }) => missing.length === 0,
  { about: ({ missing }) => ({ names: missing.join(', ') }), at: () => ['attributes'] },
)

/** All that stands between a product and a marketplace; nothing is asked of the marketplace before. */
export const pushRules = [
  categoryMatched,
  brandMatched,
  nameFitsMarketplace,
  everyFieldGiven,
  variantsFit,
  salePriceAboveZero,
  listPriceNotBelow,
  variantsTravelTogether,
  attributesGiven,
] as const satisfies readonly Rule<PushedProduct>[]

/** Why the marketplace itself did not list it, in its own words. */
export const notListed = serverRule(
  /*i18n*/ { id: 'marketplace.not_listed', message: 'Pazaryeri kabul etmedi: {reasons}' },
  'own',
)

function misfits({ variants }: PushedProduct) {
  return variants.flatMap((variant, at) => {
    const { quantity, sale_price, list_price } = variant
    const dear = [sale_price, list_price].every((price) => (minorOf(price ?? '') ?? 0) >= 0)
    const fits = dear && (quantity === null || (quantity >= 0 && quantity <= mostQuantity))
    return fits ? [] : [{ variant, at }]
  })
}

/** The marketplace did not answer: nobody knows whether it has what was sent, and it is asked before it is sent again. */
export const pushFailed = serverRule(
  /*i18n*/ { id: 'marketplace.push_failed', message: 'Pazaryerine ulaşılamadı; işi yeniden deneyin.' },
  'own',
)

/** What was sent has no such step any more: why, by where it stands. */
export const alreadySent = {
  listed: serverRule(
    /*i18n*/ {
      id: 'marketplace.already_listed',
      message: 'Ürün pazaryerinde zaten listelendi; sonraki değişiklikleri ayrıca bildirilir.',
    },
    'own',
  ),
  waiting: serverRule(
    /*i18n*/ { id: 'marketplace.being_reviewed', message: 'Pazaryeri ürünü inceliyor; yanıtı bekleniyor.' },
    'own',
  ),
}
