import { choice } from '#api/resources/platform/fields.ts'
import { background, calling, cardOf, coloured, foreground } from './fields.ts'
import { pageItem } from './item.ts'

/** A picture beside words. */
export const imageText = pageItem({
  type: 'imagetext',
  name: /*i18n*/ { id: 'pagebuilder.imagetext', message: 'Görsel ve metin' },
  fields: {
    ...calling,
    side: choice({
      label: /*i18n*/ { id: 'pagebuilder.field_side', message: 'Görselin yeri' },
      required: true,
      initial: 'left',
      choices: [
        { value: 'left', says: /*i18n*/ { id: 'pagebuilder.side_left', message: 'Solda' } },
        { value: 'right', says: /*i18n*/ { id: 'pagebuilder.side_right', message: 'Sağda' } },
      ],
    }),
    background,
    colour: foreground,
  },
  draw: (data) => ({
    ...coloured(data),
    look: 'beside',
    side: data.side === 'right' ? 'right' : 'left',
    cards: [cardOf(data)],
  }),
})
