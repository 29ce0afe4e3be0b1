import type { Route } from '#api/routes/platform/route.ts'

/** The home page of the shop, built of blocks. */
export const pageBuilderRoutes: readonly Route[] = [
  {
    path: '/pagebuilder',
    title: /*i18n*/ { id: 'pagebuilder.title', message: 'Sayfa tasarımcısı' },
    codes: [3200],
    menu: { in: 'content' },
    screen: 'content/pagebuilder/BuilderPage',
  },
]
