import { eq } from 'drizzle-orm'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import {
  feedbacksPath,
  newMessage,
  newQuestion,
  questionsPath,
  sendPath,
} from '#tests/fixtures/customer-messages.fixture.ts'
import { block, builderPath, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { type Maker, next } from './sample.ts'

const texts = () => {
  const words = { subject: `Konu ${next()}`, content: 'Merhaba {{customer_name}}', footer: '' }
  return { tr: words, en: words }
}
const page = () => [block('b1', 'testcomponent', { title: `Hoş geldiniz ${next()}` })]
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
  'GET /v1/web/home': async () => ({ path: '/v1/web/home' }),
  'GET /v1/panel/page-builder': async () => ({ path: builderPath }),
  'PUT /v1/panel/page-builder/:id': async (shop, seeded) => {
    const { theme_id, version } = await savedPage(shop, page(), seeded)
    return { path: `${builderPath}/${theme_id}`, body: { language_id: 175, version, blocks: page() } }
  },
  'POST /v1/panel/page-builder/:id/publish': async (shop, seeded) => {
    const { theme_id, version } = await savedPage(shop, page(), seeded)
    return { path: `${builderPath}/${theme_id}/publish`, body: { language_id: 175, version } }
  },
  'POST /v1/panel/page-builder/:id/schedule': async (shop, seeded) => {
    const { theme_id, version } = await savedPage(shop, page(), seeded)
    const at = '2040-01-01T09:00:00.000Z'
    return { path: `${builderPath}/${theme_id}/schedule`, body: { language_id: 175, version, at } }
  },
  'GET /v1/panel/page-builder/:id/versions': async (shop, seeded) => {
    const { theme_id } = await savedPage(shop, page(), seeded)
    return { path: `${builderPath}/${theme_id}/versions?language_id=175` }
  },
  'GET /v1/panel/page-builder/:id/version': async (shop, seeded) => {
    const { theme_id, version } = await savedPage(shop, page(), seeded)
    return { path: `${builderPath}/${theme_id}/version?language_id=175&version=${version}` }
  },
  'GET /v1/panel/labels/variants': async () => ({ path: '/v1/panel/labels/variants?search=elbise' }),
}
