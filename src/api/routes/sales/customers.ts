import { customers } from '#api/resources/sales/customers.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** The customers who are persons, without the firms. */
export const peopleRoute: Route = {
  path: '/people',
  title: /*i18n*/ { id: 'customers.people', message: 'Kişiler' },
  codes: customers.codes.list,
  menu: { in: 'customers' },
  parent: '/customers',
  resource: 'customers',
  screen: 'platform/records/RecordList',
  shows: { list: 'customers', fixed: { contact_type: 'individual' } },
}

/** Two customers who are the same become one. */
export const mergeRoute: Route = {
  path: '/customers/merge/:id',
  title: /*i18n*/ { id: 'merge.title', message: 'Müşteri birleştir' },
  codes: customers.codes.edit,
  parent: '/customers',
  screen: 'sales/customers/MergePage',
}
