import { type SnapshotFrom, transition } from 'xstate'
import type { Match, MatchSummary, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { matchAt, productMatchChart } from '#machines/catalog/product-match/product-match.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { matcher, watching } from '#tests/paths/platform/people.ts'

const shopVariant: ShopVariant = {
  ...{ variant_id: 6, product_id: 60, name: 'Keten elbise', options: '', barcode: '8680000000011', stock_code: '' },
  ...{ price: '49.90', taken_by: null },
}
/** The variant that is chosen in place of what was suggested. */
const other: ShopVariant = { ...shopVariant, variant_id: 7, product_id: 70, name: 'İpek şal', barcode: '' }

/** One that another marketplace product is matched with. */
const taken: ShopVariant = { ...other, variant_id: 8, product_id: 80, name: 'Yün kazak', taken_by: 'YÜN KAZAK' }

/** What the walks find: a marketplace product whose barcode the shop has too. */
const listed: Match = {
  ...{ id: 5, version: 1, barcode: '8680000000011', title: 'KETEN ELBİSE', brand: 'Mawi', category: 'Elbise' },
  ...{ stock_code: '', sale_price: '59.90', list_price: '79.90', quantity: 3, status: 'suggested' },
  ...{ suggested_by: 'barcode', suggestion: shopVariant, match: null, decided_by: '', decided_at: null },
}
const summary: MatchSummary = {
  marketplace: { name: 'Çarşı', status: 1, shop_status: 1, configured: 1 },
  by_barcode: 1,
}
const off: MatchSummary = { ...summary, marketplace: { ...summary.marketplace, shop_status: 0 } }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof matchPageMachine>

/** Marketplace products on their screen, for someone who may decide and for someone who only sees them. */
export default paths(matchPageMachine)({
  inputs: { deciding: { holder: matcher }, watching: { holder: watching } },
  events: (snapshot) => {
    const { record: shown, picked } = snapshot.context
    const record = shown ?? listed
    return [
      { type: 'COMPARE', record },
      { type: 'PICK', variant_id: other.variant_id },
      { type: 'PICK', variant_id: taken.variant_id },
      { type: 'STEP', record, step: { type: 'ACCEPT' } },
      { type: 'STEP', record, step: { type: 'RELEASE' } },
      ...(picked && snapshot.matches('comparing')
        ? [{ type: 'STEP', record, step: { type: 'CHOOSE', candidate: picked } } as const]
        : []),
      // Nothing was chosen, or what another has: only the dialog could send it, and it does not.
      ...(picked ? [] : [{ type: 'STEP', record, step: { type: 'CHOOSE', candidate: null } } as const]),
      ...(snapshot.matches('shown')
        ? [{ type: 'STEP', record, step: { type: 'CHOOSE', candidate: taken } } as const]
        : []),
      { type: 'FETCH' },
      { type: 'DECIDE', decision: 'ACCEPT', ids: [record.id] },
      { type: 'DECIDE', decision: 'ACCEPT', ids: [] },
      { type: 'ACCEPT_ALL' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ]
  },
  answers: {
    look: { done: [summary, off], failed: [failure('network')] },
    count: ({ context }) => ({
      done: [
        { ...(context.summary ?? summary), by_barcode: (context.record ?? listed).status === 'suggested' ? 1 : 0 },
      ],
      failed: [failure('network')],
    }),
    fetchVariant: ({ context: { picking } }) => ({
      done: [picking === other.variant_id ? other : taken],
      failed: [failure('network')],
    }),
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
    begin: { done: [{ id: 9, kind: 'matches.decide' }], failed: [failure('network')] },
  },
  key: ({ value, context: { holder, summary, record: row, picked, picking, command, begun, count } }) =>
    JSON.stringify([
      value,
      holder,
      summary,
      row?.status,
      row?.match?.variant_id,
      picked?.variant_id,
      picking,
      command,
      begun,
      count,
    ]),
})

/** The match as the server answers it after the step: what its chart makes of it. */
function after({ context: { record: row, command: step, holder } }: Snapshot): Match {
  const before = row ?? listed
  const facts = { suggestion: before.suggestion, variant_id: before.match?.variant_id ?? null }
  const [{ value, context }] = transition(productMatchChart, matchAt(before.status, facts), {
    ...(step ?? { type: 'ACCEPT' }),
    by: holder,
  })
  const match = [shopVariant, other].find(({ variant_id }) => variant_id === context.variant_id) ?? null
  return { ...before, status: value as Match['status'], match, version: before.version + 1 }
}
