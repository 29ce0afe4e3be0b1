import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { NewsletterContext } from '#machines/content/newsletter/newsletter.context.ts'
import { newsletters } from '#screens/content/wiring/newsletters.ts'
import { newsletter_sendings, newsletter_templates } from '#server/db/schema/newsletters.ts'
import { newslettersPath, newsletterTexts, sendingsPath } from '#tests/fixtures/newsletters.fixture.ts'
import { type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './newsletter.paths.ts'
import { arrange, type Mailing, newMailing, whose } from './newsletter.shop.ts'

type Desk = World & Mailing

const answer = async (event: EventObject, { world }: Moment<Desk>) => ({ how: await arrange(world, event) })

/** What only the page asks for: nobody sends what is not chosen, or before it is counted. */
const ofThePage = ['newsletter.none_chosen', 'newsletter.not_counted']

/** Newsletters of a real shop: added, tried, sent, followed and stopped there. */
export default overHttp(spec)<typeof newsletters, Desk>({
  machine: newsletters,
  input: () => undefined,
  begin: async (shop) => ({ ...(await newMailing(shop)), token: await shop.as([200]) }),
  whose,
  answers: { look: answer, add: answer, count: answer, test: answer, send: answer, read: answer, stop: answer },
  event: (event, { world: { newsletter_id, group_id } }) => {
    if (event.type === 'CHOOSE') return { ...event, newsletter_id } as EventObject
    const chosen = (event as EventObject & { group_id?: number | null }).group_id
    return event.type === 'CHOOSE_GROUP' && chosen !== null ? ({ ...event, group_id } as EventObject) : event
  },
  see: async ({ value, context }, world) => {
    if (JSON.stringify(value) === '{"writing":"counted"}') sees(context, world)
    if (typeof value === 'object' && 'followed' in value) await stored(context, world)
  },
  refused: async ({ type }, rules, { world, actor }) => {
    const asked = await askedPastThePage(type, actor.getSnapshot().context, world)
    if (!asked || rules.length === 0 || rules.every((rule) => ofThePage.includes(rule))) return
    expect([409, 422]).toContain(asked.http)
    const told = asked.body.rules.map(({ id }: { id: string }) => id)
    expect([...new Set(told)].sort()).toEqual(rules.filter((rule) => !ofThePage.includes(rule)).sort())
  },
})

/** How many it reaches, and to whom the last trial went. */
function sees({ audience, draft, tested }: NewsletterContext, { shop, newsletter_id }: Desk): void {
  expect(audience?.to_send).toBe(draft.group_id === null ? 2 : 0)
  if (tested === null) return
  expect(draft.newsletter_id).toBe(newsletter_id)
  expect(shop.mails.sent.at(-1)).toMatchObject({ to: tested, subject: expect.stringContaining('bahar') })
}

/** What was sent is stored as it was asked for, once. */
async function stored({ sending, draft }: NewsletterContext, { shop, newsletter_id }: Desk): Promise<void> {
  const rows = await shop.db
    .select()
    .from(newsletter_sendings)
    .where(eq(newsletter_sendings.shop_id, shop.own.shop_id))
    .orderBy(desc(newsletter_sendings.id))
  expect(rows[0]).toMatchObject({ id: sending?.id, newsletter_id, group_id: null, planned_for: draft.planned_for })
  expect(draft.planned_for === null ? rows[0]?.job_id : null).toBe(sending?.job?.id ?? null)
}

/** The same asked of the server, past the page. */
async function askedPastThePage(type: string, { draft, title }: NewsletterContext, { shop, token }: Desk) {
  const as = { as: token }
  if (type === 'ADD') {
    const { shop_id } = shop.own
    const before = await shop.db.$count(newsletter_templates, eq(newsletter_templates.shop_id, shop_id))
    const told = await shop.call('POST', newslettersPath, { ...as, body: { title, texts: newsletterTexts } })
    expect(await shop.db.$count(newsletter_templates, eq(newsletter_templates.shop_id, shop_id))).toBe(before)
    return told
  }
  if (draft.newsletter_id === null) return null
  if (type === 'TEST')
    return shop.call('POST', `${newslettersPath}/${draft.newsletter_id}/test`, {
      ...as,
      body: { language: 'tr', texts: newsletterTexts },
    })
  if (type !== 'ASK' || draft.planned_for === '') return null
  return shop.call('POST', sendingsPath, { ...as, body: { ...draft } })
}
