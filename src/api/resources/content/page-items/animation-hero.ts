import { choice } from '#api/resources/platform/fields.ts'
import { background, calling, cardOf, coloured, foreground } from './fields.ts'
import { pageItem } from './item.ts'

/** A large picture that comes in moving. Whoever wants no motion sees it at rest. */
export const animationHero = pageItem({
  type: 'animationhero',
  name: /*i18n*/ { id: 'pagebuilder.animationhero', message: 'Hareketli ana görsel' },
  fields: {
    ...calling,
    motion: choice({
      label: /*i18n*/ { id: 'pagebuilder.field_motion', message: 'Hareket' },
      required: true,
      initial: 'fade',
      choices: [
        { value: 'fade', says: /*i18n*/ { id: 'pagebuilder.motion_fade', message: 'Belirerek' } },
        { value: 'slide', says: /*i18n*/ { id: 'pagebuilder.motion_slide', message: 'Kayarak' } },
        { value: 'zoom', says: /*i18n*/ { id: 'pagebuilder.motion_zoom', message: 'Yaklaşarak' } },
      ],
    }),
    background,
    colour: foreground,
  },
  draw: (data) => ({ ...coloured(data), look: 'hero', motion: data.motion, cards: [cardOf(data)] }),
})
