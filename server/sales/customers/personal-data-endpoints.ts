import { personalDataOperations } from '#api/operations/sales/personal-data.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { complaintWithdraws, consentHow } from '#api/rules/sales/personal-data.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { eraseCustomer } from './erase.ts'
import { contactsOf } from './merge-contacts.ts'
import { noteConsent, readPersonalData } from './personal-data.ts'
import { personalDataFile } from './personal-data-file.ts'

const read = endpoint(personalDataOperations.read, async ({ db, actor: { shop_id }, params: { id } }) => {
  await contactsOf(db, shop_id, [id])
  return readPersonalData(db, shop_id, id)
})

const consent = endpoint(personalDataOperations.consent, async ({ params: { id }, body, ...context }) => {
  const { db, actor } = context
  await contactsOf(db, actor.shop_id, [id])
  const wrong = [...broken([consentHow], body), ...broken([complaintWithdraws], body)]
  if (wrong.length > 0) throw new Refused(422, wrong)
  await noteConsent(context, id, body)
  return readPersonalData(db, actor.shop_id, id)
})

const file = endpoint(personalDataOperations.export, async ({ db, actor: { shop_id }, params: { id }, query }) => {
  await contactsOf(db, shop_id, [id])
  return personalDataFile(db, { shop_id, id, format: query.format ?? 'json', lang: query.lang ?? 'tr' })
})

const erase = endpoint(personalDataOperations.erase, async ({ params: { id }, ...context }) => {
  await eraseCustomer(context, id)
  return readPersonalData(context.db, context.actor.shop_id, id)
})

/** What the law on personal data lets a customer ask of the shop. */
export const personalDataEndpoints: readonly Endpoint[] = [read, consent, file, erase]
