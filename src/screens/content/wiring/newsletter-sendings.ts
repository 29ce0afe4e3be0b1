import { fromPromise } from 'xstate'
import type {
  NewsletterRecipient,
  NewsletterRecipients,
  NewsletterSending,
  NewsletterSendings,
  RecipientFilter,
} from '#api/contract/content/newsletter-sendings.ts'
import { newsletterSendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import { callOffRules, complaintRules } from '#api/rules/content/newsletter-sendings.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** A page of what was sent, from 0. */
export const newsletterSendings = loaded(
  fromPromise<NewsletterSendings, LoadedInput<{ page: number }>>(({ input: { query } }) =>
    call(newsletterSendingOperations.list, { query: { page: query.page } }),
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
