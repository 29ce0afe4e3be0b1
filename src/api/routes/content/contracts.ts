import type { Route } from '#api/routes/platform/route.ts'

/** What sales at a distance are agreed on. */
export const contractRoutes: readonly Route[] = [
  {
    path: '/contracts',
    title: /*i18n*/ { id: 'contracts.title', message: 'Sözleşmeler' },
    codes: [200],
    menu: { in: 'content' },
    screen: 'content/contracts/ContractList',
  },
  {
    path: '/contracts/edit/:id/:type',
    title: /*i18n*/ { id: 'contracts.one', message: 'Sözleşme' },
    codes: [200],
    parent: '/contracts',
    screen: 'content/contracts/ContractPage',
  },
]
