import { OpenSessions } from '#api/contract/platform/account.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What a role brings beyond its own record: where its people are signed in with the permissions of the moment (rule R37). */
export const roleOperations = {
  view: operation({
    method: 'POST',
    path: '/v1/panel/user-roles/:id/viewing',
    summary:
      'Shows the panel to this session as somebody with the role sees it; nothing can be changed until that ends',
    data: Nothing,
    codes: [2103],
  }),
  endViewing: operation({
    method: 'DELETE',
    path: '/v1/panel/viewing',
    summary: 'Shows the panel to this session as the caller sees it again',
    data: Nothing,
    codes: 'signed-in',
    whileViewing: true,
  }),
  sessions: operation({
    method: 'GET',
    path: '/v1/panel/user-roles/:id/sessions',
    summary: 'Where the people with a role are signed in, and whether with the permissions that it has now',
    data: OpenSessions,
    codes: [2103],
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/v1/panel/user-roles/:id/sessions/:session_id',
    summary: 'Ends a session of somebody with a role',
    data: Nothing,
    codes: [2103],
  }),
  endSessions: operation({
    method: 'DELETE',
    path: '/v1/panel/user-roles/:id/sessions',
    summary: 'Ends all sessions of the people with a role, but the one that asks',
    data: Nothing,
    codes: [2103],
  }),
}
