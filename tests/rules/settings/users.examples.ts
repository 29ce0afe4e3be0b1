import { roleEmployeeOnly } from '#api/rules/settings/users.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
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
