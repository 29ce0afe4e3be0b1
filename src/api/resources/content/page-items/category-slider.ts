import { count, slug, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** Categories of the shop, or those below one. */
export const categorySlider = pageItem({
  type: 'categoryslider',
  name: /*i18n*/ { id: 'pagebuilder.categoryslider', message: 'Kategori slaytı' },
  fields: { title, slug, count: count(8) },
  draw: (data) => ({ ...titled(data), look: 'slider', stock: { of: 'categories', count: Number(data.count) } }),
})
