import { banners, cardOf, columns, title, titled } from './fields.ts'
import { pageItem } from './item.ts'

/** Banners side by side. */
export const bannerBlockGrid = pageItem({
  type: 'bannerblockgrid',
  name: /*i18n*/ { id: 'pagebuilder.bannerblockgrid', message: 'Banner ızgarası' },
  fields: { title, columns, banners },
  draw: (data) => ({ ...titled(data), look: 'grid', columns: Number(data.columns), cards: data.banners.map(cardOf) }),
})
