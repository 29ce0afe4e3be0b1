/** A defect of the kind that people really make: one place in one file, and the tests that should see it. */
export interface Plant {
  readonly what: string
  readonly kind: 'chart' | 'permission' | 'key' | 'order of effects' | 'transaction' | 'rounding' | 'ties' | 'time'
  readonly room: 'platform' | 'catalog' | 'sales'
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly tests: readonly string[]
}

const order = 'src/machines/sales/order/order.chart.ts'
const refund = 'src/machines/sales/refund/refund.chart.ts'
const review = 'src/machines/catalog/product-review/product-review.chart.ts'
const match = 'src/machines/catalog/product-match/product-match.chart.ts'
const shipment = 'src/machines/sales/shipment/shipment.chart.ts'
const invoice = 'src/machines/sales/invoice/invoice.chart.ts'
const housekeeping = 'server/start/housekeeping.ts'
const charts = ['tests/paths/charts.test.ts']
const sums = ['tests/rules/exact-sums.test.ts']
const effects = ['tests/server/sales/effects.test.ts']
const limits = ['tests/server/platform/limits.test.ts']
const ties = ['tests/server/every/ties.test.ts']
const endpoints = ['tests/house/endpoints.test.ts']

const inSales = { room: 'sales' } as const
const inCatalog = { room: 'catalog' } as const
const onPlatform = { room: 'platform' } as const

