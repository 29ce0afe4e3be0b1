import { rows } from '#api/resources/platform/fields.ts'
import { background, cardOf, coloured, foreground, title, url } from './fields.ts'
import { pageItem } from './item.ts'

/** Short messages that run across the page. */
export const scrollingBoard = pageItem({
  type: 'kayanpano',
  name: /*i18n*/ { id: 'pagebuilder.kayanpano', message: 'Kayan pano' },
  fields: {
    messages: rows({
      label: /*i18n*/ { id: 'pagebuilder.field_messages', message: 'Duyurular' },
      columns: { title, url },
    }),
    background,
    colour: foreground,
  },
  draw: (data) => ({ ...coloured(data), look: 'ticker', cards: data.messages.map(cardOf) }),
})
