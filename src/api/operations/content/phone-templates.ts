import { MailValuesQuery } from '#api/contract/platform/mail-templates.ts'
import {
  PhoneTemplate,
  PhoneTemplates,
  PhoneTest,
  PhoneTested,
  PhoneValues,
  SavedPhoneTemplate,
} from '#api/contract/platform/phone-templates.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/phone-messages'

/** What is asked of the messages that a shop sends to phones. All the staff may change them, as the specification has it. */
export const phoneTemplateOperations = {
  list: operation({
    method: 'GET',
    path,
    summary: 'The messages that the shop sends to phones, and which of them are active',
    data: PhoneTemplates,
    codes: 'signed-in',
  }),
  read: operation({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One message’s template in every language, and as it was built',
    data: PhoneTemplate,
    codes: 'signed-in',
  }),
  save: operation({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Replaces the texts of a template and says whether it is sent; the built texts put it back',
    body: SavedPhoneTemplate,
    data: PhoneTemplate,
    codes: 'signed-in',
  }),
  values: operation({
    method: 'GET',
    path: `${path}/:id/values`,
    summary: 'What a template is filled with to try it: an order of the shop, or samples',
    query: MailValuesQuery,
    data: PhoneValues,
    codes: 'signed-in',
  }),
  test: operation({
    method: 'POST',
    path: `${path}/:id/test`,
    summary: 'Sends a message with these texts to the shop’s own phone',
    body: PhoneTest,
    data: PhoneTested,
    codes: 'signed-in',
  }),
}
