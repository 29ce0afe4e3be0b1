import { brandNames, trunks } from '#server/integrations/marketplace/sandbox/goods/words.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** The marketplace's brands: those of the demo shop, written as others write them, and some that it does not have. */
export const brands: readonly Named[] = [...brandNames, 'Mawi', 'Pınarbaşı', 'Kuzey Yıldızı', 'Yörük'].map(
  (name, at) => ({ id: 1_000 + at, name }),
)

/** Its categories are leaves only, each with what it lies under: products are listed in nothing else. */
export const categories: readonly (Named & { readonly path: readonly string[] })[] = [
  ...trunks.flatMap(({ name: [trunk], branches }) =>
    branches.flatMap(({ name: [branch], shelves }) =>
      shelves.map(({ leaf: [name] }) => ({ name, path: [trunk, branch] })),
    ),
  ),
  { name: 'Tişört', path: ['Giyim', 'Üst giyim'] },
  { name: 'Mont', path: ['Giyim', 'Dış giyim'] },
  { name: 'Valiz', path: ['Çanta'] },
  { name: 'Kamp sandalyesi', path: ['Outdoor', 'Kamp'] },
].map((one, at) => ({ id: 400 + at, ...one }))

const colour = {
  attribute: { id: 47, name: 'Renk' },
  required: true,
  allowCustom: false,
  attributeValues: ['Siyah', 'Beyaz', 'Kırmızı', 'Lacivert', 'Yeşil', 'Hardal', 'Gri', 'Turkuaz'].map((name, at) => ({
    id: 6_980 + at,
    name,
  })),
}
const origin = {
  attribute: { id: 1_192, name: 'Menşei' },
  required: false,
  allowCustom: false,
  attributeValues: ['TR', 'DE', 'IT'].map((name, at) => ({ id: 10_617 + at, name })),
}

/** What products of a category are described by; food has no colour. */
export function attributesOf({ name }: Named) {
  const food = trunks.find((trunk) => trunk.name[0] === 'Gıda')
  const edible = food?.branches.some(({ shelves }) => shelves.some(({ leaf }) => leaf[0] === name))
  return edible ? [origin] : [colour, origin]
}
