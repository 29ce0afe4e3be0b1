import {
  givesOwnAccess,
  lastAdmin,
  ownAccessStays,
  passwordOrInvitation,
  roleEmployeeOnly,
} from '#api/rules/settings/users.ts'
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

const limits = { above: false, last_admin: false, roles_above: [9] }
const limited = (changes: object, facts: object, own = false) => ({
  ...before,
  ...facts,
  saver: { holder: { permissions: [2003] }, before, own, limits: { ...limits, ...changes } },
})
const added = (facts: object) => ({
  ...{ type: 'employee', status: 'accepted', password: '', ...facts },
  saver: { holder: { permissions: [100] }, before: null },
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
      { of: 'D13', when: 'a role that may do no more', facts: limited({}, { role_id: 4 }) },
      { of: 'D13', when: 'the own role that stays', facts: limited({}, { role_id: 9 }, true) },
    ],
    refuses: [
      { of: 'D13', when: 'somebody else makes an admin', facts: makes('admin', [2002], null), at: ['type'] },
      { of: 'D13', when: 'of an employee too', facts: makes('admin', [2003], 'employee'), at: ['type'] },
      { of: 'D13', when: 'a role that may do more', facts: limited({}, { role_id: 9 }), at: ['role_id'] },
      { of: 'D13', when: 'somebody who may do more', facts: limited({ above: true }, { name: 'Elif' }), at: [] },
      { of: 'D13', when: 'nobody known saves', facts: { type: 'admin' }, at: ['type'] },
    ],
  }),
  examples(lastAdmin, {
    holds: [
      { of: 'D14', when: 'one of several', facts: limited({}, { type: 'employee' }) },
      { of: 'D14', when: 'the last one stays', facts: limited({ last_admin: true }, { type: 'admin' }) },
      { of: 'D14', when: 'a new person', facts: added({}) },
    ],
    refuses: [
      { of: 'D14', when: 'the last one is demoted', facts: limited({ last_admin: true }, {}), at: ['type'] },
      {
        of: 'D14',
        when: 'the last one is banned',
        facts: limited({ last_admin: true }, { type: 'admin', status: 'banned' }),
        at: ['status'],
      },
    ],
  }),
  examples(passwordOrInvitation, {
    holds: [
      { of: 'R127', when: 'a new one with a password', facts: added({ status: 'suspended', password: 'Panel!2026' }) },
      { of: 'R127', when: 'a new one who is invited', facts: added({}) },
      { of: 'R127', when: 'a customer', facts: added({ type: 'customer', status: 'pending' }) },
      { of: 'R127', when: 'on edit it is kept', facts: limited({}, { status: 'banned', password: '' }) },
    ],
    refuses: [
      { of: 'R127', when: 'a new one who is not invited', facts: added({ status: 'pending' }), at: ['password'] },
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
