import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What a kind of job has beside the others: rows that stand for no one record, and where the person goes on when it is over. */
interface Ways {
  /** What such a row is called, by its `label`. */
  readonly part?: Says
  /** How many of them are done. */
  readonly doneOf?: Says
  /** What mends a rule that stood in the way of a row, by its id. */
  readonly fixes?: Readonly<Record<string, { readonly path: string; readonly says: Says }>>
  readonly onward?: { readonly path: string; readonly says: Says }
}

const toMatches = {
  path: '/products/matches',
  says: /*i18n*/ { id: 'jobs.to_matches', message: 'Ürün eşleştirmeye git' },
}

const ways: Partial<Record<JobKindName, Ways>> = {
  'matches.fetch': {
    part: /*i18n*/ { id: 'jobs.page_of_products', message: 'Pazaryerindeki {label}. ürünler' },
    doneOf: /*i18n*/ { id: 'jobs.fetched_of', message: '{total} sayfadan {done} tanesi getirildi' },
    onward: toMatches,
  },
  'matches.decide': { onward: toMatches },
  'orders.fetch': {
    fixes: { 'marketplace.line_unmatched': toMatches },
    onward: {
      path: '/marketplace-orders',
      says: /*i18n*/ { id: 'jobs.to_market_orders', message: 'Pazaryeri siparişlerine git' },
    },
  },
}

export function waysOf(kind: JobKindName): Ways {
  return ways[kind] ?? {}
}
