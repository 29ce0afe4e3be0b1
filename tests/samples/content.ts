import { eq } from 'drizzle-orm'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { phone_templates } from '#server/db/schema/phone-messages.ts'
import {
  feedbacksPath,
  newMessage,
  newQuestion,
  questionsPath,
  sendPath,
} from '#tests/fixtures/customer-messages.fixture.ts'
import { activePhone } from '#tests/fixtures/phone-messages.fixture.ts'
import { type Maker, next } from './sample.ts'

const texts = () => {
  const words = { subject: `Konu ${next()}`, content: 'Merhaba {{customer_name}}', footer: '' }
  return { tr: words, en: words }
}
const phoneTexts = () => ({ tr: `Merhaba {{customer_name}} ${next()}`, en: 'Hello' })
const written = () => ({ name: 'Zeynep', email: `z${next()}@example.com`, subject: 'Beden', text: 'Hangisi olur?' })

/** What the content of the shop is asked beyond the calls that every resource and list has. */
export const contentSamples: Readonly<Record<string, Maker>> = {
  'POST /v1/web/feedbacks': async () => ({ path: sendPath.feedback, body: written() }),
  'POST /v1/web/questions': async () => ({ path: sendPath.question, body: written() }),
  'GET /v1/panel/emails': async () => ({ path: '/v1/panel/emails' }),
  'GET /v1/panel/emails/:id': async () => ({ path: '/v1/panel/emails/1' }),
  'PUT /v1/panel/emails/:id': async (shop, seeded) => {
    const [own] = await shop.db.select().from(mail_templates).where(eq(mail_templates.shop_id, seeded.shop_id))
    return { path: '/v1/panel/emails/1', body: { texts: texts(), version: own?.version ?? 0 } }
  },
  'GET /v1/panel/emails/:id/values': async () => ({ path: '/v1/panel/emails/1/values' }),
  'POST /v1/panel/emails/:id/test': async () => ({
    path: '/v1/panel/emails/1/test',
    body: { language: 'tr', texts: texts() },
  }),
  'GET /v1/panel/phone-messages': async () => ({ path: '/v1/panel/phone-messages' }),
  'GET /v1/panel/phone-messages/:id': async () => ({ path: '/v1/panel/phone-messages/1' }),
  'PUT /v1/panel/phone-messages/:id': async (shop, seeded) => {
    const [own] = await shop.db.select().from(phone_templates).where(eq(phone_templates.shop_id, seeded.shop_id))
    return { path: '/v1/panel/phone-messages/1', body: { texts: phoneTexts(), status: 1, version: own?.version ?? 0 } }
  },
  'GET /v1/panel/phone-messages/:id/values': async () => ({ path: '/v1/panel/phone-messages/1/values' }),
  'POST /v1/panel/phone-messages/:id/test': async (shop, { shop_id }) => {
    await activePhone(shop, shop_id)
    return { path: '/v1/panel/phone-messages/1/test', body: { language: 'tr', texts: phoneTexts() } }
  },
  'POST /v1/panel/user-feedbacks/:id/answers': async (shop, seeded) => ({
    path: `${feedbacksPath}/${await newMessage(shop, {}, seeded)}/answers`,
    body: { answer: 'M beden olur.', version: 1 },
  }),
  'PATCH /v1/panel/user-feedbacks/:id/assignee': async (shop, seeded) => ({
    path: `${feedbacksPath}/${await newMessage(shop, {}, seeded)}/assignee`,
    body: { user_id: seeded.admin_id, version: 1 },
  }),
  'POST /v1/panel/user-questions/:id/answers': async (shop, seeded) => ({
    path: `${questionsPath}/${await newQuestion(shop, {}, seeded)}/answers`,
    body: { answer: 'M beden olur.', version: 1 },
  }),
  'PATCH /v1/panel/user-questions/:id/assignee': async (shop, seeded) => ({
    path: `${questionsPath}/${await newQuestion(shop, {}, seeded)}/assignee`,
    body: { user_id: seeded.admin_id, version: 1 },
  }),
  'GET /v1/panel/labels/variants': async () => ({ path: '/v1/panel/labels/variants?search=elbise' }),
}
