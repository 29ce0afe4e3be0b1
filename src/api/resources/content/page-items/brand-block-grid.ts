import { columns, count, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** The shop's brands as tiles. */
export const brandBlockGrid = pageItem({
  type: 'brandblockgrid',
  name: /*i18n*/ { id: 'pagebuilder.brandblockgrid', message: 'Marka ızgarası' },
  fields: { title, columns, count: count(6) },
  draw: (data) => ({
    ...titled(data),
    look: 'grid',
    columns: Number(data.columns),
    stock: { of: 'brands', count: Number(data.count) },
  }),
})
