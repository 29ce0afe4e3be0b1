import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { type PriceList, priceListsOf } from '#api/rules/catalog/price-lists.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { FormContext, FormLists } from '#machines/catalog/product-form/form.types.ts'

/** What the fields of a product are called, by the last word of their path. */
const fields: Readonly<Record<string, Says>> = {
  product_type_id: /*i18n*/ { id: 'product.type', message: 'Ürün tipi' },
  main_category_id: /*i18n*/ { id: 'product.main_category', message: 'Ana kategori' },
  categories: /*i18n*/ { id: 'product.other_categories', message: 'Diğer kategoriler' },
  tax_id: /*i18n*/ { id: 'product.tax', message: 'Vergi' },
  unit_id: /*i18n*/ { id: 'product.unit', message: 'Birim' },
  brand_id: /*i18n*/ { id: 'product.brand', message: 'Marka' },
  supplier_id: /*i18n*/ { id: 'product.supplier', message: 'Tedarikçi' },
  tags: /*i18n*/ { id: 'product.tags', message: 'Etiketler' },
  min_quantity: /*i18n*/ { id: 'product.min_quantity', message: 'En az' },
  max_quantity: /*i18n*/ { id: 'product.max_quantity', message: 'En çok' },
  step_quantity: /*i18n*/ { id: 'product.step_quantity', message: 'Artış' },
  min_stock: /*i18n*/ { id: 'product.min_stock', message: 'Kritik stok' },
  review_status: /*i18n*/ { id: 'product.review', message: 'Değerlendirilebilir' },
  refund_status: /*i18n*/ { id: 'product.refund', message: 'İade edilebilir' },
  adult_status: /*i18n*/ { id: 'product.adult', message: 'Yalnızca yetişkinlere' },
  status: /*i18n*/ { id: 'common.status', message: 'Durum' },
  auto_meta: /*i18n*/ { id: 'product.auto_meta', message: 'Başlık ve açıklama kendiliğinden yazılsın' },
  name: /*i18n*/ { id: 'product.name', message: 'Ürün adı' },
  short_description: /*i18n*/ { id: 'product.short_description', message: 'Kısa açıklama' },
  description: /*i18n*/ { id: 'product.description', message: 'Açıklama' },
  meta_title: /*i18n*/ { id: 'product.meta_title', message: 'Arama başlığı' },
  meta_description: /*i18n*/ { id: 'product.meta_description', message: 'Arama açıklaması' },
  meta_keywords: /*i18n*/ { id: 'product.meta_keywords', message: 'Anahtar kelimeler' },
  selected_options: /*i18n*/ { id: 'product.options', message: 'Seçenekler' },
  attributes: /*i18n*/ { id: 'product.attributes', message: 'Özellikler' },
  variants: /*i18n*/ { id: 'product.variants', message: 'Varyantlar' },
  default_variant: /*i18n*/ { id: 'product.default_variant', message: 'Varsayılan varyant' },
  options: /*i18n*/ { id: 'product.options', message: 'Seçenekler' },
  option_value_id: /*i18n*/ { id: 'product.option_value', message: 'Seçenek değeri' },
  prices: /*i18n*/ { id: 'product.price', message: 'Fiyat' },
  price: /*i18n*/ { id: 'product.selling_price', message: 'Satış fiyatı' },
  strikethrough_price: /*i18n*/ { id: 'product.strikethrough_price', message: 'Üstü çizili fiyat' },
  country_id: /*i18n*/ { id: 'product.price_list', message: 'Fiyat listesi' },
  quantity: /*i18n*/ { id: 'product.stock', message: 'Stok' },
  stock_code: /*i18n*/ { id: 'product.stock_code', message: 'Stok kodu' },
  barcode: /*i18n*/ { id: 'product.barcode', message: 'Barkod' },
  shelf: /*i18n*/ { id: 'product.shelf', message: 'Raf' },
  supplier_price: /*i18n*/ { id: 'product.supplier_price', message: 'Alış fiyatı' },
  supplier_code: /*i18n*/ { id: 'product.supplier_code', message: 'Tedarikçi kodu' },
  width: /*i18n*/ { id: 'product.width', message: 'Genişlik' },
  height: /*i18n*/ { id: 'product.height', message: 'Yükseklik' },
  length: /*i18n*/ { id: 'product.length', message: 'Uzunluk' },
  weight: /*i18n*/ { id: 'product.weight', message: 'Ağırlık' },
  images: /*i18n*/ { id: 'product.images', message: 'Görseller' },
}

/** The word for a field alone, such as over a column. */
export function fieldName(i18n: I18n, key: string): string {
  const says = fields[key]
  return says ? i18n._(says) : key
}

/** A field in words, with the language or the variant it belongs to: `Satış fiyatı · S / Kırmızı`. */
export function nameOfPath(i18n: I18n, { draft, lists }: Pick<FormContext, 'draft' | 'lists'>, path: string): string {
  const parts = path.split('.')
  const key = parts.findLast((part) => part in fields) ?? parts[0] ?? path
  const name = fieldName(i18n, key)
  const row = Number(parts[1])
  if (parts[0] === 'translations' && lists.languages.length > 1) {
    const language = lists.languages.find(({ id }) => id === draft.translations[row]?.language_id)
    return language ? `${name} · ${language.name}` : name
  }
  if (parts[0] === 'attributes') return name
  if (parts[0] === 'variants' && Number.isInteger(row) && draft.variants.length > 1) {
    return `${name} · ${variantName(i18n, draft, lists, row)}`
  }
  return name
}

/** A variant in words: the values of its options, `S / Kırmızı`, or its number while they are open. */
export function variantName(i18n: I18n, draft: ProductInput, lists: Pick<FormLists, 'options'>, index: number): string {
  const options = draft.variants[index]?.options ?? []
  const values = options.map((one) => valueName(lists, one.option_id, one.option_value_id)).filter(Boolean)
  if (values.length > 0) return values.join(' / ')
  return i18n._(/*i18n*/ { id: 'product.nth_variant', message: '{nth}. varyant', values: { nth: index + 1 } })
}

function valueName({ options }: Pick<FormLists, 'options'>, option_id: number, value_id: number): string {
  const option = options.find(({ id }) => id === option_id)
  return option?.values.find(({ id }) => id === value_id)?.name ?? ''
}

/** Names a price list: a country, or what a marketplace sells and lists for. */
export function usePriceListName(): (list: PriceList) => string {
  const { i18n } = useLingui()
  return (list) => priceListName(i18n, list)
}

export function priceListName(i18n: I18n, { kind, name }: PriceList): string {
  if (kind === 'country') return name
  return kind === 'sale'
    ? i18n._(/*i18n*/ { id: 'product.marketplace_sale', message: '{name}: satış fiyatı', values: { name } })
    : i18n._(/*i18n*/ { id: 'product.marketplace_list', message: '{name}: liste fiyatı', values: { name } })
}

/** The name of the price list with this country id. */
export function nameOfList(i18n: I18n, lists: FormLists, country_id: number): string {
  const list = priceListsOf(lists).find((one) => one.country_id === country_id)
  return list ? priceListName(i18n, list) : String(country_id)
}
