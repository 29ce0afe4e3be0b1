import { givesOwnAccess, ownAccessStays, roleEmployeeOnly } from '#api/rules/settings/users.ts'
import { examples } from '#tests/rules/examples.ts'

const before = { type: 'employee', role_id: 3, status: 'accepted' }
const saves = (own: boolean, changes: object) => ({
  ...before,
  ...changes,
  saver: { holder: { permissions: [100] }, before, own },
})
const makes = (type: string, permissions: readonly number[], was: string | null) => ({
  type,
  saver: { holder: { permissions }, before: was === null ? null : { type: was } },
})

export default [
  examples(ownAccessStays, {
    holds: [
      { of: 'D13', when: 'one changes the own name alone', facts: saves(true, { name: 'Elif' }) },
      { of: 'D13', when: 'another is suspended', facts: saves(false, { status: 'suspended' }) },
      {
        of: 'D13',
        when: 'a new person',
        facts: { ...before, saver: { holder: { permissions: [100] }, before: null } },
      },
    ],
    refuses: [
      {
        of: 'D13',
        when: 'the own type',
        facts: saves(true, { type: 'admin', role_id: null }),
        at: ['type', 'role_id'],
      },
      { of: 'D13', when: 'the own role', facts: saves(true, { role_id: 4 }), at: ['role_id'] },
      { of: 'D13', when: 'the own status', facts: saves(true, { status: 'banned' }), at: ['status'] },
    ],
  }),
  examples(givesOwnAccess, {
    holds: [
      { of: 'D13', when: 'an admin makes an admin', facts: makes('admin', [100], 'employee') },
      { of: 'D13', when: 'others add employees', facts: makes('employee', [2002], null) },
      { of: 'D13', when: 'who is an admin stays one', facts: makes('admin', [2003], 'admin') },
    ],
    refuses: [
      { of: 'D13', when: 'somebody else makes an admin', facts: makes('admin', [2002], null), at: ['type'] },
      { of: 'D13', when: 'of an employee too', facts: makes('admin', [2003], 'employee'), at: ['type'] },
      { of: 'D13', when: 'nobody known saves', facts: { type: 'admin' }, at: ['type'] },
    ],
  }),
  examples(roleEmployeeOnly, {
    holds: [
      { of: 'R173', when: 'an employee has a role', facts: { type: 'employee', role_id: 3 } },
      { of: 'R173', when: 'an employee has none', facts: { type: 'employee', role_id: null } },
      { of: 'R173', when: 'a customer has none', facts: { type: 'customer', role_id: null } },
    ],
    refuses: [
      { of: 'R173', when: 'a customer with a role', facts: { type: 'customer', role_id: 3 } },
      { of: 'R173', when: 'an admin with a role', facts: { type: 'admin', role_id: 3 } },
    ],
  }),
]
