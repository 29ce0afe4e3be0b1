import { onlyFilter, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { products } from './products.ts'

const { category_id, brand_id, tag_id, supplier_id } = products.fields

/** The grid of prices, as lists are declared: who may see it prices everything in it. Its columns are the shop's price lists. */
export const productPrices = resource({
  name: 'product-prices',
  title: /*i18n*/ { id: 'prices.title', message: 'Çoklu fiyat düzenleme' },
  one: /*i18n*/ { id: 'prices.variant', message: 'Varyant' },
  codes: family(603, { view: 603, add: 603, edit: 603, delete: 603 }),
  acts: ['list'],
  naming: 'variant',
  repeats: true,
  fields: {
    variant: text({ label: /*i18n*/ { id: 'prices.variant', message: 'Varyant' }, listed: true, searched: true }),
    category_id: onlyFilter(category_id),
    brand_id: onlyFilter(brand_id),
    tag_id: onlyFilter(tag_id),
    supplier_id: onlyFilter(supplier_id),
  },
})
