import {
  CashMove,
  SessionClosing,
  SessionOpening,
  TillSession,
  TillSessions,
} from '#api/contract/sales/till-session.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { tillCodes } from './fast-sale.ts'

/** The cash desk of the till between its opening and its closing. */
export const tillSessionOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/till-sessions',
    summary: 'The cash desks, and the sessions of the till, the newest first',
    data: TillSessions,
    codes: tillCodes,
  }),
  open: operation({
    method: 'POST',
    path: '/v1/panel/till-sessions',
    summary: 'Opens a cash desk with what was counted in it',
    body: SessionOpening,
    data: TillSession,
    codes: tillCodes,
    key: 'required',
  }),
  move: operation({
    method: 'POST',
    path: '/v1/panel/till-sessions/:id/cash',
    summary: 'Lays cash into an open desk or takes it out',
    body: CashMove,
    data: TillSession,
    codes: tillCodes,
    key: 'required',
  }),
  close: operation({
    method: 'POST',
    path: '/v1/panel/till-sessions/:id/close',
    summary: 'Closes a cash desk with what was counted in it; the difference goes into the books',
    body: SessionClosing,
    data: TillSession,
    codes: tillCodes,
    key: 'required',
  }),
}
