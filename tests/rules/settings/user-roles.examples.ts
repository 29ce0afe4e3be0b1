import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'
import { givesOwnOnly, savedBeforeViewing, viewsOwnOnly } from '#api/rules/settings/user-roles.ts'
import { examples } from '#tests/rules/examples.ts'

const gives = (given: readonly number[], permissions: readonly number[], before: readonly number[] = []) => ({
  holder: { permissions },
  given,
  before,
})
const role = (permissions: readonly number[], held: readonly number[], before: readonly number[] | null = null) =>
  ({
    name: 'Depo',
    permissions,
    saver: { holder: { permissions: held }, before: before && { permissions: before } },
  }) as RecordFacts

export default [
  examples(viewsOwnOnly, {
    holds: [
      { of: 'D13', when: 'all of it is held', facts: { holder: { permissions: [600, 2103] }, permissions: [600] } },
      { of: 'D13', when: 'full access', facts: { holder: { permissions: [100] }, permissions: [600, 800] } },
      { of: 'D13', when: 'a role that opens nothing', facts: { holder: { permissions: [2103] }, permissions: [] } },
    ],
    refuses: [
      { of: 'D13', when: 'one code is not held', facts: { holder: { permissions: [600] }, permissions: [600, 800] } },
      { of: 'D13', when: 'full access is not held', facts: { holder: { permissions: [2103] }, permissions: [100] } },
    ],
  }),
  examples(savedBeforeViewing, {
    holds: [{ of: 'own', when: 'nothing was typed', facts: { unsaved: false } }],
    refuses: [{ of: 'own', when: 'something would be lost', facts: { unsaved: true } }],
  }),
  examples(aboveOwn, {
    holds: [
      { of: 'D13', when: 'full access gives any', facts: gives([600, 1601, 100], [100]) },
      { of: 'D13', when: 'a code that is held', facts: gives([2001], [2000, 2001, 2103]) },
      { of: 'D13', when: 'what others gave before stays', facts: gives([600, 2001], [2001], [600]) },
    ],
    refuses: [
      { of: 'D13', when: 'full access without it', facts: gives([100], [2000, 2001, 2002, 2003]) },
      { of: 'D13', when: 'one code of many is not held', facts: gives([2000, 1601], [2000, 2001]) },
      { of: 'D13', when: 'another code was given before', facts: gives([600, 601], [2103], [600]) },
    ],
  }),
  examples(givesOwnOnly, {
    holds: [
      { of: 'D13', when: 'a role of what is held', facts: role([600], [600, 2102]) },
      { of: 'D13', when: 'a role keeps what it had', facts: role([600, 700], [700, 2103], [600]) },
      { of: 'D13', when: 'a role without anything', facts: role([], [2102]) },
    ],
    refuses: [
      { of: 'D13', when: 'a new role of what is not held', facts: role([600], [2102]) },
      { of: 'D13', when: 'a role is given more than is held', facts: role([600, 700], [2103], [600]) },
      { of: 'D13', when: 'nobody is known to save it', facts: { name: 'Depo', permissions: [600] } as RecordFacts },
    ],
  }),
]
