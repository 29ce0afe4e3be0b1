import { failure } from '#api/contract/platform/failure.ts'
import { outboxMachine } from '#machines/sales/outbox/outbox.machine.ts'
import { done, failed, type StateTable } from '../state-table.ts'
import { cashier, unsentSale } from './outbox.paths.ts'

/** Finished sales on their way: one window sends, each sale counts once, and a refused one stays until somebody decides. */

const refused = unsentSale(1, failure('refused', { status: 422, says: 0, rules: [{ id: 'order.no_stock' }] }))
const reused = unsentSale(1, failure('conflict', { status: 409, says: 0, error: 'request.key_reused' }))
const sale = unsentSale(1)
const { key } = sale
const changed = (sales: readonly unknown[]) => ({ type: 'CHANGED', sales }) as never
const order = { id: 5, number: 'T-5', total: '99.80', currency: 'TRY', ordered_at: '2026-11-23T10:00:00Z' }
const kept = { sales: [refused], chosen: key, current: null }

export default {
  machine: outboxMachine,
  facts: {
    ...{ holder: { permissions: [100] }, sales: [sale], failure: null, tries: 0 },
    ...{ current: key, chosen: null },
  },
  regions: { sender: 'acknowledged', refused: 'none' },
  within: {
    'sender.acknowledged': { sales: [], current: null },
    'refused.none': { sales: [], current: null },
    'refused.waiting': { ...kept, chosen: null },
    'refused.mending': kept,
    'refused.asking': kept,
    'refused.givingUp': kept,
  },
  events: {
    'a sale is kept': changed([sale]),
    'a sale is refused': changed([refused]),
    'nothing is kept': changed([]),
    TURN: { type: 'TURN' },
    RETRY: { type: 'RETRY' },
    ONLINE: { type: 'ONLINE' },
    MEND: { type: 'MEND', key } as never,
    GIVE_UP: { type: 'GIVE_UP', key } as never,
    CONFIRM: { type: 'CONFIRM' },
    CANCEL: { type: 'CANCEL' },
    'one is there': done('read', [sale]),
    'another window sent it': done('read', []),
    'not read': failed('read', failure('broken')),
    stored: done('send', order),
    'a rule stands in its way': failed('send', refused.refused),
    'nobody answered': failed('send', failure('network')),
    // A full disk and too many calls judge no sale: it is sent again.
    'the server is busy': failed('send', failure('refused', { status: 429, says: 0 })),
    mended: done('mend', null),
    'not mended': failed('mend', failure('broken')),
    'given up': done('giveUp', { stored: false }),
    'not given up': failed('giveUp', failure('network')),
  },
  passing: ['sender.unsent.next'],
  rows: {
    'sender.acknowledged': { 'a sale is kept': 'sender.unsent.queued' },
    'sender.unsent.queued': { TURN: 'sender.unsent.reading' },
    'sender.unsent.reading': {
      'one is there': 'sender.unsent.sending',
      'another window sent it': 'sender.acknowledged',
      'not read': 'sender.unsent.sending',
    },
    'sender.unsent.sending': {
      stored: 'sender.acknowledged',
      'a rule stands in its way': 'sender.acknowledged',
      'nobody answered': 'sender.unsent.unreachable',
      'the server is busy': 'sender.unsent.unreachable',
    },
    'sender.unsent.unreachable': { RETRY: 'sender.unsent.reading', ONLINE: 'sender.unsent.reading' },
    'refused.none': { 'a sale is refused': 'refused.waiting' },
    'refused.waiting': {
      MEND: 'refused.mending',
      GIVE_UP: 'refused.asking',
      'a sale is kept': 'refused.none',
      'nothing is kept': 'refused.none',
    },
    'refused.mending': { mended: 'refused.none', 'not mended': 'refused.waiting' },
    // What was paid for is given up by somebody who was asked.
    'refused.asking': { CONFIRM: 'refused.givingUp', CANCEL: 'refused.waiting' },
    'refused.givingUp': { 'given up': 'refused.none', 'not given up': 'refused.asking' },
  },
  refused: [
    { state: 'refused.waiting', event: 'MEND', facts: { sales: [reused] }, rules: ['outbox.stored_otherwise'] },
    { state: 'refused.waiting', event: 'GIVE_UP', facts: { holder: cashier }, rules: ['auth.forbidden'] },
    {
      ...{ state: 'refused.waiting', event: 'MEND', rules: ['outbox.not_refused'] },
      facts: { sales: [sale, { ...refused, key: 'another' }] },
    },
  ],
} satisfies StateTable
