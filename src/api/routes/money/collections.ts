import { collections } from '#api/listings/money/collections.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** Collecting money of a customer who owes. */
export const collectionRoutes: readonly Route[] = [
  {
    path: '/accounting-customers/collect',
    title: /*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' },
    codes: collections.codes.add,
    menu: { in: 'accounting', bordered: true },
    parent: '/accounting-customers',
    screen: 'money/collections/CollectPage',
  },
  {
    path: '/accounting-customers/collect/:userId',
    title: /*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' },
    codes: collections.codes.add,
    parent: '/accounting-customers',
    screen: 'money/collections/CollectPage',
  },
]
