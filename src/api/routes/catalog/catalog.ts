import type { Route } from '#api/routes/platform/route.ts'

/** The catalogue's own screens, beside the lists and forms of its resources. */
export const catalogRoutes: readonly Route[] = [
  {
    path: '/catalog',
    title: /*i18n*/ { id: 'catalog.title', message: 'Katalog özeti' },
    codes: [600, 700],
    menu: { in: 'catalog' },
    screen: 'catalog/catalog/CatalogHome',
  },
  {
    path: '/products',
    title: /*i18n*/ { id: 'products.title', message: 'Ürünler' },
    codes: [600],
    menu: { in: 'products' },
    screen: 'catalog/products/ProductList',
  },
  {
    path: '/products/no-stock',
    title: /*i18n*/ { id: 'products.no_stock_title', message: 'Stokta olmayan ürünler' },
    codes: [600],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'catalog/products/ProductList',
  },
  {
    path: '/products/bulk',
    title: /*i18n*/ { id: 'bulk.title', message: 'Toplu ürün işlemleri' },
    codes: [603, 604],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'catalog/bulk/Bulk',
  },
  {
    path: '/products/add',
    title: /*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' },
    codes: [602],
    menu: { in: 'products', bordered: true },
    parent: '/products',
    screen: 'catalog/products/ProductForm',
  },
  {
    path: '/products/edit/:id',
    title: /*i18n*/ { id: 'products.edit_title', message: 'Ürün' },
    codes: [601],
    parent: '/products',
    screen: 'catalog/products/ProductForm',
  },
  {
    path: '/fast-products/add',
    title: /*i18n*/ { id: 'products.fast_title', message: 'Hızlı ürün ekle' },
    codes: [602],
    menu: { in: 'products', bordered: true },
    parent: '/products',
    screen: 'catalog/products/QuickProduct',
  },
  {
    path: '/products/multiple-price-edit',
    title: /*i18n*/ { id: 'prices.title', message: 'Çoklu fiyat düzenleme' },
    codes: [603],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'catalog/products/MultiplePriceEdit',
  },
  {
    path: '/products/matches',
    title: /*i18n*/ { id: 'matches.title', message: 'Ürün eşleştirme' },
    codes: [600],
    menu: { in: 'products' },
    parent: '/products',
    screen: 'catalog/matches/ProductMatches',
  },
]
