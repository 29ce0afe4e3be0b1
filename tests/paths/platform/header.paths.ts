import { failure } from '#api/contract/platform/failure.ts'
import { headerMachine } from '#machines/platform/session/header.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const nothing = { totalCount: 0, feedbackCount: 0, questionCount: 0, onlineOrderCount: 0, newest_online_order: 0 }
const notice = { id: 7, kind: 'notice', says: 'notifications.notice', about: {}, link: '', created_at: '2026-11-22' }
const oneWaits = { ...nothing, totalCount: 1, notifications: [{ ...notice, read: false }], more: false }
const allRead = { ...nothing, notifications: [{ ...notice, read: true }], more: false }

/** What the header asks for by itself. */
export default paths(headerMachine)({
  inputs: { any: undefined },
  events: ({ value, context: { notifications } }) => [
    { type: 'REFRESH' },
    ...((value.notifications === 'resting' || value.notifications === 'unread') && (notifications?.totalCount ?? 0) > 0
      ? [{ type: 'READ', read: { from: 1, until: 7, online_order: 0 } } as const]
      : []),
  ],
  answers: {
    notifications: { done: [oneWaits], failed: [failure('network')] },
    read: { done: [allRead], failed: [failure('network')] },
    languages: { done: [[{ id: 1, language_id: 175, code: 'tr', name: 'Türkçe' }]], failed: [failure('network')] },
  },
  key: ({ value, context }) => JSON.stringify([value, context.notifications?.totalCount ?? null]),
})