export const plants: readonly Plant[] = [
  {
    ...{
      ...inSales,
      kind: 'chart',
      what: 'an order is delivered without leaving the shop’s hands',
      file: order,
      tests: charts,
    },
    find: "ACCEPT: to('confirmed.accepted'),",
    replace: "ACCEPT: to('confirmed.accepted'),\n                DELIVER: to('delivered'),",
  },
  {
    ...{
      ...inSales,
      kind: 'chart',
      what: 'an order that was delivered does not come back',
      file: order,
      tests: charts,
    },
    find: "delivered: { on: { INVOICE: to('invoiced'), RETURN: comesBack } },",
    replace: "delivered: { on: { INVOICE: to('invoiced') } },",
  },
  {
    ...{ ...inSales, kind: 'chart', what: 'unpacking leads to being packed', file: order, tests: charts },
    find: "UNPACK: over('confirmed.preparation.unpacked'),",
    replace: "UNPACK: over('confirmed.preparation.being_packed'),",
  },
  {
    ...{ ...inSales, kind: 'chart', what: 'marking an order paid forgets how much', file: order, tests: charts },
    find: 'assign(({ context }) => ({ paid: true, paid_total: context.total }))',
    replace: 'assign({ paid: true })',
  },
  {
    ...{ ...inSales, kind: 'chart', what: 'approving accepts what nobody decided', file: refund, tests: charts },
    find: "line.decision === 'pending' ? { ...line, decision: 'rejected' as const } : line,",
    replace: "line.decision === 'pending' ? { ...line, decision: 'accepted' as const } : line,",
  },
  {
    ...{
      ...inSales,
      kind: 'chart',
      what: 'money goes back without asking for its currency',
      file: refund,
      tests: charts,
    },
    find: "guard: and(['auth.forbidden', 'validation.required', 'money.currency_mix', 'refund.above_paid']),",
    replace: "guard: and(['auth.forbidden', 'validation.required', 'refund.above_paid']),",
  },
  {
    ...{ ...inSales, kind: 'chart', what: 'a warned parcel cannot be given up', file: shipment, tests: charts },
    find: "          { guard: and([perm, ready, paid, 'isError']), target: 'failed' },\n        ],\n        HAND_OVER: handOver,\n        CANCEL: cancel,",
    replace:
      "          { guard: and([perm, ready, paid, 'isError']), target: 'failed' },\n        ],\n        HAND_OVER: handOver,",
  },
  {
    ...{
      ...inSales,
      kind: 'chart',
      what: 'an invoice may be printed while it is queued',
      file: invoice,
      tests: charts,
    },
    find: "PRINT: { guard: and(['auth.forbidden', 'invoice.none', 'invoice.queued']), actions: 'stand' },",
    replace: "PRINT: { guard: and(['auth.forbidden', 'invoice.none']), actions: 'stand' },",
  },
  {
    ...{ ...inCatalog, kind: 'chart', what: 'an answered review may be rejected', file: review, tests: charts },
    find: "const reject = { guard: and(['auth.forbidden', 'review.answered']), target: 'rejected' } as const",
    replace: "const reject = { guard: 'auth.forbidden', target: 'rejected' } as const",
  },
  {
    ...{
      ...inCatalog,
      kind: 'chart',
      what: 'a match that is taken back keeps its variant',
      file: match,
      tests: charts,
    },
    find: 'release: assign({ variant_id: null }),',
    replace: 'release: assign({}),',
  },
  {
    ...{
      ...inSales,
      kind: 'rounding',
      what: 'the tax of an invoice is cut off',
      file: 'src/api/rules/sales/invoice-sums.ts',
      tests: sums,
    },
    find: 'return Math.round((gross * 100) / (100 + rate))',
    replace: 'return Math.floor((gross * 100) / (100 + rate))',
  },
  {
    ...{
      ...inSales,
      kind: 'rounding',
      what: 'the last of equal lines gets the kuruş that is left',
      file: 'src/api/rules/sales/new-order-sums.ts',
      tests: sums,
    },
    find: 'one.rest === other.rest ? one.at - other.at',
    replace: 'one.rest === other.rest ? other.at - one.at',
  },
  {
    ...{
      ...inSales,
      kind: 'rounding',
      what: 'each piece of a refund is rounded by itself',
      file: 'src/api/rules/sales/refund-sums.ts',
      tests: sums,
    },
    find: 'upTo(amount, before + quantity, of) - upTo(amount, before, of)',
    replace: 'upTo(amount, quantity, of)',
  },
  {
    ...{
      ...inCatalog,
      kind: 'rounding',
      what: 'a tax is taken of the price before the discount’s half kuruş',
      file: 'src/api/rules/catalog/tax-sums.ts',
      tests: sums,
    },
    find: 'BigInt(Math.abs(dividend)) * 2n + BigInt(divisor)',
    replace: 'BigInt(Math.abs(dividend)) * 2n',
  },
  {
    ...{
      ...inSales,
      kind: 'order of effects',
      what: 'the code that a company gave is not noted',
      file: 'server/sales/shipping/announcements.ts',
      tests: effects,
    },
    find: '  const answer = await announce()\n',
    replace: '  const answer = await announce()\n  if (answer) return answer\n',
  },
  {
    ...{
      ...inSales,
      kind: 'transaction',
      what: 'money that goes back is not booked on its account',
      file: 'server/sales/refunds/pay-back.ts',
      tests: effects,
    },
    find: '  await db.insert(account_transactions).values({ ...out, account_id })\n',
    replace: '',
  },
  {
    ...{
      ...inSales,
      kind: 'transaction',
      what: 'the customer is not told that money went back',
      file: 'server/sales/refunds/pay-back.ts',
      tests: effects,
    },
    find: '  const mail = await queueMail(asked, order, paidBackWords(before))\n',
    replace: '  const mail = null\n',
  },
  {
    ...{ ...onPlatform, kind: 'time', what: 'keys are forgotten after a day', file: housekeeping, tests: limits },
    find: "interval '2 days'",
    replace: "interval '1 day'",
  },
  {
    ...{ ...onPlatform, kind: 'time', what: 'mails that wait are forgotten too', file: housekeeping, tests: limits },
    find: "delete from mails where state <> 'queued' and created_at",
    replace: 'delete from mails where created_at',
  },
  {
    ...{
      ...onPlatform,
      kind: 'time',
      what: 'what is in the trash is never emptied',
      file: 'src/api/contract/platform/bin.ts',
      tests: limits,
    },
    find: 'export const keptDays = 30',
    replace: 'export const keptDays = 365',
  },
  {
    ...{
      ...onPlatform,
      kind: 'ties',
      what: 'equal rows come as they lie',
      file: 'server/platform/lists/page.ts',
      tests: ties,
    },
    find: "if (sorting.ties === 'by id') return up",
    replace: "if (sorting.ties === 'by id') return value\n  if (sorting.ties === 'by id') return up",
  },
  {
    ...{
      ...inSales,
      kind: 'permission',
      what: 'whoever sees refunds pays them back',
      file: 'src/api/operations/sales/refunds.ts',
      tests: endpoints,
    },
    find: "codes: orderRefunds.codes.edit,\n    key: 'required',\n  }),\n  export:",
    replace: "codes: orderRefunds.codes.list,\n    key: 'required',\n  }),\n  export:",
  },
  {
    ...{
      ...inSales,
      kind: 'key',
      what: 'money goes back without a key',
      file: 'src/api/operations/sales/refunds.ts',
      tests: endpoints,
    },
    find: "codes: orderRefunds.codes.edit,\n    key: 'required',\n  }),\n  export:",
    replace: 'codes: orderRefunds.codes.edit,\n  }),\n  export:',
  },
]
