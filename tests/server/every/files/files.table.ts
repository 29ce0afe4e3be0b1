import { expect } from 'vitest'
import type { ListName } from '#api/registry/lists.ts'
import { clockOf, type Language, said, type Told, type Words, type Zone } from './told.ts'

/** What each list is called, and each column of its file: what it is called, and what it tells of a row of the list. */

// biome-ignore lint/suspicious/noExplicitAny: a row of any list, as the API answers it
export type ListRow = any

interface About {
  readonly lang: Language
  readonly zone: Zone
}

export interface FileColumn {
  /** The column of the list. */
  readonly id: string
  readonly header: Words
  readonly told: (row: ListRow, about: About) => Told
}

export interface FileTable {
  readonly title: Words
  readonly columns: readonly FileColumn[]
}

const column = (id: string, header: Words, told: FileColumn['told']): FileColumn => ({ id, header, told })
const text = (id: string, header: Words, key = id) => column(id, header, (row) => ({ text: row[key] ?? '' }))
const number = (id: string, header: Words, key = id) =>
  column(id, header, (row) => (row[key] === null ? null : { number: row[key] }))
const amount = (id: string, header: Words, key = id) =>
  column(id, header, (row) => (row[key] === null ? null : { amount: row[key] }))
const day = (id: string, header: Words, key = id) =>
  column(id, header, (row, { zone }) => (row[key] === null ? null : { day: clockOf(row[key], zone).slice(0, 10) }))
const hour = (id: string, header: Words, key = id) =>
  column(id, header, (row, { zone }) => (row[key] === null ? null : { text: clockOf(row[key], zone).slice(11) }))
const word = (id: string, header: Words, words: Readonly<Record<string, Words>>, key = id) =>
  column(id, header, (row, { lang }) => {
    const found = words[row[key]]
    if (row[key] !== null && !found) throw new Error(`There is no word for ${key} ${row[key]}`)
    return { text: found ? said(found, lang) : '' }
  })

const status: Words = ['Durum', 'Status']
const time: Words = ['Saat', 'Time']
const currency: Words = ['Para birimi', 'Currency']
const flag = (id: string, header: Words) => word(id, header, { 1: ['Aktif', 'Active'], 0: ['Pasif', 'Passive'] })
const yesNo = (id: string, header: Words) => word(id, header, { 1: ['Evet', 'Yes'], 0: ['Hayır', 'No'] })
const values = (header: Words) =>
  column('values', header, (row: { values: readonly string[] }) => ({ text: row.values.join(', ') }))
const named = (tr: string, en: string) => text('translations', [tr, en], 'label')

/** Shares of a hundred, as both languages write those that are whole. */
const rates = column('rates', ['Oranlar', 'Rates'], (row: { rates: readonly { rate: number }[] }, { lang }) => ({
  text: row.rates.map(({ rate }) => (lang === 'tr' ? `%${rate}` : `${rate}%`)).join(', '),
}))

/** What the list shows beside a marketplace's product: nothing once it was refused. */
const beside = (row: ListRow) => (row.status === 'refused' ? null : (row.match ?? row.suggestion))

