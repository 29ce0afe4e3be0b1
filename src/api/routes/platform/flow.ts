import type { Route } from './route.ts'

/** Where records go, and why one does not go further. Everybody comes in; of records each sees those that they may look at. */
export const flowRoutes: readonly Route[] = [
  {
    path: '/statecharts/flow',
    title: /*i18n*/ { id: 'flow.title', message: 'Süreç haritası' },
    codes: [],
    parent: '/statecharts',
    menu: { in: 'orders' },
    screen: 'platform/flow/FlowPage',
  },
  {
    path: '/statecharts/why',
    title: /*i18n*/ { id: 'why.title', message: 'Neden ilerlemiyor?' },
    codes: [],
    parent: '/statecharts',
    screen: 'platform/flow/WhyPage',
  },
]
