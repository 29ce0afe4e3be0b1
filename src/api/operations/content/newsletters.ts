import {
  NewNewsletter,
  Newsletter,
  Newsletters,
  NewsletterTest,
  NewsletterTested,
  SavedNewsletter,
} from '#api/contract/content/newsletters.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/newsletter-templates'
/** One code opens all of it, as the specification has it. */
const codes = [200]

/** What is asked of newsletters. */
export const newsletterOperations = {
  list: operation({
    method: 'GET',
    path,
    summary: 'The newsletter templates of the shop, and what one is written and tried with',
    data: Newsletters,
    codes,
  }),
  add: operation({
    method: 'POST',
    path,
    summary: 'Adds a newsletter template; a shop has three at most',
    body: NewNewsletter,
    data: Newsletter,
    codes,
  }),
  save: operation({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Replaces the name and the texts of a newsletter template',
    body: SavedNewsletter,
    data: Newsletter,
    codes,
  }),
  remove: operation({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a newsletter template; what was sent of it stays',
    data: Nothing,
    codes,
  }),
  test: operation({
    method: 'POST',
    path: `${path}/:id/test`,
    summary: 'Sends a newsletter with these texts to whoever asks, at once',
    body: NewsletterTest,
    data: NewsletterTested,
    codes,
  }),
}
