import { marketplaceListPrice, marketplaceSalePrice } from '#api/contract/catalog/products.ts'
import { type Column, column, headerOf } from '#server/platform/imports/columns.ts'
import type { ImportContext } from '#server/platform/imports/import-context.ts'
import { inLanguages } from '#server/platform/imports/languages.ts'

const texts = [
  ['name', /*i18n*/ { id: 'product.name', message: 'Ürün adı' }, ['ad', 'adı', 'isim', 'ürün ismi', 'başlık', 'title']],
  ['short_description', /*i18n*/ { id: 'product.short_description', message: 'Kısa açıklama' }, ['özet']],
  ['description', /*i18n*/ { id: 'product.description', message: 'Açıklama' }, ['ürün açıklaması', 'detay']],
] as const

const codes: readonly Column[] = [
  column(
    'stock_code',
    /*i18n*/ { id: 'product.stock_code', message: 'Stok kodu' },
    { variant: 'code', aliases: ['sku', 'ürün kodu', 'model kodu', 'stok no'] },
  ),
  column(
    'barcode',
    /*i18n*/ { id: 'product.barcode', message: 'Barkod' },
    { variant: 'code', aliases: ['ean', 'gtin', 'barkod no', 'barkodu'] },
  ),
]

const quantity = column(
  'quantity',
  /*i18n*/ { id: 'product.stock', message: 'Stok' },
  { variant: 'own', aliases: ['adet', 'miktar', 'stok adedi', 'stok miktarı'] },
)

/** Everything that a file may say of a product and its variants. */
export function productColumns(context: ImportContext): readonly Column[] {
  return [
    column('id', /*i18n*/ { id: 'imports.id', message: 'Kayıt no' }, { aliases: ['id'] }),
    ...texts.flatMap(([key, label, aliases]) => inLanguages(context, key, label, aliases)),
    column(
      'category',
      /*i18n*/ { id: 'products.category', message: 'Kategori' },
      { required: 1, aliases: ['kategori adı', 'kategori yolu'] },
    ),
    column('brand', /*i18n*/ { id: 'product.brand', message: 'Marka' }, { aliases: ['marka adı'] }),
    column(
      'tax',
      /*i18n*/ { id: 'product.tax', message: 'Vergi' },
      { required: 1, aliases: ['kdv', 'kdv oranı', 'vat', 'vergi oranı'] },
    ),
    column('unit', /*i18n*/ { id: 'product.unit', message: 'Birim' }),
    column('supplier', /*i18n*/ { id: 'product.supplier', message: 'Tedarikçi' }),
    column('tags', /*i18n*/ { id: 'product.tags', message: 'Etiketler' }),
    column('status', /*i18n*/ { id: 'common.status', message: 'Durum' }),
    column(
      'group',
      /*i18n*/ { id: 'imports.group', message: 'Varyant grubu' },
      { aliases: ['ana ürün kodu', 'grup kodu', 'item group id'] },
    ),
    column(
      'options',
      /*i18n*/ { id: 'product.options', message: 'Seçenekler' },
      { aliases: ['seçenek', 'özellik', 'özellikler'] },
    ),
    ...codes,
    ...priceColumns(context),
    quantity,
    column('images', /*i18n*/ { id: 'product.images', message: 'Görseller' }),
    column('supplier_price', /*i18n*/ { id: 'product.supplier_price', message: 'Alış fiyatı' }),
    column('supplier_code', /*i18n*/ { id: 'product.supplier_code', message: 'Tedarikçi kodu' }),
    column('shelf', /*i18n*/ { id: 'product.shelf', message: 'Raf' }),
    column('width', /*i18n*/ { id: 'product.width', message: 'Genişlik' }),
    column('height', /*i18n*/ { id: 'product.height', message: 'Yükseklik' }),
    column('length', /*i18n*/ { id: 'product.length', message: 'Uzunluk' }),
    column('weight', /*i18n*/ { id: 'product.weight', message: 'Ağırlık' }),
    column('min_quantity', /*i18n*/ { id: 'imports.min_quantity', message: 'En az satın alma' }),
    column('max_quantity', /*i18n*/ { id: 'imports.max_quantity', message: 'En çok satın alma' }),
    column('step_quantity', /*i18n*/ { id: 'imports.step_quantity', message: 'Satın alma artışı' }),
    column(
      'min_stock',
      /*i18n*/ { id: 'product.min_stock', message: 'Kritik stok' },
      { aliases: ['minimum stok', 'asgari stok', 'low stock', 'reorder level'] },
    ),
  ]
}

export function stockColumns(): readonly Column[] {
  return [...codes, { ...quantity, required: 1 }]
}

export function pricesColumns(context: ImportContext): readonly Column[] {
  return [...codes, ...priceColumns(context)]
}

/** Prices and struck prices in every list of the shop, the home country's without a name behind them. */
function priceColumns({ countries, marketplaces }: ImportContext): Column[] {
  const lists = [
    ...countries.map(({ id, name }, at) => ({ id, of: at === 0 ? '' : name, says: priceWords, aliases: [] })),
    ...marketplaces.flatMap(({ id, name }) => [
      { id: marketplaceSalePrice + id, of: name, says: saleWords, aliases: [name] },
      { id: marketplaceListPrice + id, of: name, says: listWords, aliases: [`${name} 2`] },
    ]),
  ]
  return (['price', 'strike'] as const).flatMap((what) =>
    lists.map(({ id, of, says, aliases }) =>
      column(`${what}.${id}`, says[what], {
        of,
        variant: 'own',
        aliases: [
          // As files of ours named the lists of marketplaces before.
          ...aliases.flatMap((name) =>
            (['tr', 'en'] as const).map((lang) => headerOf({ label: priceWords[what], of: name }, lang)),
          ),
          ...(of === '' && what === 'price' ? ['satış fiyatı', 'sale price', 'selling price'] : []),
        ],
      }),
    ),
  )
}

const priceWords = {
  price: /*i18n*/ { id: 'product.price', message: 'Fiyat' },
  strike: /*i18n*/ { id: 'product.strikethrough_price', message: 'Üstü çizili fiyat' },
}
const saleWords = {
  price: /*i18n*/ { id: 'imports.sale_price', message: 'Pazaryeri satış fiyatı' },
  strike: /*i18n*/ { id: 'imports.sale_struck', message: 'Pazaryeri satış fiyatının üstü çizilisi' },
}
const listWords = {
  price: /*i18n*/ { id: 'imports.list_price', message: 'Pazaryeri liste fiyatı' },
  strike: /*i18n*/ { id: 'imports.list_struck', message: 'Pazaryeri liste fiyatının üstü çizilisi' },
}
