import { cheques } from '#api/listings/money/cheques.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** What is due on which day. */
export const chequeRoutes: readonly Route[] = [
  {
    path: '/cheques/calendar',
    title: /*i18n*/ { id: 'cheques.calendar', message: 'Vade takvimi' },
    codes: cheques.codes.list,
    parent: '/cheques',
    screen: 'money/cheques/ChequeCalendarPage',
  },
]
