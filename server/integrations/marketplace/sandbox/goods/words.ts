/** A text in Turkish and English. */
export type Both = readonly [tr: string, en: string]

/** How the variants of a kind of product differ. */
export type Variety = 'size and colour' | 'shoe size' | 'colour' | 'none' | 'service'

/** What is drawn for a kind of product. */
export type Drawing =
  | 'dress'
  | 'shirt'
  | 'trousers'
  | 'coat'
  | 'shoe'
  | 'textile'
  | 'lamp'
  | 'pot'
  | 'plate'
  | 'cup'
  | 'book'
  | 'pen'
  | 'jar'
  | 'gift'

/** A leaf of the category tree and the products in it. Prices in lira; `tax` is the rate of VAT. */
export interface Shelf {
  readonly leaf: Both
  readonly noun: Both
  readonly variety: Variety
  readonly drawing: Drawing
  readonly from: number
  readonly to: number
  readonly tax: 1 | 10 | 20
  readonly qualities: readonly Both[]
}

export interface Branch {
  readonly name: Both
  readonly shelves: readonly Shelf[]
}

export interface Trunk {
  readonly name: Both
  readonly branches: readonly Branch[]
}

const fabrics: readonly Both[] = [
  ['Keten', 'Linen'],
  ['Pamuklu', 'Cotton'],
  ['Viskon', 'Viscose'],
  ['Şile bezi', 'Şile cloth'],
  ['Müslin', 'Muslin'],
]
const warm: readonly Both[] = [
  ['Yün', 'Wool'],
  ['Kaşmir', 'Cashmere'],
  ['Örme', 'Knitted'],
  ['Kadife', 'Velvet'],
]
const leathers: readonly Both[] = [
  ['Hakiki deri', 'Leather'],
  ['Süet', 'Suede'],
  ['Rugan', 'Patent'],
  ['Nubuk', 'Nubuck'],
]
const metals: readonly Both[] = [
  ['Bakır', 'Copper'],
  ['Çelik', 'Steel'],
  ['Döküm', 'Cast iron'],
  ['Granit', 'Granite'],
  ['Emaye', 'Enamel'],
]
const clays: readonly Both[] = [
  ['Porselen', 'Porcelain'],
  ['Seramik', 'Ceramic'],
  ['Çini', 'Tile-glazed'],
  ['Cam', 'Glass'],
  ['Stoneware', 'Stoneware'],
]
const papers: readonly Both[] = [
  ['Çizgili', 'Lined'],
  ['Kareli', 'Squared'],
  ['Noktalı', 'Dotted'],
  ['Deri kapaklı', 'Leather-bound'],
]
const regions: readonly Both[] = [
  ['Ege', 'Aegean'],
  ['Karadeniz', 'Black Sea'],
  ['Malatya', 'Malatya'],
  ['Gemlik', 'Gemlik'],
  ['Anzer', 'Anzer'],
  ['Datça', 'Datça'],
]
const services: readonly Both[] = [
  ['Hızlı', 'Express'],
  ['Özel', 'Special'],
  ['Standart', 'Standard'],
]

function shelf(
  leaf: Both,
  noun: Both,
  variety: Variety,
  drawing: Drawing,
  from: number,
  to: number,
  tax: 1 | 10 | 20,
  qualities: readonly Both[],
): Shelf {
  return { leaf, noun, variety, drawing, from, to, tax, qualities }
}

