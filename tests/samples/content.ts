import { eq } from 'drizzle-orm'
import { contract_texts } from '#server/db/schema/contracts.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { label_queue } from '#server/db/schema/label-queue.ts'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'
import { phone_templates } from '#server/db/schema/phone-messages.ts'
import {
  feedbacksPath,
  newMessage,
  newQuestion,
  questionsPath,
  sendPath,
} from '#tests/fixtures/customer-messages.fixture.ts'
import {
  activeMail,
  newNewsletter,
  newSubscriber,
  newslettersPath,
  newsletterTexts,
  plannedSending,
  sendingsPath,
  sentRecipient,
} from '#tests/fixtures/newsletters.fixture.ts'
import { block, builderPath, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { activePhone } from '#tests/fixtures/phone-messages.fixture.ts'
import { turkish } from '#tests/seed.ts'
import { draftOf } from './drafts.ts'
import { create, type Maker, next } from './sample.ts'

const texts = () => {
  const words = { subject: `Konu ${next()}`, content: 'Merhaba {{customer_name}}', footer: '' }
  return { tr: words, en: words }
}
const page = () => [block('b1', 'testcomponent', { title: `Hoş geldiniz ${next()}` })]
const phoneTexts = () => ({ tr: `Merhaba {{customer_name}} ${next()}`, en: 'Hello' })
const contractTexts = () => {
  const words = { title: `Sözleşme ${next()}`, content: '<p>{{buyer_name}}</p>' }
  return { tr: words, en: words }
}
const written = () => ({ name: 'Zeynep', email: `z${next()}@example.com`, subject: 'Beden', text: 'Hangisi olur?' })

/** The address of one that visitors see. */
async function published(of: 'pages' | 'blogs', ...[shop, seeded, token]: Parameters<Maker>): Promise<string> {
  const draft = { ...draftOf(of, seeded), status: 1, publish_date: '2026-01-01' }
  const id = await create(shop, `/v1/panel/${of}`, draft, token, seeded)
  const headers = { 'x-sid': String(seeded.shop_id) }
  const { body } = await shop.call('GET', `/v1/panel/${of}/${id}`, { as: token, headers })
  return body.data.translations[0].slug
}

/** Where the old addresses of a record stand that nobody else has. */
async function addressesOf(of: 'pages' | 'blogs', ...[shop, seeded, token]: Parameters<Maker>): Promise<string> {
  return `/v1/panel/${of}/${await create(shop, `/v1/panel/${of}`, draftOf(of, seeded), token, seeded)}/addresses`
}

/** One that has an old address, which may go. */
async function withOldAddress(of: 'pages' | 'blogs', ...[shop, seeded, token]: Parameters<Maker>) {
  const path = await addressesOf(of, shop, seeded, token)
  const body = { language_id: turkish, slug: `eski-${next()}` }
  await shop.call('POST', path, { as: token, headers: { 'x-sid': String(seeded.shop_id) }, body })
  return { path: `${path}/remove`, body }
}

/** A record that visitors see, with a working copy, and what may be saved of that next. */
async function withCopy(of: 'pages' | 'blogs', ...[shop, seeded, token]: Parameters<Maker>) {
  const draft = { ...draftOf(of, seeded), status: 1, publish_date: '2026-01-01' }
  const path = `/v1/panel/${of}/${await create(shop, `/v1/panel/${of}`, draft, token, seeded)}/copy`
  const headers = { 'x-sid': String(seeded.shop_id) }
  await shop.call('PUT', path, { as: token, headers, body: { ...draft, version: 0 } })
  return { path, body: { ...draft, tags: [{ tag: `etiket ${next()}` }], version: 1 } }
}

/** The saved page of a theme that nobody else has. */
async function ownPage(...[shop, seeded, token]: Parameters<Maker>) {
  const theme_id = await create(shop, '/v1/panel/page-themes', draftOf('page-themes', seeded), token, seeded)
  return savedPage(shop, page(), seeded, 175, theme_id)
}

/** What the content of the shop is asked beyond the calls that every resource and list has. */
export const contentSamples: Readonly<Record<string, Maker>> = {
  'POST /v1/web/feedbacks': async () => ({ path: sendPath.feedback, body: written() }),
  'GET /v1/web/pages/:slug': async (...of) => ({ path: `/v1/web/pages/${await published('pages', ...of)}` }),
  'GET /v1/web/blogs/:slug': async (...of) => ({ path: `/v1/web/blogs/${await published('blogs', ...of)}` }),
  'GET /v1/web/blogs': async () => ({ path: '/v1/web/blogs' }),
  'GET /v1/web/theme': async () => ({ path: '/v1/web/theme' }),
  'GET /v1/panel/pages/:id/storefront': async (shop, seeded, token) => ({
    path: `/v1/panel/pages/${await create(shop, '/v1/panel/pages', draftOf('pages', seeded), token, seeded)}/storefront`,
  }),
  'GET /v1/panel/blogs/:id/storefront': async (shop, seeded, token) => ({
    path: `/v1/panel/blogs/${await create(shop, '/v1/panel/blogs', draftOf('blogs', seeded), token, seeded)}/storefront`,
  }),
  'GET /v1/panel/pages/:id/addresses': async (...of) => ({ path: await addressesOf('pages', ...of) }),
  'POST /v1/panel/pages/:id/addresses': async (...of) => ({
    path: await addressesOf('pages', ...of),
    body: { language_id: turkish, slug: `eski-${next()}` },
  }),
  'POST /v1/panel/pages/:id/addresses/remove': async (...of) => withOldAddress('pages', ...of),
  'GET /v1/panel/blogs/:id/addresses': async (...of) => ({ path: await addressesOf('blogs', ...of) }),
  'POST /v1/panel/blogs/:id/addresses': async (...of) => ({
    path: await addressesOf('blogs', ...of),
    body: { language_id: turkish, slug: `eski-${next()}` },
  }),
  'POST /v1/panel/blogs/:id/addresses/remove': async (...of) => withOldAddress('blogs', ...of),
  'GET /v1/panel/pages/:id/copy': async (...of) => ({ path: (await withCopy('pages', ...of)).path }),
  'PUT /v1/panel/pages/:id/copy': async (...of) => withCopy('pages', ...of),
  'GET /v1/panel/pages/:id/copy/state': async (...of) => ({ path: `${(await withCopy('pages', ...of)).path}/state` }),
  'POST /v1/panel/pages/:id/copy/publish': async (...of) => ({
    path: `${(await withCopy('pages', ...of)).path}/publish`,
    body: { version: 1, record_version: 1 },
  }),
  'POST /v1/panel/pages/:id/copy/schedule': async (...of) => ({
    path: `${(await withCopy('pages', ...of)).path}/schedule`,
    body: { version: 1, record_version: 1, at: '2099-01-01T09:00:00.000Z' },
  }),
  'DELETE /v1/panel/pages/:id/copy': async (...of) => ({ path: (await withCopy('pages', ...of)).path }),
  'GET /v1/panel/blogs/:id/copy': async (...of) => ({ path: (await withCopy('blogs', ...of)).path }),
  'PUT /v1/panel/blogs/:id/copy': async (...of) => withCopy('blogs', ...of),
  'GET /v1/panel/blogs/:id/copy/state': async (...of) => ({ path: `${(await withCopy('blogs', ...of)).path}/state` }),
  'POST /v1/panel/blogs/:id/copy/publish': async (...of) => ({
    path: `${(await withCopy('blogs', ...of)).path}/publish`,
    body: { version: 1, record_version: 1 },
  }),
  'POST /v1/panel/blogs/:id/copy/schedule': async (...of) => ({
    path: `${(await withCopy('blogs', ...of)).path}/schedule`,
    body: { version: 1, record_version: 1, at: '2099-01-01T09:00:00.000Z' },
  }),
  'DELETE /v1/panel/blogs/:id/copy': async (...of) => ({ path: (await withCopy('blogs', ...of)).path }),
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
  'POST /v1/panel/campaign-rivals': async (_, seeded) => ({
    path: '/v1/panel/campaign-rivals',
    body: {
      ...{ id: null, basis: 'category', products: [], categories: [seeded.category.elbise], tags: [] },
      ...{ payment_methods: [], customer_groups: [], without_groups: 0 },
    },
  }),
  'GET /v1/panel/contracts': async () => ({ path: '/v1/panel/contracts' }),
  'GET /v1/panel/contracts/:id': async () => ({ path: '/v1/panel/contracts/1' }),
  'PUT /v1/panel/contracts/:id': async (shop, seeded) => {
    const [own] = await shop.db.select().from(contract_texts).where(eq(contract_texts.shop_id, seeded.shop_id))
    return { path: '/v1/panel/contracts/1', body: { texts: contractTexts(), version: own?.version ?? 0 } }
  },
  'GET /v1/panel/contracts/:id/values': async () => ({ path: '/v1/panel/contracts/1/values' }),
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
  'GET /v1/panel/newsletter-templates': async () => ({ path: newslettersPath }),
  'POST /v1/panel/newsletter-templates': async (shop, { shop_id }) => {
    // Three are the most that there may be.
    await shop.db.delete(newsletter_templates).where(eq(newsletter_templates.shop_id, shop_id))
    return { path: newslettersPath, body: { title: `Bülten ${next()}`, texts: newsletterTexts } }
  },
  'PUT /v1/panel/newsletter-templates/:id': async (shop, seeded) => ({
    path: `${newslettersPath}/${await newNewsletter(shop, seeded)}`,
    body: { title: `Bülten ${next()}`, texts: newsletterTexts, version: 1 },
  }),
  'DELETE /v1/panel/newsletter-templates/:id': async (shop, seeded) => ({
    path: `${newslettersPath}/${await newNewsletter(shop, seeded)}`,
  }),
  'POST /v1/panel/newsletter-templates/:id/test': async (shop, seeded) => {
    await activeMail(shop, seeded.shop_id)
    const path = `${newslettersPath}/${await newNewsletter(shop, seeded)}/test`
    return { path, body: { language: 'tr', texts: newsletterTexts } }
  },
  'GET /v1/panel/newsletter-audience': async () => ({ path: '/v1/panel/newsletter-audience' }),
  'GET /v1/panel/newsletter-sendings': async () => ({ path: sendingsPath }),
  'POST /v1/panel/newsletter-sendings': async (shop, seeded) => {
    await activeMail(shop, seeded.shop_id)
    // Each time it goes to as many.
    await shop.db.delete(customer_consents).where(eq(customer_consents.shop_id, seeded.shop_id))
    for (const _ of ['one', 'another']) await newSubscriber(shop, {}, seeded)
    const newsletter_id = await newNewsletter(shop, seeded)
    return { path: sendingsPath, body: { newsletter_id, group_id: null, planned_for: null } }
  },
  'GET /v1/panel/newsletter-sendings/:id': async (shop, seeded) => ({
    path: `${sendingsPath}/${await plannedSending(shop, seeded)}`,
  }),
  'POST /v1/panel/newsletter-sendings/:id/cancel': async (shop, seeded) => ({
    path: `${sendingsPath}/${await plannedSending(shop, seeded)}/cancel`,
  }),
  'GET /v1/panel/newsletter-sendings/:id/recipients': async (shop, seeded) => ({
    path: `${sendingsPath}/${await plannedSending(shop, seeded)}/recipients`,
  }),
  'POST /v1/panel/newsletter-recipients/:id/complaint': async (shop, seeded) => ({
    path: `/v1/panel/newsletter-recipients/${await sentRecipient(shop, seeded)}/complaint`,
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
  'GET /v1/web/menus': async () => ({ path: '/v1/web/menus' }),
  'GET /v1/panel/menu-preview': async (_, seeded) => ({
    path: `/v1/panel/menu-preview?targets=category:${seeded.category.giyim}`,
  }),
  'GET /v1/web/home': async () => ({ path: '/v1/web/home' }),
  'GET /v1/panel/page-builder': async () => ({ path: builderPath }),
  'PUT /v1/panel/page-builder/:id': async (...of) => {
    const { theme_id, version } = await ownPage(...of)
    return { path: `${builderPath}/${theme_id}`, body: { language_id: 175, version, blocks: page() } }
  },
  'POST /v1/panel/page-builder/:id/publish': async (...of) => {
    const { theme_id, version } = await ownPage(...of)
    return { path: `${builderPath}/${theme_id}/publish`, body: { language_id: 175, version } }
  },
  'POST /v1/panel/page-builder/:id/schedule': async (...of) => {
    const { theme_id, version } = await ownPage(...of)
    const at = '2040-01-01T09:00:00.000Z'
    return { path: `${builderPath}/${theme_id}/schedule`, body: { language_id: 175, version, at } }
  },
  'GET /v1/panel/page-builder/:id/versions': async (...of) => {
    const { theme_id } = await ownPage(...of)
    return { path: `${builderPath}/${theme_id}/versions?language_id=175` }
  },
  'GET /v1/panel/page-builder/:id/version': async (...of) => {
    const { theme_id, version } = await ownPage(...of)
    return { path: `${builderPath}/${theme_id}/version?language_id=175&version=${version}` }
  },
  'GET /v1/panel/labels': async () => ({ path: '/v1/panel/labels?queue=prices' }),
  'POST /v1/panel/labels/printed': async (shop, { shop_id }) => {
    const [row] = await shop.db
      .insert(label_queue)
      .values({ shop_id, variant_id: next() + 1_000_000 })
      .returning()
    return { path: '/v1/panel/labels/printed', body: { queued: [{ id: row?.id ?? 1, version: 1 }] } }
  },
  'GET /v1/panel/labels/variants': async () => ({ path: '/v1/panel/labels/variants?search=elbise' }),
}
