import {
  Audience,
  AudienceQuery,
  NewSending,
  NewsletterRecipient,
  NewsletterRecipients,
  NewsletterSending,
  NewsletterSendings,
  RecipientsQuery,
  SendingsQuery,
} from '#api/contract/content/newsletter-sendings.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/newsletter-sendings'
const codes = [200]

/** What is asked of newsletters that go out. */
export const newsletterSendingOperations = {
  audience: operation({
    method: 'GET',
    path: '/v1/panel/newsletter-audience',
    summary: 'How many a newsletter would reach now, and how many not, and why',
    query: AudienceQuery,
    data: Audience,
    codes,
  }),
  list: operation({
    method: 'GET',
    path,
    summary: 'The newsletters that went out or will, the newest first, with what became of them',
    query: SendingsQuery,
    data: NewsletterSendings,
    codes,
  }),
  send: operation({
    method: 'POST',
    path,
    summary: 'Sends a newsletter to those who allow it, as a job, at once or on a day',
    body: NewSending,
    data: NewsletterSending,
    codes,
    key: 'required',
  }),
  read: operation({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One sending, and what became of it so far',
    data: NewsletterSending,
    codes,
  }),
  cancel: operation({
    method: 'POST',
    path: `${path}/:id/cancel`,
    summary: 'Calls off a sending that has not begun',
    data: NewsletterSending,
    codes,
  }),
  recipients: operation({
    method: 'GET',
    path: `${path}/:id/recipients`,
    summary: 'Whom a newsletter went to, and what became of it there',
    query: RecipientsQuery,
    data: NewsletterRecipients,
    codes,
  }),
  complaint: operation({
    method: 'POST',
    path: '/v1/panel/newsletter-recipients/:id/complaint',
    summary: 'Notes that somebody complained of a newsletter: they get none any more',
    data: NewsletterRecipient,
    codes,
  }),
}
