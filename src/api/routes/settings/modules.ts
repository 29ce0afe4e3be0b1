import type { Route } from '#api/routes/platform/route.ts'

/** What the shop is connected to others by. */
export const moduleRoutes: readonly Route[] = [
  {
    path: '/modules',
    title: /*i18n*/ { id: 'modules.title', message: 'Tüm modüller' },
    codes: [2600],
    menu: { in: 'modules' },
    screen: 'settings/modules/ModulesPage',
  },
  {
    path: '/shop-marketplaces',
    title: /*i18n*/ { id: 'shop_marketplaces.title', message: 'Pazaryeri bağlantıları' },
    codes: [2600],
    menu: { in: 'modules' },
    screen: 'settings/marketplaces/MarketplaceList',
  },
  {
    path: '/shop-marketplaces/edit/:id',
    title: /*i18n*/ { id: 'shop_marketplaces.one', message: 'Pazaryeri bağlantısı' },
    codes: [2601],
    parent: '/shop-marketplaces',
    screen: 'settings/marketplaces/MarketplacePage',
  },
]
