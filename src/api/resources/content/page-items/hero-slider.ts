import { rows } from '#api/resources/platform/fields.ts'
import { calling, cardOf } from './fields.ts'
import { pageItem } from './item.ts'

/** Large pictures that follow each other, each with its words and its button. */
export const heroSlider = pageItem({
  type: 'heroslider',
  name: /*i18n*/ { id: 'pagebuilder.heroslider', message: 'Ana slayt' },
  fields: {
    slides: rows({ label: /*i18n*/ { id: 'pagebuilder.field_slides', message: 'Slaytlar' }, columns: calling }),
  },
  draw: ({ slides }) => ({ look: 'hero', cards: slides.map(cardOf) }),
})
