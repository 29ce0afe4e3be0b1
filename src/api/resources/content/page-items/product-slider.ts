import { choice } from '#api/resources/platform/fields.ts'
import { count, slug, title, titled, url } from './fields.ts'
import { pageItem } from './item.ts'

/** Products of the shop: the newest, the best sold, or those of a category. */
export const productSlider = pageItem({
  type: 'productslider',
  name: /*i18n*/ { id: 'pagebuilder.productslider', message: 'Ürün slaytı' },
  fields: {
    title,
    source: choice({
      label: /*i18n*/ { id: 'pagebuilder.field_source', message: 'Ürünler' },
      required: true,
      initial: 'newest',
      choices: [
        { value: 'newest', says: /*i18n*/ { id: 'pagebuilder.source_newest', message: 'En yeniler' } },
        { value: 'best_sold', says: /*i18n*/ { id: 'pagebuilder.source_best_sold', message: 'Çok satanlar' } },
        { value: 'discounted', says: /*i18n*/ { id: 'pagebuilder.source_discounted', message: 'İndirimdekiler' } },
        { value: 'category', says: /*i18n*/ { id: 'pagebuilder.source_category', message: 'Bir kategoridekiler' } },
      ],
    }),
    slug,
    count: count(8),
    url,
  },
  draw: (data) => ({ ...titled(data), look: 'slider', stock: { of: 'products', count: Number(data.count) } }),
})
