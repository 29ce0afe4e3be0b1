import { reference, rows, text } from '#api/resources/platform/fields.ts'

/** What a brand or a category is called at marketplaces. Its name is looked up there, and the number that was chosen is what a push sends. */
export function marketplaceLinks(of: 'brands' | 'categories') {
  return rows({
    label: /*i18n*/ { id: 'brands.marketplace_links', message: 'Pazaryeri eşleşmeleri' },
    columns: {
      marketplace_id: reference({
        label: /*i18n*/ { id: 'marketplaces.one', message: 'Pazaryeri' },
        to: 'marketplaces',
        required: true,
      }),
      name: text({
        label: /*i18n*/ { id: 'brands.marketplace_name', message: 'Pazaryerindeki adı' },
        required: true,
        lookup: { of, at: 'marketplace_id', id: 'external_id' },
      }),
      external_id: text({
        label: /*i18n*/ { id: 'brands.marketplace_number', message: 'Pazaryerindeki numarası' },
        max: 20,
        keys: 'numeric',
        optional: true,
      }),
    },
  })
}

/** A link as it is stored. */
export interface MarketplaceLink {
  readonly marketplace_id: number
  readonly name: string
  /** `''` while nobody has chosen it from the marketplace's own list. */
  readonly external_id?: string
}
