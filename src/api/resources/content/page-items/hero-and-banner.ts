import { banners, calling, cardOf } from './fields.ts'
import { pageItem } from './item.ts'

/** One large picture with at most two banners beside it (R168). */
export const heroAndBanner = pageItem({
  type: 'heroandbanner',
  name: /*i18n*/ { id: 'pagebuilder.heroandbanner', message: 'Ana görsel ve bannerlar' },
  fields: { ...calling, banners },
  draw: (data) => ({ look: 'beside', side: 'left', cards: [cardOf(data), ...data.banners.map(cardOf)] }),
})
