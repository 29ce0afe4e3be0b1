import { paths } from './public-routes.ts'
import type { Route } from './route.ts'

/** What everybody who is signed in comes by. */
export const frameRoutes: readonly Route[] = [
  {
    path: paths.home,
    title: /*i18n*/ { id: 'home.title', message: 'Ana sayfa' },
    codes: [200],
    menu: { in: '' },
    screen: 'sales/home/HomePage',
  },
  {
    path: paths.noAccess,
    title: /*i18n*/ { id: 'noaccess.title', message: 'Erişim yok' },
    codes: [],
    screen: 'platform/session/NoAccess',
  },
  {
    path: paths.account,
    title: /*i18n*/ { id: 'account.title', message: 'Hesabım' },
    codes: [],
    screen: 'platform/account/AccountPage',
  },
  {
    path: '/changelogs',
    title: /*i18n*/ { id: 'changelogs.title', message: 'Yenilikler' },
    codes: [],
    screen: 'platform/changelogs/ChangelogsPage',
  },
  {
    path: '/changelog-detail/:id',
    title: /*i18n*/ { id: 'changelogs.one', message: 'Sürüm' },
    codes: [],
    parent: '/changelogs',
    screen: 'platform/changelogs/ChangelogPage',
  },
  {
    path: '/statecharts',
    title: /*i18n*/ { id: 'statecharts.title', message: 'Durum şemaları' },
    codes: [],
    menu: { in: '' },
    screen: 'platform/statecharts/StatechartBook',
  },
  {
    path: '/statecharts/rules/:rule',
    title: /*i18n*/ { id: 'book.rule', message: 'Kural' },
    codes: [],
    parent: '/statecharts',
    screen: 'platform/statecharts/RulePage',
  },
]
