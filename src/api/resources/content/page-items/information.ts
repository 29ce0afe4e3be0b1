import { rows } from '#api/resources/platform/fields.ts'
import { cardOf, title, titled, words } from './fields.ts'
import { pageItem } from './item.ts'

/** Short facts of the shop: delivery, returns, payment. */
export const information = pageItem({
  type: 'information',
  name: /*i18n*/ { id: 'pagebuilder.information', message: 'Bilgi kutuları' },
  fields: {
    title,
    items: rows({
      label: /*i18n*/ { id: 'pagebuilder.field_items', message: 'Kutular' },
      columns: { title, text: words },
    }),
  },
  draw: (data) => ({ ...titled(data), look: 'facts', cards: data.items.map(cardOf) }),
})
