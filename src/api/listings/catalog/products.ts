import { ProductRow, productFilters } from '#api/contract/catalog/products.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, money, reference, status, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { untranslated } from '#api/resources/platform/untranslated.ts'
import { startPriceBelow } from '#api/rules/platform/price-range.ts'

const types = [
  { value: '1', says: /*i18n*/ { id: 'product.type_product', message: 'Ürün' } },
  { value: '2', says: /*i18n*/ { id: 'product.type_variant', message: 'Varyantlı ürün' } },
  { value: '3', says: /*i18n*/ { id: 'product.type_service', message: 'Hizmet' } },
]

const stocks = [
  { value: 'some', says: /*i18n*/ { id: 'products.stock_some', message: 'Var' } },
  { value: 'low', says: /*i18n*/ { id: 'products.stock_low', message: 'Kritik stokun altında' } },
  { value: 'none', says: /*i18n*/ { id: 'products.stock_none', message: 'Yok' } },
]

const lacks = [
  { value: 'image', says: /*i18n*/ { id: 'products.lacks_image', message: 'Görsel' } },
  { value: 'price', says: /*i18n*/ { id: 'products.lacks_price', message: 'Geçerli fiyat' } },
  { value: 'translation', says: /*i18n*/ { id: 'products.lacks_translation', message: 'Çeviri' } },
  { value: 'match', says: /*i18n*/ { id: 'products.lacks_match', message: 'Pazaryeri eşleşmesi' } },
]

const usedBy = { says: /*i18n*/ { id: 'ties.products', message: '{count, plural, other {# ürün}}' } }

/**
 * The list of products, as lists are declared: its title, codes, columns that sort, and filters. Products have a table, endpoints and a form
 * of their own.
 */
export const products = listing({
  name: 'products',
  summary: 'The products, a page at a time',
  title: /*i18n*/ { id: 'products.title', message: 'Ürünler' },
  one: /*i18n*/ { id: 'products.one', message: 'Ürün' },
  codes: family(600),
  naming: 'name',
  repeats: true,
  fields: {
    name: text({
      label: /*i18n*/ { id: 'product.name', message: 'Ürün adı' },
      required: true,
      searched: true,
    }),
    stock_code: text({ label: /*i18n*/ { id: 'product.stock_code', message: 'Stok kodu' }, searched: true }),
    barcode: text({ label: /*i18n*/ { id: 'product.barcode', message: 'Barkod' }, searched: true }),
    category_id: reference({
      label: /*i18n*/ { id: 'products.category', message: 'Kategori' },
      to: 'categories',
      makeHere: true,
      searched: true,
      usedBy,
    }),
    brand_id: reference({
      label: /*i18n*/ { id: 'product.brand', message: 'Marka' },
      to: 'brands',
      makeHere: true,
      searched: true,
      usedBy,
    }),
    cost: money({ label: /*i18n*/ { id: 'product.supplier_price', message: 'Alış fiyatı' } }),
    tags: text({ label: /*i18n*/ { id: 'tags.title', message: 'Etiketler' } }),
    changed_at: text({ label: /*i18n*/ { id: 'products.changed', message: 'Son değişiklik' } }),
    product_type_id: choice({ label: /*i18n*/ { id: 'product.type', message: 'Ürün tipi' }, choices: types }),
    price: money({ label: /*i18n*/ { id: 'products.price', message: 'Fiyat' } }),
    min_price: money({
      label: /*i18n*/ { id: 'records.min_price', message: 'En düşük fiyat' },
      bound: 'from',
    }),
    max_price: money({ label: /*i18n*/ { id: 'records.max_price', message: 'En yüksek fiyat' }, bound: 'to' }),
    stock: choice({ label: /*i18n*/ { id: 'products.stock', message: 'Stok' }, choices: stocks }),
    min_stock: text({ label: /*i18n*/ { id: 'product.min_stock', message: 'Kritik stok' } }),
    lacks: choice({ label: /*i18n*/ { id: 'products.lacks', message: 'Eksik' }, choices: lacks }),
    untranslated,
    status: status(),
    attribute_id: reference({ label: /*i18n*/ { id: 'attributes.one', message: 'Özellik' }, to: 'attributes', usedBy }),
    option_id: reference({ label: /*i18n*/ { id: 'options.one', message: 'Seçenek' }, to: 'options', usedBy }),
    option_value_id: reference({
      label: /*i18n*/ { id: 'products.option_value', message: 'Seçenek değeri' },
      to: 'option_values',
    }),
    tag_id: reference({ label: /*i18n*/ { id: 'tags.one', message: 'Etiket' }, to: 'tags', makeHere: true, usedBy }),
    tax_id: reference({
      label: /*i18n*/ { id: 'product.tax', message: 'Vergi' },
      to: 'taxes',
      makeHere: true,
      usedBy,
    }),
    unit_id: reference({
      label: /*i18n*/ { id: 'product.unit', message: 'Birim' },
      to: 'units',
      makeHere: true,
      usedBy,
    }),
    supplier_id: reference({
      label: /*i18n*/ { id: 'product.supplier', message: 'Tedarikçi' },
      to: 'suppliers',
      makeHere: true,
      searched: true,
      usedBy,
    }),
  },
  usedBy: [
    {
      what: 'stock_movements',
      says: /*i18n*/ { id: 'ties.stock_movements', message: '{count, plural, other {# stok hareketi}}' },
      list: { path: '/stock-movements', filter: 'product_id' },
    },
    {
      what: 'orders',
      says: /*i18n*/ { id: 'ties.orders', message: '{count, plural, other {# sipariş}}' },
      list: { path: '/orders', filter: 'product_id' },
    },
    { what: 'purchases', says: /*i18n*/ { id: 'ties.purchases', message: '{count, plural, other {# alış}}' } },
    {
      what: 'incoming_invoices',
      says: /*i18n*/ { id: 'ties.incoming_invoices', message: '{count, plural, other {# gelen fatura}}' },
    },
  ],
  row: ProductRow,
  filters: productFilters,
  filterRules: [startPriceBelow],
  sortings: ['name', 'label', 'price', 'stock', 'status'],
  label: ({ name }) => name,
})

/** Filters that links set, such as from a tax that products keep from being deleted; the list shows them while they are on. */
export const linkedFilters = [
  'attribute_id',
  'option_id',
  'option_value_id',
  'tag_id',
  'tax_id',
  'unit_id',
  'supplier_id',
] as const