export const trunks: readonly Trunk[] = [
  {
    name: ['Giyim', 'Clothing'],
    branches: [
      {
        name: ['Kadın', 'Women'],
        shelves: [
          shelf(['Elbise', 'Dresses'], ['elbise', 'dress'], 'size and colour', 'dress', 699, 2499, 10, fabrics),
          shelf(['Bluz', 'Blouses'], ['bluz', 'blouse'], 'size and colour', 'shirt', 349, 1199, 10, fabrics),
          shelf(['Etek', 'Skirts'], ['etek', 'skirt'], 'size and colour', 'dress', 399, 1299, 10, fabrics),
          shelf(['Kaban', 'Coats'], ['kaban', 'coat'], 'size and colour', 'coat', 1899, 5999, 10, warm),
        ],
      },
      {
        name: ['Erkek', 'Men'],
        shelves: [
          shelf(['Gömlek', 'Shirts'], ['gömlek', 'shirt'], 'size and colour', 'shirt', 449, 1599, 10, fabrics),
          shelf(
            ['Pantolon', 'Trousers'],
            ['pantolon', 'trousers'],
            'size and colour',
            'trousers',
            599,
            1899,
            10,
            fabrics,
          ),
          shelf(['Kazak', 'Jumpers'], ['kazak', 'jumper'], 'size and colour', 'shirt', 699, 2299, 10, warm),
        ],
      },
      {
        name: ['Çocuk', 'Children'],
        shelves: [
          shelf(
            ['Çocuk tişörtü', 'T-shirts'],
            ['çocuk tişörtü', "children's t-shirt"],
            'size and colour',
            'shirt',
            149,
            449,
            10,
            fabrics,
          ),
          shelf(['Tulum', 'Overalls'], ['tulum', 'overall'], 'size and colour', 'trousers', 299, 899, 10, fabrics),
        ],
      },
    ],
  },
  {
    name: ['Ayakkabı', 'Shoes'],
    branches: [
      {
        name: ['Kadın ayakkabı', "Women's shoes"],
        shelves: [
          shelf(
            ['Topuklu ayakkabı', 'Heels'],
            ['topuklu ayakkabı', 'heels'],
            'shoe size',
            'shoe',
            899,
            2999,
            10,
            leathers,
          ),
          shelf(['Sandalet', 'Sandals'], ['sandalet', 'sandals'], 'shoe size', 'shoe', 499, 1699, 10, leathers),
        ],
      },
      {
        name: ['Erkek ayakkabı', "Men's shoes"],
        shelves: [
          shelf(
            ['Klasik ayakkabı', 'Oxfords'],
            ['klasik ayakkabı', 'oxfords'],
            'shoe size',
            'shoe',
            1299,
            3999,
            10,
            leathers,
          ),
          shelf(['Bot', 'Boots'], ['bot', 'boots'], 'shoe size', 'shoe', 1599, 4499, 10, leathers),
        ],
      },
    ],
  },
  {
    name: ['Ev ve yaşam', 'Home'],
    branches: [
      {
        name: ['Ev tekstili', 'Home textiles'],
        shelves: [
          shelf(
            ['Nevresim', 'Bed linen'],
            ['nevresim takımı', 'bed linen set'],
            'colour',
            'textile',
            899,
            3299,
            10,
            fabrics,
          ),
          shelf(['Havlu', 'Towels'], ['havlu', 'towel'], 'colour', 'textile', 129, 599, 10, fabrics),
          shelf(['Kilim', 'Kilims'], ['kilim', 'kilim'], 'none', 'textile', 1499, 8999, 10, warm),
        ],
      },
      {
        name: ['Aydınlatma', 'Lighting'],
        shelves: [
          shelf(['Masa lambası', 'Desk lamps'], ['masa lambası', 'desk lamp'], 'colour', 'lamp', 449, 1899, 20, metals),
          shelf(['Abajur', 'Table lamps'], ['abajur', 'table lamp'], 'none', 'lamp', 599, 2499, 20, clays),
        ],
      },
    ],
  },
  {
    name: ['Mutfak', 'Kitchen'],
    branches: [
      {
        name: ['Pişirme', 'Cooking'],
        shelves: [
          shelf(['Tencere', 'Pots'], ['tencere', 'pot'], 'none', 'pot', 799, 3499, 20, metals),
          shelf(['Tava', 'Pans'], ['tava', 'pan'], 'none', 'pot', 399, 1799, 20, metals),
          shelf(['Çaydanlık', 'Tea kettles'], ['çaydanlık', 'tea kettle'], 'none', 'pot', 599, 2299, 20, metals),
        ],
      },
      {
        name: ['Sofra', 'Tableware'],
        shelves: [
          shelf(['Tabak', 'Plates'], ['tabak takımı', 'plate set'], 'none', 'plate', 299, 1899, 20, clays),
          shelf(['Bardak', 'Glasses'], ['su bardağı seti', 'glass set'], 'none', 'cup', 199, 999, 20, clays),
          shelf(['Fincan', 'Coffee cups'], ['fincan takımı', 'coffee cup set'], 'colour', 'cup', 249, 1499, 20, clays),
        ],
      },
    ],
  },
  {
    name: ['Kırtasiye', 'Stationery'],
    branches: [
      {
        name: ['Defter ve ajanda', 'Notebooks and diaries'],
        shelves: [
          shelf(['Defter', 'Notebooks'], ['defter', 'notebook'], 'colour', 'book', 79, 349, 20, papers),
          shelf(['Ajanda', 'Diaries'], ['2027 ajandası', '2027 diary'], 'colour', 'book', 149, 599, 20, papers),
        ],
      },
      {
        name: ['Yazı gereçleri', 'Writing'],
        shelves: [
          shelf(['Kalem', 'Pens'], ['tükenmez kalem', 'ballpoint pen'], 'colour', 'pen', 29, 249, 20, metals),
          shelf(
            ['Dolma kalem', 'Fountain pens'],
            ['dolma kalem', 'fountain pen'],
            'none',
            'pen',
            399,
            2999,
            20,
            metals,
          ),
        ],
      },
    ],
  },
  {
    name: ['Gıda', 'Food'],
    branches: [
      {
        name: ['Kahvaltılık', 'Breakfast'],
        shelves: [
          shelf(['Bal', 'Honey'], ['balı 850 g', 'honey 850 g'], 'none', 'jar', 299, 1499, 1, regions),
          shelf(['Zeytin', 'Olives'], ['zeytini 1 kg', 'olives 1 kg'], 'none', 'jar', 149, 499, 1, regions),
          shelf(['Reçel', 'Jams'], ['kayısı reçeli 380 g', 'apricot jam 380 g'], 'none', 'jar', 89, 299, 1, regions),
        ],
      },
      {
        name: ['İçecek', 'Drinks'],
        shelves: [
          shelf(['Çay', 'Tea'], ['çayı 1 kg', 'tea 1 kg'], 'none', 'jar', 149, 449, 1, regions),
          shelf(
            ['Türk kahvesi', 'Turkish coffee'],
            ['Türk kahvesi 250 g', 'Turkish coffee 250 g'],
            'none',
            'jar',
            129,
            399,
            1,
            regions,
          ),
        ],
      },
    ],
  },
  {
    name: ['Hizmet', 'Services'],
    branches: [
      {
        name: ['Mağaza hizmetleri', 'In-store services'],
        shelves: [
          shelf(
            ['Hediye paketi', 'Gift wrapping'],
            ['hediye paketi', 'gift wrapping'],
            'service',
            'gift',
            25,
            120,
            20,
            services,
          ),
          shelf(['Terzi', 'Tailoring'], ['terzi hizmeti', 'tailoring'], 'service', 'gift', 100, 400, 20, services),
        ],
      },
    ],
  },
]

