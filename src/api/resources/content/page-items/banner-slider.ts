import { banners, cardOf, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** Banners in a row that is pushed along. */
export const bannerSlider = pageItem({
  type: 'bannerslider',
  name: /*i18n*/ { id: 'pagebuilder.bannerslider', message: 'Banner slaytı' },
  fields: { title, banners },
  draw: (data) => ({ ...titled(data), look: 'slider', cards: data.banners.map(cardOf) }),
})
