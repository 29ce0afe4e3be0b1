import { Account, AccountInput, OpenSessions, PasswordChange } from '#api/contract/platform/account.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from './operation.ts'

const largest = 16_384

/** What everybody who is signed in sees and changes of their own account. */
export const accountOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/account',
    summary: 'The account of the caller',
    data: Account,
    codes: 'signed-in',
  }),
  save: operation({
    method: 'PUT',
    path: '/v1/panel/account',
    summary: 'Replaces what the caller says of themself; refused when somebody else changed it since the named version',
    body: AccountInput,
    data: Account,
    codes: 'signed-in',
    largest,
  }),
  changePassword: operation({
    method: 'PUT',
    path: '/v1/panel/account/password',
    summary: 'Sets a new password of the caller, who names the current one, and ends their other sessions',
    body: PasswordChange,
    data: Nothing,
    codes: 'signed-in',
    largest,
  }),
  sessions: operation({
    method: 'GET',
    path: '/v1/panel/account/sessions',
    summary: 'Where the caller is signed in',
    data: OpenSessions,
    codes: 'signed-in',
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/v1/panel/account/sessions/:id',
    summary: 'Ends another session of the caller',
    data: Nothing,
    codes: 'signed-in',
  }),
  endOtherSessions: operation({
    method: 'DELETE',
    path: '/v1/panel/account/sessions',
    summary: 'Ends all sessions of the caller but the one that asks',
    data: Nothing,
    codes: 'signed-in',
  }),
  userSessions: operation({
    method: 'GET',
    path: '/v1/panel/users/:id/sessions',
    summary: 'Where a member of the staff is signed in',
    data: OpenSessions,
    codes: [2003],
  }),
  endUserSession: operation({
    method: 'DELETE',
    path: '/v1/panel/users/:id/sessions/:session_id',
    summary: 'Ends a session of a member of the staff',
    data: Nothing,
    codes: [2003],
  }),
  endUserSessions: operation({
    method: 'DELETE',
    path: '/v1/panel/users/:id/sessions',
    summary: 'Ends all sessions of a member of the staff, but the one that asks',
    data: Nothing,
    codes: [2003],
  }),
}
