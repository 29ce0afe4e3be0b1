import {
  mergeStands,
  notCollectedTogether,
  notErasedSince,
  noWalkIn,
  oneSignsIn,
  survivorThere,
  survivorUnchanged,
  twoContacts,
  whoSignsInStays,
} from '#api/rules/sales/customer-merge.ts'
import { examples } from '#tests/rules/examples.ts'

const contact = (id: number, more: object = {}) => ({ id, walk_in: false, signs_in: false, ...more })
const pair = { into: contact(1), from: contact(2) }
const since = { undone: false, gone: false, changed: false, collected: false, erased: false }

export default [
  examples(twoContacts, {
    holds: [{ of: 'own', when: 'two contacts', facts: pair }],
    refuses: [{ of: 'own', when: 'the same twice', facts: { into: contact(1), from: contact(1) } }],
  }),
  examples(noWalkIn, {
    holds: [{ of: 'own', when: 'neither walks in', facts: pair }],
    refuses: [
      { of: 'own', when: 'the walk-in customer would stay', facts: { ...pair, into: contact(1, { walk_in: true }) } },
      { of: 'own', when: 'the walk-in customer would go', facts: { ...pair, from: contact(2, { walk_in: true }) } },
    ],
  }),
  examples(oneSignsIn, {
    holds: [{ of: 'own', when: 'one signs in', facts: { ...pair, into: contact(1, { signs_in: true }) } }],
    refuses: [
      {
        of: 'own',
        when: 'both sign in',
        facts: { into: contact(1, { signs_in: true }), from: contact(2, { signs_in: true }) },
      },
    ],
  }),
  examples(whoSignsInStays, {
    holds: [
      { of: 'own', when: 'who signs in stays', facts: { ...pair, into: contact(1, { signs_in: true }) } },
      { of: 'own', when: 'nobody signs in', facts: pair },
    ],
    refuses: [{ of: 'own', when: 'who signs in would go', facts: { ...pair, from: contact(2, { signs_in: true }) } }],
  }),
  examples(mergeStands, {
    holds: [{ of: 'own', when: 'it stands', facts: since }],
    refuses: [{ of: 'own', when: 'it was taken back', facts: { ...since, undone: true } }],
  }),
  examples(survivorThere, {
    holds: [{ of: 'own', when: 'the one that stayed is there', facts: since }],
    refuses: [{ of: 'own', when: 'it went over to a third', facts: { ...since, gone: true } }],
  }),
  examples(survivorUnchanged, {
    holds: [
      { of: 'own', when: 'nobody changed anything', facts: since },
      { of: 'own', when: 'it is gone, which is told instead', facts: { ...since, changed: true, gone: true } },
      { of: 'own', when: 'it was erased, which is told instead', facts: { ...since, changed: true, erased: true } },
    ],
    refuses: [{ of: 'own', when: 'somebody wrote a new phone', facts: { ...since, changed: true } }],
  }),
  examples(notCollectedTogether, {
    holds: [{ of: 'own', when: 'each paid alone', facts: since }],
    refuses: [{ of: 'own', when: 'one collection paid orders of both', facts: { ...since, collected: true } }],
  }),
  examples(notErasedSince, {
    holds: [{ of: 'own', when: 'they are known still', facts: since }],
    refuses: [{ of: 'own', when: 'they were erased', facts: { ...since, erased: true } }],
  }),
]
