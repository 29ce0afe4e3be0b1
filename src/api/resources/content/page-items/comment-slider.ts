import { count, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** What customers say of products. */
export const commentSlider = pageItem({
  type: 'commentslider',
  name: /*i18n*/ { id: 'pagebuilder.commentslider', message: 'Yorum slaytı' },
  fields: { title, count: count(6) },
  draw: (data) => ({ ...titled(data), look: 'slider', stock: { of: 'comments', count: Number(data.count) } }),
})
