import { exportTypes } from '#api/contract/platform/exports.ts'
import { NewConsent, PersonalData, PersonalDataQuery } from '#api/contract/sales/personal-data.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { customers } from '#api/resources/sales/customers.ts'

/** What the law on personal data (KVKK) lets a customer ask of the shop. */
export const personalDataOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/customers/:id/personal-data',
    summary: 'What a customer allows, and what stands in the way of erasing what is known of them',
    data: PersonalData,
    codes: customers.codes.view,
  }),
  consent: operation({
    method: 'POST',
    path: '/v1/panel/customers/:id/consents',
    summary: 'Notes that a customer allowed something or withdrew it, and how',
    body: NewConsent,
    data: PersonalData,
    codes: customers.codes.edit,
  }),
  export: operation({
    method: 'GET',
    path: '/v1/panel/customers/:id/personal-data/file',
    summary: 'Everything that is held on a customer, as data or as a sheet',
    query: PersonalDataQuery,
    file: ['application/json', exportTypes[0]],
    codes: customers.codes.edit,
  }),
  erase: operation({
    method: 'POST',
    path: '/v1/panel/customers/:id/erase',
    summary: 'Erases what is known of a customer, but for what the law has the shop keep',
    data: PersonalData,
    codes: customers.codes.delete,
    key: 'required',
  }),
}
