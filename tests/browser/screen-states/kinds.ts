import { conflict, leaving, refused, rules } from './platform/form.ts'
import { palette, shortcuts } from './platform/frame.ts'
import { columns, deleting, empty, failedTrash, filtering, notDeleted, selected, trash } from './platform/list.ts'
import { days } from './sales/orders.ts'
import { notSent, refusedStep } from './sales/refunds.ts'
import type { ScreenState } from './screen-state.ts'

/** What screens share: a component, and the states in which it looks alike on each of them. */
interface Kind {
  /** The file of the component: every screen of the kind imports it, or imports what does. */
  readonly by: string
  /** The path in the table of routes where its states are looked at for all of them. */
  readonly at: string
  readonly states: readonly SharedState[]
}

/** How a state comes about, on another path where the first has none. */
export interface SharedState extends ScreenState {
  readonly at?: string
  /** It comes about in this way on every screen of the kind: by night it is looked at on each. */
  readonly anywhere?: true
}

export const loading: SharedState = { name: 'loading', answer: 'held', anywhere: true }
export const failed: SharedState = { name: 'failed', answer: 'broken', anywhere: true }

/** Each state of a component is looked at once for all screens that show it. A screen of these kinds owes only what it has of its own. */
export const kinds = {
  rows: {
    by: 'platform/records/RecordTable',
    at: '/brands',
    states: [loading, { ...empty, anywhere: true }, failed],
  },
  list: {
    by: 'platform/records/ListBody',
    at: '/brands',
    states: [
      { ...filtering, at: '/products' },
      { ...days, at: '/orders' },
      columns,
      selected,
      deleting,
      notDeleted,
      shortcuts,
    ],
  },
  listPage: { by: 'platform/records/ListPage', at: '/brands', states: [trash, failedTrash] },
  page: {
    by: 'ui/ErrorState',
    at: '/orders/edit/:id/packing-slip',
    states: [loading, failed],
  },
  record: {
    by: 'platform/records/FormStates',
    at: '/brands/edit/:id',
    states: [loading, failed, { name: 'missing', path: '/brands/edit/1' }],
  },
  recordForm: {
    by: 'platform/records/FormBar',
    at: '/brands/add',
    states: [{ ...refused, anywhere: true }, rules, leaving, palette, { ...conflict, at: '/brands/edit/:id' }],
  },
  productForm: {
    by: 'catalog/products/form/FormStates',
    at: '/products/add',
    states: [
      loading,
      failed,
      { name: 'missing', path: '/products/edit/1' },
      { ...refused, anywhere: true },
      { ...rules, anywhere: true },
      { ...leaving, anywhere: true },
      { ...conflict, at: '/products/edit/:id' },
    ],
  },
  steps: { by: 'platform/steps/SendingDialogs', at: '/order-refunds/edit/:id', states: [notSent, refusedStep] },
} as const satisfies Readonly<Record<string, Kind>>