export const brandNames = [
  'Anadolu Dokuma',
  'Boğaziçi Atölye',
  'Çınaraltı',
  'Defne Ev',
  'Ege Tezgâh',
  'Gelincik',
  'Hisar Bakır',
  'Iğdır Yün',
  'İzmirli',
  'Kapadokya Seramik',
  'Şirince',
  'Ulus Deri',
] as const

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

export const firstNames = [
  'Ayşe',
  'Mehmet',
  'Zeynep',
  'Mustafa',
  'Elif',
  'Ahmet',
  'Fatma',
  'Emre',
  'Merve',
  'Burak',
  'Özlem',
  'Serkan',
  'İrem',
  'Çağla',
  'Oğuz',
  'Şule',
  'Hakan',
  'Gülşen',
  'Tuncay',
  'Nazlı',
  'Barış',
  'Derya',
  'Kerem',
  'Melike',
] as const
export const lastNames = [
  'Yılmaz',
  'Kaya',
  'Demir',
  'Çelik',
  'Şahin',
  'Yıldız',
  'Aydın',
  'Öztürk',
  'Arslan',
  'Doğan',
  'Kılıç',
  'Aslan',
  'Çetin',
  'Kara',
  'Koç',
  'Kurt',
  'Özdemir',
  'Işık',
  'Güneş',
  'Ünal',
] as const
export const districts = [
  ['Ankara', 'Çankaya'],
  ['Ankara', 'Keçiören'],
  ['Ankara', 'Yenimahalle'],
  ['İstanbul', 'Kadıköy'],
  ['İstanbul', 'Şişli'],
  ['İzmir', 'Karşıyaka'],
  ['Bursa', 'Nilüfer'],
  ['Antalya', 'Muratpaşa'],
  ['Eskişehir', 'Tepebaşı'],
  ['Konya', 'Selçuklu'],
] as const

/** The region of each of these provinces. */
export const regionOf: Readonly<Record<(typeof districts)[number][0], string>> = {
  Ankara: 'İç Anadolu',
  İstanbul: 'Marmara',
  İzmir: 'Ege',
  Bursa: 'Marmara',
  Antalya: 'Akdeniz',
  Eskişehir: 'İç Anadolu',
  Konya: 'İç Anadolu',
}

export const neighborhoods = ['Cumhuriyet Mah.', 'Yeni Mah.', 'Bahçelievler Mah.', 'Fatih Mah.', 'Gazi Mah.'] as const
