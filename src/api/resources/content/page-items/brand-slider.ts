import { count, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** The shop's brands in a row. */
export const brandSlider = pageItem({
  type: 'brandslider',
  name: /*i18n*/ { id: 'pagebuilder.brandslider', message: 'Marka slaytı' },
  fields: { title, count: count(10) },
  draw: (data) => ({ ...titled(data), look: 'slider', stock: { of: 'brands', count: Number(data.count) } }),
})
