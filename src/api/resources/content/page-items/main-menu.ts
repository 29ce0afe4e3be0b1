import { background, coloured, foreground, slug, title } from './fields.ts'
import { pageItem } from './item.ts'

/** The menu of the shop across the page. */
export const mainMenu = pageItem({
  type: 'mainmenu',
  name: /*i18n*/ { id: 'pagebuilder.mainmenu', message: 'Ana menü' },
  fields: { title, slug, background, colour: foreground },
  draw: (data) => ({
    ...coloured(data),
    look: 'ticker',
    ...(data.title ? { title: data.title } : {}),
    stock: { of: 'menu', count: 6 },
  }),
})
