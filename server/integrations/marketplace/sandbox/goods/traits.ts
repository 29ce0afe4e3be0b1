import type { Both } from './goods.types.ts'

export const collections: readonly Both[] = [
  ['Lale', 'Tulip'],
  ['Gelincik', 'Poppy'],
  ['Boğaz', 'Bosphorus'],
  ['Kapadokya', 'Cappadocia'],
  ['Erguvan', 'Redbud'],
  ['Nergis', 'Daffodil'],
  ['Ulus', 'Ulus'],
  ['Kale', 'Castle'],
  ['Papatya', 'Daisy'],
  ['Çınar', 'Plane tree'],
]

export const tagNames: readonly Both[] = [
  ['Yeni sezon', 'New season'],
  ['Çok satan', 'Best seller'],
  ['El yapımı', 'Handmade'],
  ['Yerli üretim', 'Made in Türkiye'],
  ['Hediyelik', 'Gifts'],
  ['Organik', 'Organic'],
  ['Kışlık', 'Winter'],
  ['Yazlık', 'Summer'],
  ['Outlet', 'Outlet'],
  ['Sınırlı sayıda', 'Limited'],
]

export const supplierNames = [
  'Bursa Tekstil A.Ş.',
  'Denizli Havlu Ltd.',
  'Gaziantep Bakırcılar Kooperatifi',
  'Kütahya Porselen Toptan',
  'Rize Çay Üreticileri',
  'Ostim Kırtasiye Dağıtım',
] as const

export const colours: readonly { readonly name: Both; readonly hex: string }[] = [
  { name: ['Siyah', 'Black'], hex: '#24292f' },
  { name: ['Beyaz', 'White'], hex: '#f4f1ea' },
  { name: ['Kırmızı', 'Red'], hex: '#b3362d' },
  { name: ['Lacivert', 'Navy'], hex: '#26385f' },
  { name: ['Yeşil', 'Green'], hex: '#3f6b4a' },
  { name: ['Hardal', 'Mustard'], hex: '#c8963e' },
  { name: ['Gri', 'Grey'], hex: '#8b9099' },
  { name: ['Turkuaz', 'Turquoise'], hex: '#2f8f92' },
]

export const sizes = ['XS', 'S', 'M', 'L', 'XL'] as const
export const shoeSizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44'] as const

export const attributeNames: readonly {
  readonly name: Both
  readonly trunk: string
  readonly values: readonly Both[]
}[] = [
  {
    name: ['Kumaş', 'Fabric'],
    trunk: 'Giyim',
    values: [
      ['Pamuk', 'Cotton'],
      ['Keten', 'Linen'],
      ['Yün', 'Wool'],
      ['Viskon', 'Viscose'],
    ],
  },
  {
    name: ['Kalıp', 'Fit'],
    trunk: 'Giyim',
    values: [
      ['Dar', 'Slim'],
      ['Normal', 'Regular'],
      ['Bol', 'Loose'],
    ],
  },
  {
    name: ['Taban', 'Sole'],
    trunk: 'Ayakkabı',
    values: [
      ['Kauçuk', 'Rubber'],
      ['Kösele', 'Leather'],
    ],
  },
  {
    name: ['Yıkama', 'Washing'],
    trunk: 'Ev ve yaşam',
    values: [
      ['30 derece', '30 degrees'],
      ['60 derece', '60 degrees'],
      ['Kuru temizleme', 'Dry cleaning'],
    ],
  },
  {
    name: ['Bulaşık makinesi', 'Dishwasher'],
    trunk: 'Mutfak',
    values: [
      ['Uygun', 'Safe'],
      ['Uygun değil', 'Not safe'],
    ],
  },
  { name: ['Menşei', 'Origin'], trunk: 'Gıda', values: [] },
]
