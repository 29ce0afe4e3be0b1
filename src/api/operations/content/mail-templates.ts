import {
  MailTemplate,
  MailTemplates,
  MailTest,
  MailTested,
  MailValues,
  MailValuesQuery,
  SavedMailTemplate,
} from '#api/contract/platform/mail-templates.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/emails'

/** What is asked of the mails that a shop sends. All the staff may change them, as the specification has it. */
export const mailTemplateOperations = {
  list: operation({
    method: 'GET',
    path,
    summary: 'The mails that the shop sends, and which of them have texts of its own',
    data: MailTemplates,
    codes: 'signed-in',
  }),
  read: operation({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One mail’s template in every language, and as it was built',
    data: MailTemplate,
    codes: 'signed-in',
  }),
  save: operation({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Replaces the texts of a template; the built ones put it back',
    body: SavedMailTemplate,
    data: MailTemplate,
    codes: 'signed-in',
  }),
  values: operation({
    method: 'GET',
    path: `${path}/:id/values`,
    summary: 'What a template is filled with to try it: an order of the shop, or samples',
    query: MailValuesQuery,
    data: MailValues,
    codes: 'signed-in',
  }),
  test: operation({
    method: 'POST',
    path: `${path}/:id/test`,
    summary: 'Sends a mail with these texts to whoever asks',
    body: MailTest,
    data: MailTested,
    codes: 'signed-in',
  }),
}