/** Those that are written down; the file of any other list is as the kinds of its fields (`by-kind.ts`). */
export const files: Readonly<Partial<Record<ListName, FileTable>>> = {
  brands: {
    title: ['Markalar', 'Brands'],
    columns: [named('Marka adı', 'Brand name'), flag('status', status)],
  },
  attributes: {
    title: ['Özellikler', 'Attributes'],
    columns: [named('Özellik adı', 'Attribute name'), values(['Değerler', 'Values'])],
  },
  options: {
    title: ['Seçenekler', 'Options'],
    columns: [named('Seçenek adı', 'Option name'), values(['Değerler', 'Values'])],
  },
  tags: { title: ['Etiketler', 'Tags'], columns: [named('Etiket adı', 'Tag name')] },
  units: { title: ['Birimler', 'Units'], columns: [named('Birim adı', 'Unit name')] },
  groups: { title: ['Grup türleri', 'Group types'], columns: [named('Grup türü adı', 'Group type name')] },
  productgroups: {
    title: ['Ürün grupları', 'Product groups'],
    columns: [
      named('Ürün grubu adı', 'Product group name'),
      text('group_id', ['Grup türü', 'Group type'], 'group_id_label'),
      column('products', ['Ürünler', 'Products'], ({ products }) => ({ number: products.length })),
    ],
  },
  taxes: {
    title: ['Vergiler', 'Taxes'],
    columns: [text('name', ['Vergi adı', 'Tax name'], 'label'), rates, flag('status', status)],
  },
  suppliers: {
    title: ['Tedarikçiler', 'Suppliers'],
    columns: [
      text('name', ['Tedarikçi adı', 'Supplier name'], 'label'),
      text('phone', ['Telefon', 'Phone']),
      text('email', ['E-posta', 'E-mail']),
      flag('status', status),
    ],
  },
  'order-refund-reasons': {
    title: ['İade nedenleri', 'Refund reasons'],
    columns: [
      named('İade nedeni', 'Refund reason'),
      yesNo('description_required', ['Açıklama zorunlu', 'Description mandatory']),
      yesNo('restock', ['Stoğa geri alınır', 'Goes back into stock']),
      flag('status', status),
    ],
  },
  'user-roles': {
    title: ['Roller', 'Roles'],
    columns: [
      text('name', ['Rol adı', 'Role name'], 'label'),
      column('permissions', ['Yetkiler', 'Permissions'], ({ permissions }, { lang }) => {
        expect(permissions).toEqual([1100, 1102])
        return { text: said(['Markalar: listeleme; Markalar: ekleme', 'Brands: list; Brands: add'], lang) }
      }),
    ],
  },
  categories: {
    title: ['Kategoriler', 'Categories'],
    columns: [
      text('name', ['Kategori adı', 'Category name']),
      text('name', ['Ağaçtaki yeri', 'Place in the tree'], 'place'),
      number('children', ['Alt kategoriler', 'Subcategories']),
      number('products', ['Ürünler', 'Products']),
      column('attributes', ['Özellikler', 'Attributes'], ({ attributes }) => ({ number: attributes.length })),
      number('links', ['Pazaryeri eşleşmeleri', 'Marketplace matches']),
      flag('status', status),
      day('changed_on', ['Son değişiklik', 'Last change'], 'changed_at'),
      number('id', ['No', 'No.']),
    ],
  },
  products: {
    title: ['Ürünler', 'Products'],
    columns: [
      text('name', ['Ürün adı', 'Product name']),
      column('stock_code', ['Stok kodu', 'Stock code'], ({ variant_count, stock_code }) =>
        variant_count > 1 ? null : { text: stock_code },
      ),
      number('stock_code', ['Varyant sayısı', 'Variants'], 'variant_count'),
      text('brand', ['Marka', 'Brand']),
      text('category', ['Kategori', 'Category']),
      amount('price', ['Fiyat', 'Price']),
      // A service is never out of stock: it has none.
      column('stock', ['Stok', 'Stock'], ({ product_type_id, stock }) =>
        product_type_id === 3 ? null : { number: stock },
      ),
      column('min_stock', ['Kritik stok', 'Minimum stock'], ({ product_type_id, min_stock }) =>
        product_type_id === 3 ? null : { number: min_stock },
      ),
      column('barcode', ['Barkod', 'Barcode'], ({ variant_count, barcode }) =>
        variant_count > 1 ? null : { text: barcode },
      ),
      text('supplier', ['Tedarikçi', 'Supplier']),
      text('tax', ['Vergi', 'Tax']),
      amount('cost', ['Alış fiyatı', 'Purchase price']),
      column('tags', ['Etiketler', 'Tags'], ({ tags }) => ({ text: tags.join(', ') })),
      column('changed_at', ['Son değişiklik', 'Last change'], ({ changed_at }) => ({ day: changed_at.slice(0, 10) })),
      flag('status', status),
    ],
  },
  'product-prices': {
    title: ['Çoklu fiyat düzenleme', 'Multiple price edit'],
    columns: [
      text('variant', ['Ürün adı', 'Product name'], 'name'),
      text('variant', ['Seçenekler', 'Options'], 'options'),
      text('variant', ['Stok kodu', 'Stock code'], 'stock_code'),
      text('variant', ['Barkod', 'Barcode'], 'barcode'),
      amount('1', ['Fiyat', 'Price']),
      amount('1-strikethrough_price', ['Üstü çizili fiyat', 'Strikethrough price']),
      amount('1002', ['Pazaryeri satış fiyatı (Çarşı)', 'Marketplace sale price (Çarşı)']),
      amount('2002', ['Pazaryeri liste fiyatı (Çarşı)', 'Marketplace list price (Çarşı)']),
    ],
  },
  'product-reviews': {
    title: ['Ürün değerlendirmeleri', 'Product reviews'],
    columns: [
      text('product', ['Ürün', 'Product']),
      number('stars', ['Yıldız', 'Stars']),
      text('text', ['Değerlendirme', 'Review']),
      text('customer', ['Müşteri', 'Customer'], 'customer_name'),
      day('created_at', ['Tarih', 'Date']),
      word('status', status, {
        pending: ['Bekliyor', 'Waiting'],
        accepted: ['Onaylandı', 'Accepted'],
        rejected: ['Reddedildi', 'Rejected'],
      }),
      text('status', ['Mağazanın yanıtı', "The shop's answer"], 'answer'),
    ],
  },
  'product-matches': {
    title: ['Ürün eşleştirme', 'Product matches'],
    columns: [
      text('title', ['Pazaryerindeki ürün', 'Marketplace product']),
      text('barcode', ['Barkod (pazaryeri)', 'Barcode (marketplace)']),
      amount('sale_price', ['Fiyat (pazaryeri)', 'Price (marketplace)']),
      column('product', ['Mağazadaki ürün', 'Shop product'], (row) => {
        const { name, options } = beside(row) ?? { name: '', options: '' }
        return { text: options === '' ? name : `${name} (${options})` }
      }),
      column('product_barcode', ['Barkod (mağaza)', 'Barcode (shop)'], (row) => ({ text: beside(row)?.barcode ?? '' })),
      column('product_price', ['Fiyat (mağaza)', 'Price (shop)'], (row) => {
        const price = beside(row)?.price
        return price ? { amount: price } : null
      }),
      word('status', status, {
        unmatched: ['Eşleşmedi', 'Not matched'],
        suggested: ['Öneri var', 'Suggested'],
        matched: ['Eşleşti', 'Matched'],
        refused: ['Reddedildi', 'Refused'],
      }),
      word(
        'status',
        ['Öneri nedeni', 'Suggested by'],
        { barcode: ['Barkod', 'Barcode'], name: ['Ad', 'Name'] },
        'suggested_by',
      ),
    ],
  },
  orders: {
    title: ['Siparişler', 'Orders'],
    columns: [
      text('number', ['Sipariş no', 'Order no']),
      day('ordered_at', ['Tarih', 'Date']),
      hour('ordered_at', time),
      text('customer_name', ['Müşteri', 'Customer']),
      word('channel', ['Tür', 'Type'], {
        online: ['İnternet', 'Online'],
        in_store: ['Mağaza', 'Shop'],
        phone: ['Telefon', 'Phone'],
        marketplace: ['Pazaryeri', 'Marketplace'],
      }),
      word('payment_method', ['Ödeme yöntemi', 'Payment method'], {
        money_transfer: ['Havale', 'Money transfer'],
        credit_card: ['Kredi kartı', 'Credit card'],
        cash: ['Nakit', 'Cash'],
        cash_on_delivery: ['Kapıda nakit ödeme', 'Cash on delivery'],
      }),
      word('payment_status', ['Ödeme durumu', 'Payment status'], {
        not_paid: ['Ödenmedi', 'Not paid'],
        paid: ['Ödendi', 'Paid'],
      }),
      word('status', status, {
        pending: ['Beklemede', 'Pending'],
        in_cargo: ['Kargoda', 'In cargo'],
        accepted: ['Onaylandı', 'Accepted'],
        delivered: ['Teslim edildi', 'Delivered'],
      }),
      amount('total', ['Toplam', 'Total']),
      text('total', currency, 'currency'),
      text('shipping_method', ['Kargo yöntemi', 'Shipping method']),
      text('tracking_code', ['Takip numarası', 'Tracking code']),
      text('city', ['İl', 'City']),
      number('quantity', ['Adet', 'Pieces']),
      number('age', ['Bekleme (gün)', 'Waiting (days)']),
      amount('refunded_total', ['İade edilen', 'Refunded']),
      text('marketplace', ['Pazaryeri', 'Marketplace']),
      text('marketplace', ['Pazaryeri sipariş no', 'Marketplace order no'], 'marketplace_number'),
    ],
  },
  'accounting-customers': {
    title: ['Cari müşteriler', 'Customers who owe'],
    columns: [
      text('name', ['Müşteri', 'Customer']),
      text('phone', ['Telefon', 'Phone']),
      text('email', ['E-posta', 'E-mail']),
      number('orders', ['Ödenmemiş sipariş', 'Unpaid orders']),
      column('oldest', ['En eski borç', 'Oldest debt'], (row) => ({ day: row.oldest })),
      column('debts', ['Borç', 'Debt'], (row) => ({
        text: row.debts.map((debt: ListRow) => `${debt.amount} ${debt.currency}`).join(', '),
      })),
    ],
  },
  'order-steps': {
    title: ['Sipariş adımları', 'Order steps'],
    columns: [
      text('number', ['Sipariş no', 'Order no']),
      word('from_state', ['Ayrıldığı durum', 'Left'], { pending: ['Beklemede', 'Pending'] }),
      word('to_state', ['Geldiği durum', 'Came to'], {
        pending: ['Beklemede', 'Pending'],
        accepted: ['Onaylandı', 'Accepted'],
        delivered: ['Teslim edildi', 'Delivered'],
      }),
      number('minutes', ['Bekleme (dk)', 'Waited (min)']),
      column('at', ['Ne zaman', 'When'], (row) => ({ day: row.at })),
      text('user', ['Kim', 'Who']),
      word('channel', ['Tür', 'Type'], { phone: ['Telefon', 'Phone'], in_store: ['Mağaza', 'Shop'] }),
      text('carrier', ['Kargo yöntemi', 'Shipping method']),
    ],
  },
  'order-refunds': {
    title: ['İadeler', 'Refunds'],
    columns: [
      text('number', ['Sipariş', 'Order']),
      text('customer', ['Müşteri', 'Customer'], 'customer_name'),
      number('pieces', ['Adet', 'Pieces']),
      amount('amount', ['Tutar', 'Amount']),
      amount('amount', ['İçindeki KDV', 'VAT in it'], 'tax'),
      text('amount', currency, 'currency'),
      word('status', status, {
        pending: ['Karar bekliyor', 'Awaits a decision'],
        accepted: ['Onaylandı', 'Approved'],
      }),
      word('received', ['Ürünler', 'Goods'], {
        0: ['Ürünler bekleniyor', 'Goods awaited'],
        1: ['Ürünler teslim alındı', 'Goods received'],
      }),
      day('created_at', ['Açıldığı gün', 'Opened on']),
    ],
  },
  jobs: {
    title: ['İşler', 'Jobs'],
    columns: [
      word(
        'title',
        ['İş', 'Job'],
        {
          'products.edit': ['Toplu ürün değişikliği', 'Bulk change of products'],
          'brands.import': ['Markaları içe aktarma: marka.csv', 'Import of brands: marka.csv'],
          'orders.status': [
            'Toplu sipariş durumu: Beklemede → Teslim edildi',
            'Bulk order status: Pending → Delivered',
          ],
        },
        'kind',
      ),
      word('state', status, { finished: ['Bitti', 'Finished'], cancelled: ['Durduruldu', 'Stopped'] }),
      number('result', ['Kayıt sayısı', 'Records in all'], 'total'),
      number('result', ['Yapıldı', 'Done'], 'done'),
      number('result', ['Kural engelledi', 'Refused by a rule'], 'refused'),
      number('result', ['Olmadı', 'Failed'], 'failed'),
      text('user_id', ['Başlatan', 'Begun by'], 'user'),
      day('created_at', ['Başlama', 'Begun']),
      hour('created_at', time),
      day('finished_at', ['Bitiş', 'Ended']),
      hour('finished_at', time),
      column('duration', ['Süre (saniye)', 'Duration (seconds)'], ({ created_at, finished_at }) => ({
        number: (Date.parse(finished_at) - Date.parse(created_at)) / 1_000,
      })),
    ],
  },
}
