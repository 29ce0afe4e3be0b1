import type { Plant } from './plant.types.ts'

export const moneyPlants: readonly Omit<Plant, 'room'>[] = [
  {
    kind: 'money',
    what: 'money is spread over the newest debt first',
    file: 'src/api/rules/money/allocation.ts',
    tests: ['tests/rules/money/allocation.test.ts'],
    find: 'one.ordered_at < other.ordered_at ? -1 : 1',
    replace: 'one.ordered_at < other.ordered_at ? 1 : -1',
  },
  {
    kind: 'money',
    what: 'a cheque that came by a collection is received a second time in the books',
    file: 'server/money/cheques/take.ts',
    tests: ['tests/server/money/cheques.test.ts'],
    find: 'const booked = given.collection_id === null ? 0 : given.amount',
    replace: 'const booked = 0',
  },
  {
    kind: 'money',
    what: 'more comes of a purchase than was ordered',
    file: 'src/api/rules/money/purchases.ts',
    tests: ['tests/paths/charts.test.ts'],
    find: 'comingOf(line, pieces) > left ?',
    replace: 'comingOf(line, pieces) > quantity ?',
  },
  {
    kind: 'date',
    what: 'money of an order is marked in a period that closed',
    file: 'src/api/rules/sales/payments.ts',
    tests: ['tests/paths/states.test.ts'],
    find: '!isDay(day) || periodOpen.holds({ day, closed_until })',
    replace: 'isDay(day) || periodOpen.holds({ day, closed_until })',
  },
]
