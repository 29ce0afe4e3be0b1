import type { Both, Drawing, Shelf, Trunk, Variety } from './goods.types.ts'

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
