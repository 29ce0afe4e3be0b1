import { type SnapshotFrom, transition } from 'xstate'
import type { CustomerMessage } from '#api/contract/content/customer-messages.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { customerMessageChart } from '#machines/content/customer-message/customer-message.chart.ts'
import {
  customerMessagePageMachine,
  messageChartOf,
} from '#machines/content/customer-message/customer-message-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { clerk, reader } from '#tests/paths/platform/people.ts'
import { stranger } from './customer-message.paths.ts'

/** The one answer of the walks that is neither empty nor too long. */
export const anAnswer = 'M beden olur.'
const long = 'a'.repeat(5_001)

const waiting: CustomerMessage = {
  ...{ id: 7, version: 1, kind: 'feedback', status: 'open', name: 'Zeynep Yılmaz', email: 'zeynep@example.com' },
  ...{ subject: 'Beden', text: 'Hangi beden olur?', product: null, assignee: null, staff: [], unread_notice: null },
  ...{ answers: [], created_at: '2026-11-20T10:00:00.000Z' },
}
const nameless: CustomerMessage = { ...waiting, email: '' }
const closed: CustomerMessage = { ...waiting, status: 'closed' }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof customerMessagePageMachine>

/** One message on its screen, for someone who answers and someone who only reads. */
export default paths(customerMessagePageMachine)({
  inputs: { answering: { id: 7, holder: clerk }, looking: { id: 7, holder: reader } },
  events: (snapshot) => [
    ...(['CLOSE', 'REOPEN', 'ANSWER'] as const).map((type) => ({ type: 'STEP', step: { type } }) as const),
    ...[null, stranger].map((user_id) => ({ type: 'STEP', step: { type: 'ASSIGN', user_id } }) as const),
    ...(writes(snapshot) ? ['', anAnswer, long].map((text) => ({ type: 'TYPE', text }) as const) : []),
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: { done: [waiting, nameless, closed], failed: [failure('network'), failure('notFound', { status: 404 })] },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, typed, command } }) =>
    JSON.stringify([value, holder, record?.status, record?.email, typed, command]),
})

/** Where an answer is written at all. */
function writes({ context: { record, holder } }: Snapshot): boolean {
  return record !== null && record.status !== 'closed' && holder.permissions.includes(2801)
}

/** The message as the server answers it after the step: what its chart makes of it. */
function after({ context: { record, command, holder } }: Snapshot): CustomerMessage {
  const before = record ?? waiting
  const [{ value }] = transition(customerMessageChart, messageChartOf(before), {
    ...(command ?? { type: 'CLOSE' }),
    by: holder,
  })
  return { ...before, status: value, version: before.version + 1 }
}
