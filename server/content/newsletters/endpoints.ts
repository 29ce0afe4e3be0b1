import { newsletterOperations as operations } from '#api/operations/content/newsletters.ts'
import { type NewsletterFacts, newsletterMailReady, newsletterRules } from '#api/rules/content/newsletters.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { audienceGroups } from './audience-groups.ts'
import { mailReady } from './mail-ready.ts'
import { sendTest } from './send-test.ts'
import { starterTexts } from './starter.ts'
import { addTemplate, listTemplates, readTemplate, removeTemplate, saveTemplate } from './templates.ts'
import { valuesToTry } from './values.ts'

const list = endpoint(operations.list, async ({ db, actor: { shop_id }, services: { config } }) => {
  const mail = (await mailReady(db, shop_id, config)) ? (1 as const) : (0 as const)
  const values = await valuesToTry(db, shop_id)
  const rows = await listTemplates(db, shop_id)
  return { rows, starter: starterTexts(), values, groups: await audienceGroups(db, shop_id), mail }
})

const add = endpoint(operations.add, (context) => addTemplate(context, context.body))
const save = endpoint(operations.save, (context) => saveTemplate(context, context.params.id, context.body))
const remove = endpoint(operations.remove, async (context) => {
  await removeTemplate(context, context.params.id)
  return {}
})

const test = endpoint(operations.test, {
  prepare: async ({ db, actor, params, body, services }) => {
    const { title } = await readTemplate(db, actor.shop_id, params.id)
    const wrong = [
      ...broken([newsletterMailReady], { mail: await mailReady(db, actor.shop_id, services.config) }),
      ...broken<NewsletterFacts>(newsletterRules, { title, texts: body.texts }),
    ]
    if (wrong.length > 0) throw new Refused(422, wrong)
    await sendTest(services, actor, body)
  },
  handle: async (context) => {
    await audit(context, { subject: 'newsletters', subject_id: context.params.id, event: 'test' })
    return { recipient: context.actor.email }
  },
})

/** The calls for newsletters. */
export const newsletterEndpoints: readonly Endpoint[] = [list, add, save, remove, test]
