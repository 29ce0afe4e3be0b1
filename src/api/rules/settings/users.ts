import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { required } from '#api/rules/platform/fields.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { aboveOwn, fullAccess, passwordLabel, permits } from '#api/rules/platform/session.ts'

/** A role is of employees alone: an admin may do everything, a customer nothing. */
export const roleEmployeeOnly: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'user.role_employee_only', message: 'Rol yalnızca personele verilebilir.' },
  'R173',
  ({ type, role_id }) => type === 'employee' || role_id === null,
  { at: () => ['role_id'] },
)

/** The shop always has somebody who may do everything. */
export const lastAdmin: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'user.last_admin', message: 'Son yönetici kaldırılamaz.' },
  'D14',
  ({ type, status, saver }) => saver?.limits?.last_admin !== true || (type === 'admin' && status === 'accepted'),
  { at: ({ type }) => [type === 'admin' ? 'status' : 'type'] },
)

/** New staff sign in with the password that they are given, or choose one by invitation; whoever may not sign in is invited to nothing. */
export const passwordOrInvitation: Rule<RecordFacts> = {
  ...required(passwordLabel),
  of: ['R127'],
  holds: ({ type, status, password, saver }) =>
    saver?.before !== null ||
    type === 'customer' ||
    status === 'accepted' ||
    (typeof password === 'string' && password !== ''),
  at: () => ['password'],
}

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

/** Nobody makes an admin who is none, gives a role that may do more than they may, or changes somebody who may: their password would be theirs then. */
export const givesOwnAccess: Rule<RecordFacts> = {
  ...aboveOwn,
  holds: (facts) => facts.saver?.limits?.above !== true && givenAbove(facts).length === 0,
  at: givenAbove,
}

function givenAbove({ type, role_id, saver }: RecordFacts): string[] {
  const { holder = { permissions: [] }, before = null, own = false, limits } = saver ?? {}
  if (type === 'admin') return before?.type === 'admin' || permits(holder, [fullAccess]) ? [] : ['type']
  if (type !== 'employee' || own) return []
  return limits?.roles_above.includes(role_id as number) ? ['role_id'] : []
}

export const ownAccount = serverRule(
  /*i18n*/ { id: 'user.own_account', message: 'Kendi hesabınızı silemezsiniz.' },
  'D13',
)
