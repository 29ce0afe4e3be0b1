import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the records of sales. */
export const salesDrafts = {
  customers: { contact_type: 'corporate', company_name: 'Ege Tekstil A.Ş.', language: '' },
  // A second address of a customer is not the default by itself.
  'customer-addresses': { default_status: 1 },
} satisfies Readonly<Record<string, Draft>>
