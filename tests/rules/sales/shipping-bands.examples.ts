import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { bandsApart, bandsAscend, bandsClosed, type PriceBand } from '#api/rules/sales/shipping-bands.ts'
import { isTrackingPattern } from '#api/rules/sales/tracking-pattern.ts'
import { examples } from '#tests/rules/examples.ts'

const bands = (...all: [minimum: string, maximum: string][]): RecordFacts => ({
  bands: all.map(([minimum, maximum]): PriceBand => ({ minimum, maximum, price: '49.90' })),
  free_from: '',
})
const sea = 'https://kargo.test/takip?no='

export default [
  examples(bandsAscend, {
    holds: [
      { of: 'R150', when: 'a band of one kuruş', facts: bands(['10', '10.01']) },
      { of: 'R150', when: 'a band without an end', facts: bands(['10', '']) },
      { of: 'own', when: 'no bands', facts: bands() },
    ],
    refuses: [
      { of: 'R150', when: 'a band that ends where it starts', facts: bands(['10', '10']), at: ['bands.0.maximum'] },
      { of: 'R150', when: 'a band that ends before', facts: bands(['0', '5'], ['7', '6']), at: ['bands.1.maximum'] },
    ],
  }),
  examples(bandsApart, {
    holds: [
      { of: 'R150', when: 'one that starts where the other ends', facts: bands(['0', '100'], ['100', '']) },
      { of: 'own', when: 'the same, written the other way round', facts: bands(['100', ''], ['0', '100']) },
    ],
    refuses: [
      {
        of: 'R150',
        when: 'one that starts in another',
        facts: bands(['0', '100'], ['99.99', '']),
        about: { from: 99.99 },
        at: ['bands.1.minimum'],
      },
      { of: 'own', when: 'one after an endless one', facts: bands(['0', ''], ['500', '600']), about: { from: 500 } },
    ],
  }),
  examples(bandsClosed, {
    holds: [
      { of: 'own', when: 'bands without a gap to the end', facts: bands(['0', '100'], ['100', '']) },
      { of: 'own', when: 'weights without an end', facts: { ...bands(['0', '1.5'], ['1.5', '']), basis: 'weight' } },
      { of: 'own', when: 'an end from which sending is free', facts: { ...bands(['0', '100']), free_from: '100' } },
      { of: 'own', when: 'no bands', facts: bands() },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a first band above nothing',
        facts: bands(['50', '']),
        about: { from: 0 },
        at: ['bands.0.minimum'],
      },
      {
        of: 'own',
        when: 'a gap between two',
        facts: bands(['0', '100'], ['150', '']),
        about: { from: 100 },
        at: ['bands.1.minimum'],
      },
      {
        of: 'own',
        when: 'an end, and sending that is free only later',
        facts: { ...bands(['0', '100']), free_from: '100.01' },
        about: { from: 100 },
        at: ['bands.0.maximum'],
      },
    ],
  }),
  examples(isTrackingPattern, {
    holds: [{ of: 'own', when: 'an address with the mark', facts: `${sea}%kod%` }],
    refuses: [
      { of: 'own', when: 'an address without it', facts: sea, about: { mark: '%kod%' } },
      { of: 'own', when: 'no address of the web', facts: 'javascript:%kod%' },
    ],
  }),
]
