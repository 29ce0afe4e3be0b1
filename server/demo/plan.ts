import type { Both, Drawing, Shelf } from '#server/integrations/marketplace/sandbox/goods/goods.types.ts'
import {
  collections,
  colours,
  shoeSizes,
  sizes,
  tagNames,
} from '#server/integrations/marketplace/sandbox/goods/traits.ts'
import { brandNames, trunks } from '#server/integrations/marketplace/sandbox/goods/words.ts'
import { type Random, randomFrom } from './random.ts'

/** A variant before it is stored: its option values by name, and what it costs in kuruş. */
export interface VariantPlan {
  readonly options: readonly { readonly option: 'Renk' | 'Beden' | 'Numara'; readonly value: string }[]
  readonly colour: string
  readonly stock_code: string
  readonly barcode: string
  readonly price: number
  readonly strikethrough: number | null
  readonly shelf: string
  readonly status: 0 | 1
  /** The stock it begins with; orders take from it. */
  readonly received: number
}

export interface ProductPlan {
  readonly type: 1 | 2 | 3
  /** Trunk, branch and leaf by their Turkish names. */
  readonly path: readonly [string, string, string]
  readonly names: Both
  readonly describes: Both
  readonly drawing: Drawing
  readonly tax: number
  readonly unit: string
  /** Places in the lists of names. */
  readonly brand: number | null
  readonly supplier: number
  readonly tags: readonly number[]
  readonly options: readonly string[]
  readonly status: 0 | 1
  readonly variants: readonly VariantPlan[]
}

interface Place {
  readonly path: readonly [string, string, string]
  readonly shelf: Shelf
}

const places: readonly Place[] = trunks.flatMap((trunk) =>
  trunk.branches.flatMap((branch) =>
    branch.shelves.map((shelf) => ({ path: [trunk.name[0], branch.name[0], shelf.leaf[0]] as const, shelf })),
  ),
)

/** So many products, spread over all shelves, always the same for the same number. */
export function planProducts(count: number): ProductPlan[] {
  const random = randomFrom(20_261_121)
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length]
    if (!place) throw new RangeError('There are no shelves')
    return planProduct(index, place, random)
  })
}

function planProduct(index: number, { path, shelf }: Place, random: Random): ProductPlan {
  const round = Math.floor(index / places.length)
  const names = namesOf(shelf, path[0], round, index, random)
  const base = random.whole(shelf.from, shelf.to) * 100 - 10
  const variants = planVariants(index, shelf, base, random)
  return {
    type: shelf.variety === 'service' ? 3 : shelf.variety === 'none' ? 1 : 2,
    path,
    names,
    describes: describe(names, path, random),
    drawing: shelf.drawing,
    tax: shelf.tax,
    unit: unitOf(shelf),
    brand: shelf.variety === 'service' || random.chance(0.06) ? null : random.whole(0, brandNames.length - 1),
    supplier: random.whole(0, 5),
    tags: tagNames.map((_, tag) => tag).filter(() => random.chance(0.18)),
    options:
      shelf.variety === 'size and colour'
        ? ['Renk', 'Beden']
        : shelf.variety === 'shoe size'
          ? ['Numara']
          : shelf.variety === 'colour'
            ? ['Renk']
            : [],
    status: random.chance(0.05) ? 0 : 1,
    variants,
  }
}

