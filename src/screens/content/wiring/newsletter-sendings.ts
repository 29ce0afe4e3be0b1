import { fromPromise } from 'xstate'
import type {
  Audience,
  NewsletterRecipient,
  NewsletterRecipients,
  NewsletterSending,
  NewsletterSendings,
  RecipientFilter,
} from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { newsletterSendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import {
  callOffRules,
  complaintRules,
  type SendingFacts,
  sendingRules,
} from '#api/rules/content/newsletter-sendings.ts'
import { newsletterMailReady } from '#api/rules/content/newsletters.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** A page of what was sent, from 0. */
export const newsletterSendings = loaded(
  fromPromise<NewsletterSendings, LoadedInput<{ page: number }>>(({ input: { query } }) =>
    call(newsletterSendingOperations.list, { query: { page: query.page } }),
  ),
)

/** How many a newsletter would reach: those of a group, or all who allow it. */
export const newsletterAudience = loaded(
  fromPromise<Audience, LoadedInput<{ group: string }>>(({ input: { query } }) =>
    call(newsletterSendingOperations.audience, { query: { group_id: numberIn(query.group) } }),
  ),
)

/** A page of whom a newsletter went to. */
export const newsletterRecipients = loaded(
  fromPromise<NewsletterRecipients, LoadedInput<{ id: number; page: number; state: RecipientFilter | null }>>(
    ({ input: { query } }) =>
      call(newsletterSendingOperations.recipients, {
        params: { id: query.id },
        query: { page: query.page, state: query.state },
      }),
  ),
)

/** What a sending begins with. */
export const newSending: Texts = {
  newsletter_id: '',
  group_id: '',
  when: 'now',
  planned_for: '',
  to_send: '',
  asked: '',
}

/** Asking for a sending. How many it would reach stands in `to_send`, once that is known. */
export function newsletterSendingForm({ mail }: Newsletters) {
  return shortForm({
    rules: [newsletterMailReady, ...sendingRules],
    factsOf: ({ fields }) => ({ ...factsOf(fields), mail: mail === 1 }),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) => {
      const { newsletter_id, planned_for } = factsOf(fields)
      const body = { newsletter_id: newsletter_id ?? 0, group_id: numberIn(fields.group_id), planned_for }
      return call(newsletterSendingOperations.send, { body, key })
    }),
  })
}

function factsOf(fields: Texts): SendingFacts {
  const { when, planned_for = '', to_send = '' } = fields
  return {
    newsletter_id: numberIn(fields.newsletter_id),
    // While it is counted the server judges.
    to_send: to_send === '' ? 1 : Number(to_send),
    planned_for: when === 'day' ? planned_for : null,
    today: dayAt(new Date(), shopTimeZone()),
  }
}

/** Calling off what waits for its day. */
export function newsletterCallingOff({ id, begun, cancelled }: NewsletterSending) {
  return shortForm({
    rules: callOffRules,
    factsOf: () => ({ begun: begun === 1, cancelled: cancelled === 1 }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(newsletterSendingOperations.cancel, { params: { id }, key }),
    ),
  })
}

/** Somebody complained of a newsletter. */
export function newsletterComplaining(recipient: NewsletterRecipient) {
  return shortForm({
    rules: complaintRules,
    factsOf: () => recipient,
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(newsletterSendingOperations.complaint, { params: { id: recipient.id }, key }),
    ),
  })
}

function numberIn(text = ''): number | null {
  return text === '' ? null : Number(text)
}
