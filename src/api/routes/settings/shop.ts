import type { Route } from '#api/routes/platform/route.ts'

/** The settings of the shop. */
export const shopRoutes: readonly Route[] = [
  {
    path: '/accounts',
    title: /*i18n*/ { id: 'settings.title', message: 'Ayarlar' },
    codes: [200],
    menu: { in: 'shop' },
    screen: 'settings/accounts/SettingsPage',
  },
]
