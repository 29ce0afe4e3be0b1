import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A role is of employees alone: an admin may do everything, a customer nothing. */
export const roleEmployeeOnly: Rule<{ type: unknown; role_id: unknown }> = rule(
  /*i18n*/ { id: 'user.role_employee_only', message: 'Rol yalnızca personele verilebilir.' },
  'R173',
  ({ type, role_id }) => type === 'employee' || role_id === null,
  { at: () => ['role_id'] },
)

/** The shop always has somebody who may do everything. */
export const lastAdmin = serverRule(/*i18n*/ { id: 'user.last_admin', message: 'Son yönetici kaldırılamaz.' }, 'D14')

export const ownAccessStays = serverRule(
  /*i18n*/ { id: 'user.own_access', message: 'Kendi türünüzü, rolünüzü ve durumunuzu değiştiremezsiniz.' },
  'D13',
)
