import { Account, AccountInput, PasswordChange } from '#api/contract/platform/account.ts'
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
}
