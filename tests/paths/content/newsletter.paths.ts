import type { NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { failure } from '#api/contract/platform/failure.ts'
import {
  blankDraft,
  type NewsletterContext,
  type NewsletterEvent,
} from '#machines/content/newsletter/newsletter.context.ts'
import { newsletterMachine } from '#machines/content/newsletter/newsletter.machine.ts'
import { newsletterTexts } from '#tests/fixtures/newsletters.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What the walks name: the newsletter that is chosen, a group of which nobody allows anything, days, and names. */
export const known = { newsletter: 7, nobody: 3, ahead: '2090-01-01', past: '2020-01-01', today: '2026-11-28' }

const newsletter = (id: number): Newsletter => ({
  ...{ id, version: 1, title: 'Bahar', texts: newsletterTexts, updated_at: '2026-11-20T10:00:00.000Z' },
})
const values = { shop_name: 'Kepenk', customer_name: 'Zeynep' }
const one: Newsletters = {
  ...{ rows: [newsletter(known.newsletter)], starter: newsletterTexts, mail: 1 },
  ...{ values: { tr: values, en: values }, groups: [{ id: known.nobody, label: 'Toptan' }] },
}
/** As many as there may be, and no way to send any. */
const full: Newsletters = { ...one, mail: 0, rows: [known.newsletter, 8, 9].map(newsletter) }

const none = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, bounced: 0, complained: 0 }
const running: NewsletterSending = {
  ...{ id: 4, title: 'Bahar', group_label: '', planned_for: null, cancelled: 0, begun: 1 },
  ...{ job: { id: 5, state: 'running' }, user: '', created_at: '2026-11-28T10:00:00.000Z' },
  counts: { ...none, queued: 2 },
}
const over: NewsletterSending = { ...running, job: { id: 5, state: 'finished' } }
const planned: NewsletterSending = { ...running, planned_for: known.ahead, begun: 0, job: null, counts: none }
const audience = { to_send: 2, no_address: 0, no_consent: 0, bounced: 0, same_address: 0 }
const noAnswer = [failure('network')]

const everywhere: readonly NewsletterEvent[] = [
  { type: 'ADD' },
  { type: 'TEST', language: 'tr' },
  { type: 'ASK', today: known.today },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'STOP' },
  { type: 'ANOTHER' },
  { type: 'RETRY' },
]
const names: readonly NewsletterEvent[] = ['Yaz', 'x'.repeat(101)].map((title) => ({ type: 'TYPE_TITLE', title }))

/** A newsletter that is added, or one that is sent: what is typed of the one is tried without the other. */
export default paths(newsletterMachine)({
  inputs: { page: undefined },
  events: ({ context }) => [
    ...everywhere,
    ...(isBlank(context) && context.title === '' ? names : []),
    ...(context.title === '' ? drafted(context) : []),
    ...(isBlank(context) && context.title === '' ? [{ type: 'REFRESH' as const }] : []),
  ],
  answers: {
    look: { done: [one, full], failed: noAnswer },
    add: { done: [newsletter(8)], failed: noAnswer },
    count: ({ context: { draft } }) => ({
      done: [draft.group_id === null ? audience : { ...audience, to_send: 0, no_consent: 1 }],
      failed: noAnswer,
    }),
    test: { done: [{ recipient: 'yonetici@ornek.test' }], failed: noAnswer },
    send: ({ context: { draft } }) => ({ done: [draft.planned_for === null ? running : planned], failed: noAnswer }),
    read: ({ context: { sending } }) => ({
      done: sending?.begun ? [running, over] : [planned, { ...planned, cancelled: 1 }],
      failed: noAnswer,
    }),
    stop: { done: [{}], failed: noAnswer },
  },
  key: ({ value, context: { newsletters, title, draft, audience, tested, sending, act, failure } }) =>
    JSON.stringify([
      ...[value, newsletters?.rows.length, title, draft, audience?.to_send, tested !== null, act, failure !== null],
      ...[sending?.begun, sending?.cancelled, sending?.job?.state],
    ]),
})

function isBlank({ draft }: NewsletterContext): boolean {
  return JSON.stringify(draft) === JSON.stringify(blankDraft)
}

/** One thing more is chosen, in the order of the form. */
function drafted({ draft: { newsletter_id, group_id, planned_for } }: NewsletterContext): readonly NewsletterEvent[] {
  if (newsletter_id === null) return [{ type: 'CHOOSE', newsletter_id: known.newsletter }]
  const days: readonly NewsletterEvent[] = [known.ahead, known.past, ''].map((day) => ({
    type: 'PLAN',
    planned_for: day,
  }))
  if (group_id === null && planned_for === null) return [{ type: 'CHOOSE_GROUP', group_id: known.nobody }, ...days]
  return planned_for === null ? [{ type: 'CHOOSE_GROUP', group_id: null }] : [{ type: 'PLAN', planned_for: null }]
}
