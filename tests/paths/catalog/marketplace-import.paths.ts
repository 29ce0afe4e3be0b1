import type { ImportableProduct } from '#api/contract/catalog/marketplace-import.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { marketplaceImportMachine } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const product = { barcode: '8690000000012', brand: 'Mavi Deniz', category: 'Tişört', pictures: [] }
const first: ImportableProduct = { ...product, id: '1', title: 'Basic Tişört' }
const second: ImportableProduct = { ...product, id: '2', title: 'Çizgili Tişört' }
const taken = { name: 'Basic Tişört', brand_id: 1, category_id: 2, images: [], missing_images: 0 }

/** One product under a barcode, two under another, none under a third; into a form without a name, and into one that has another. */
export const barcodes = { one: '8690000000012', two: '8690000000029', none: '8690000000036' } as const

export default paths(marketplaceImportMachine)({
  inputs: { all: undefined },
  events: ({ context }) => [
    { type: 'OPEN', barcode: barcodes.one },
    ...Object.values(barcodes).map((barcode) => ({ type: 'TYPE' as const, barcode })),
    { type: 'TYPE', barcode: '' },
    { type: 'SEARCH' },
    ...(context.products ?? [])
      .filter(({ id }) => id !== context.chosen)
      .map(({ id }) => ({ type: 'CHOOSE' as const, id })),
    { type: 'IMPORT', name: '', room: 5 },
    { type: 'IMPORT', name: 'Keten elbise', room: 5 },
    { type: 'RETRY' },
    { type: 'REPLACE_NAME' },
    { type: 'KEEP_NAME' },
    { type: 'CLOSE' },
  ],
  answers: {
    search: ({ context: { barcode } }) => ({
      done: [barcode === barcodes.one ? [first] : barcode === barcodes.two ? [first, second] : []],
      failed: [failure('network')],
    }),
    take: () => ({ done: [taken], failed: [failure('network')] }),
  },
  key: ({ value, context: { barcode, products, chosen, place, filled } }) => {
    const within = JSON.stringify(value)
    return JSON.stringify([
      value,
      within.includes('open') && barcode,
      within.includes('open') && products?.length,
      within.includes('open') && chosen,
      /importing|notImported|namingAnew/.test(within) && place.name,
      filled !== null,
    ])
  },
})