/** The first rounds name a product after its collection; from then on a number tells them apart. */
function namesOf(shelf: Shelf, trunk: string, round: number, index: number, random: Random): Both {
  const [qualityTr, qualityEn] = shelf.qualities[round % shelf.qualities.length] ?? random.pick(shelf.qualities)
  const [collectionTr, collectionEn] = collections[(round + index) % collections.length] ?? random.pick(collections)
  const number = round >= 40 ? ` ${round}` : ''
  if (trunk === 'Gıda')
    return [
      `${qualityTr} ${shelf.noun[0]}${round > 0 ? `, ${collectionTr}` : ''}${number}`,
      `${qualityEn} ${shelf.noun[1]}${round > 0 ? `, ${collectionEn}` : ''}${number}`,
    ]
  if (trunk === 'Hizmet') return [`${qualityTr} ${shelf.noun[0]}${number}`, `${qualityEn} ${shelf.noun[1]}${number}`]
  return [
    `${collectionTr} ${qualityTr.toLocaleLowerCase('tr')} ${shelf.noun[0]}${number}`,
    `${collectionEn} ${qualityEn.toLowerCase()} ${shelf.noun[1]}${number}`,
  ]
}

function describe(names: Both, path: ProductPlan['path'], random: Random): Both {
  const care = random.pick<Both>([
    ['Ankara atölyemizde özenle hazırlanır.', 'Prepared with care in our Ankara workshop.'],
    ['Günlük kullanım için dayanıklıdır.', 'Made to last through daily use.'],
    ['Sade çizgisi her yere yakışır.', 'Its plain lines suit any place.'],
  ])
  return [
    `<p><strong>${names[0]}</strong>, ${path[2]} reyonumuzdan.</p><p>${care[0]}</p>`,
    `<p><strong>${names[1]}</strong> from our shop.</p><p>${care[1]}</p>`,
  ]
}

function planVariants(index: number, shelf: Shelf, base: number, random: Random): VariantPlan[] {
  const start = random.whole(0, colours.length - 1)
  const hues = Array.from(
    { length: random.whole(2, 3) },
    (_, at) => colours[(start + at * 3) % colours.length],
  ).flatMap((hue) => (hue ? [hue] : []))
  const [first = { name: ['Siyah', 'Black'] as Both, hex: '#24292f' }] = hues
  const at = random.whole(0, 2)
  const choices =
    shelf.variety === 'size and colour'
      ? hues.slice(0, 2).flatMap((hue) =>
          sizes.slice(at, at + 3).map((size) => ({
            hue,
            options: [
              { option: 'Renk' as const, value: hue.name[0] },
              { option: 'Beden' as const, value: size },
            ],
          })),
        )
      : shelf.variety === 'shoe size'
        ? shoeSizes
            .slice(at * 2, at * 2 + 5)
            .map((size) => ({ hue: first, options: [{ option: 'Numara' as const, value: size }] }))
        : shelf.variety === 'colour'
          ? hues.map((hue) => ({ hue, options: [{ option: 'Renk' as const, value: hue.name[0] }] }))
          : [{ hue: first, options: [] }]
  const reduced = random.chance(0.25)
  const soldOut = random.chance(0.08)
  return choices.map(({ hue, options }, place) => {
    const number = index * 20 + place + 1
    return {
      options,
      colour: hue.hex,
      stock_code: `KP-${String(index + 1).padStart(5, '0')}-${String(place + 1).padStart(2, '0')}`,
      barcode: shelf.variety === 'service' ? '' : ean13(`869${String(number).padStart(9, '0')}`),
      price: base,
      strikethrough: reduced ? Math.round((base * 1.25) / 1000) * 1000 - 10 : null,
      shelf:
        shelf.variety === 'service'
          ? ''
          : `${String.fromCharCode(65 + (index % 6))}-${String((index % 24) + 1).padStart(2, '0')}`,
      status: random.chance(0.03) ? 0 : 1,
      received: shelf.variety === 'service' || soldOut ? 0 : random.whole(4, 60),
    }
  })
}

function unitOf(shelf: Shelf): string {
  if (shelf.drawing === 'shoe') return 'Çift'
  if (shelf.noun[0].includes('takımı') || shelf.noun[0].includes('seti')) return 'Takım'
  return shelf.drawing === 'jar' ? 'Paket' : 'Adet'
}

/** The EAN-13 code of twelve digits: the thirteenth is their check digit. */
export function ean13(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
