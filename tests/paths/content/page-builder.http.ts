import { expect } from 'vitest'
import { blocksIn, layoutIn, type PageBuilderContext } from '#machines/content/page-builder/page-builder.context.ts'
import { pageBuilder } from '#screens/content/wiring/page-builder.ts'
import { builderPath } from '#tests/fixtures/page-builder.fixture.ts'
import { type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './page-builder.paths.ts'
import { answersOf, type BuiltTheme, newTheme } from './page-builder.shop.ts'

interface Desk extends World {
  readonly theme: BuiltTheme
}

/** What the page itself refuses: the server is not asked for what was never typed or chosen. */
const ofThePage = ['form.unchanged', 'pagebuilder.save_first']
const past = '2020-01-01T00:00:00.000Z'

/** The home page of a theme of a real shop: what is saved, published and scheduled is stored, and what others saved meanwhile is met. */
export default overHttp(spec)<typeof pageBuilder, Desk>({
  machine: pageBuilder,
  begin: async (shop) => ({ shop, token: await shop.as([3200]), theme: await newTheme(shop) }),
  input: ({ theme }) => ({ theme_id: theme.id }),
  whose: ({ method, path }) => {
    if (method !== 'GET') return ['send']
    return path === builderPath ? ['open', 'reread'] : ['look']
  },
  answers: answersOf(({ world }: Moment<Desk>) => world.theme),
  see: async ({ value, context: { design } }, { theme }) => {
    if (value === 'editing') expect(await theme.layouts()).toEqual(design?.layouts)
  },
  refused: async ({ type }, rules, { world, actor }) => {
    const { value, context } = actor.getSnapshot() as { value: unknown; context: PageBuilderContext }
    const asked = rules.filter((rule) => !ofThePage.includes(rule))
    if (value !== 'editing' || asked.length === 0 || !(type in calls)) return
    const call = calls[type as keyof typeof calls]
    const { language } = context
    const body = { language_id: language, version: layoutIn(context)?.version ?? 0, ...call.body(context) }
    const path = `${builderPath}/${world.theme.id}${call.at}`
    const answer = await world.shop.call(call.method, path, { as: world.token, body })
    const told = [...new Set((answer.body.rules as { id: string }[]).map(({ id }) => id))].sort()
    // A day that is over is told first, and alone.
    const isPast = asked.includes('pagebuilder.schedule_past')
    expect([answer.http, told]).toEqual([
      type === 'SAVE' || isPast ? 422 : 409,
      isPast ? ['pagebuilder.schedule_past'] : [...asked].sort(),
    ])
  },
})

const calls = {
  SAVE: { method: 'PUT', at: '', body: (context: PageBuilderContext) => ({ blocks: blocksIn(context) }) },
  PUBLISH: { method: 'POST', at: '/publish', body: () => ({}) },
  SCHEDULE: {
    method: 'POST',
    at: '/schedule',
    body: ({ moment }: PageBuilderContext) => ({ at: moment || past }),
  },
  UNSCHEDULE: { method: 'POST', at: '/schedule', body: () => ({ at: null }) },
} as const
