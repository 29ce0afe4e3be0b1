import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { aboveOwn, fullAccess, permits } from '#api/rules/platform/session.ts'

/** A role is of employees alone: an admin may do everything, a customer nothing. */
export const roleEmployeeOnly: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'user.role_employee_only', message: 'Rol yalnızca personele verilebilir.' },
  'R173',
  ({ type, role_id }) => type === 'employee' || role_id === null,
  { at: () => ['role_id'] },
)

/** The shop always has somebody who may do everything. */
export const lastAdmin = serverRule(/*i18n*/ { id: 'user.last_admin', message: 'Son yönetici kaldırılamaz.' }, 'D14')

/** Nobody changes what they may do themselves. */
export const ownAccessStays: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'user.own_access', message: 'Kendi türünüzü, rolünüzü ve durumunuzu değiştiremezsiniz.' },
  'D13',
  (facts) => ownChanged(facts).length === 0,
  { at: ownChanged },
)

function ownChanged({ saver, ...draft }: RecordFacts): string[] {
  const before = saver?.own ? saver.before : null
  return before ? ['type', 'role_id', 'status'].filter((field) => before[field] !== draft[field]) : []
}

/** Nobody is made an admin by somebody who is none. What a role gives is judged where its permissions are known. */
export const givesOwnAccess: Rule<RecordFacts> = {
  ...aboveOwn,
  holds: ({ type, saver }) =>
    type !== 'admin' || saver?.before?.type === 'admin' || permits(saver?.holder ?? { permissions: [] }, [fullAccess]),
  at: () => ['type'],
}

export const ownAccount = serverRule(
  /*i18n*/ { id: 'user.own_account', message: 'Kendi hesabınızı silemezsiniz.' },
  'D13',
)
