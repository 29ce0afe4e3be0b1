import { matchAt, productMatchChart } from '#machines/catalog/product-match/product-match.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a product that a marketplace lists: nothing known of it, one suggested, matched, or nothing of the shop; each decision can be taken back. */

const by = { permissions: [603] }
const missing = 'match.product_missing'
const taken = 'match.product_taken'
const suggested = { variant_id: 31, taken_by: null }
const none = { suggestion: null, variant_id: null }
const known = { suggestion: suggested, variant_id: null }

const states = {
  unmatched: none,
  suggested: known,
  'matched, as suggested': { suggestion: suggested, variant_id: 31 },
  'matched with another': { suggestion: suggested, variant_id: 47 },
  'matched, nothing suggested': { suggestion: null, variant_id: 47 },
  refused: none,
  'refused, one suggested': known,
}

export default {
  chart: productMatchChart,
  facts: {},
  states,
  at: (facts, state) => matchAt(state.split(/[ ,]/)[0] as never, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    ACCEPT: { event: { type: 'ACCEPT', by }, rules: [permission, taken] },
    REFUSE: { event: { type: 'REFUSE', by }, rules: [permission] },
    CHOOSE: {
      event: { type: 'CHOOSE', candidate: { variant_id: 47, taken_by: null }, by },
      rules: [permission, missing, taken],
    },
    RELEASE: { event: { type: 'RELEASE', by }, rules: [permission] },
  },
  breaks: [
    notPermitted,
    // Whoever sees products does not match them.
    { rule: permission, event: { by: { permissions: [600, 602] } } },
    { rule: missing, event: { candidate: null }, when: chooses },
    { rule: taken, event: { candidate: { variant_id: 47, taken_by: 'Keten gömlek' } }, when: chooses },
    {
      rule: taken,
      facts: { suggestion: { variant_id: 31, taken_by: 'Keten gömlek' } },
      when: (_: string, step: string) => step === 'ACCEPT',
      states: ['suggested'],
    },
  ],
  rows: {
    unmatched: { CHOOSE: 'matched, nothing suggested', REFUSE: 'refused' },
    suggested: {
      ACCEPT: 'matched, as suggested',
      CHOOSE: 'matched with another',
      REFUSE: 'refused, one suggested',
    },
    'matched, as suggested': { CHOOSE: 'matched with another', RELEASE: 'suggested' },
    'matched with another': { CHOOSE: 'matched with another', RELEASE: 'suggested' },
    'matched, nothing suggested': { CHOOSE: 'matched, nothing suggested', RELEASE: 'unmatched' },
    refused: { RELEASE: 'unmatched' },
    'refused, one suggested': { RELEASE: 'suggested' },
  },
} satisfies ChartTable

function chooses(_: string, step: string): boolean {
  return step === 'CHOOSE'
}
