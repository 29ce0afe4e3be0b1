import { count, title, titled, url, words } from './fields.ts'
import { pageItem } from './item.ts'

/** The newest posts. */
export const blogSection = pageItem({
  type: 'blogsection',
  name: /*i18n*/ { id: 'pagebuilder.blogsection', message: 'Blog bölümü' },
  fields: { title, text: words, count: count(3), url },
  draw: (data) => ({ ...titled(data), look: 'grid', columns: 3, stock: { of: 'posts', count: Number(data.count) } }),
})
