import { expect } from 'vitest'
import type { AnyStateMachine, EventObject } from 'xstate'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { seenBy } from '#tests/browser/paths/beside.ts'
import { stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import type { Shop } from '#tests/shop.ts'
import { inBrowser, type Moment, type PageFixture, type ReplayedInBrowser } from './browser.ts'
import { chartOverHttp } from './chart-http.ts'
import { onHttp, onScreen, opened, type Replay, sent } from './faces.ts'
import { overHttp, type Replayed } from './http.ts'
import type { PathSpec } from './spec.ts'
import { stepConsequences, type Told } from './step-consequences.ts'
import { controlOf, isUnderWay, type ScreenOf, standsAs, take, takeAnswered } from './step-screen.ts'
import type { Lived, StepWorld } from './step-world.ts'

/** How a record with a chart and its page are walked over HTTP and in the browser, where its list declares its life. */
interface StepRecord<Row extends Lived, R> {
  /** What its list is called in the API and in addresses. */
  readonly list: string
  readonly chart: { readonly spec: PathSpec; readonly world?: (input: string) => Partial<Row> }
  readonly page: { readonly spec: PathSpec; readonly machine: AnyStateMachine }
  /** Who takes its steps, and who only looks; the code that tells them apart. */
  readonly people: { readonly acting: Holder; readonly looking: Holder; readonly code: number }
  readonly rows: Rows<Row>
  /** What is stored of a record as the server tells it. */
  stored(record: R): Partial<Row>
  /** What of its row the chart keeps beside the status. */
  readonly keeps?: readonly (keyof Row & string)[]
  /** What every step carries; nothing unless said. */
  readonly carries?: (step: EventObject) => object
  readonly told: Told<Row>
  readonly screen: ScreenOf<Row>
}

interface Rows<Row extends Lived> {
  make(shop: Shop): Promise<number>
  set(shop: Shop, id: number, changes: Partial<Row>): Promise<void>
  remove(shop: Shop, id: number): Promise<void>
  /** The row with all that its steps touch; nothing once it is gone. */
  find(shop: Shop, id: number): Promise<Row | null>
}

interface Faces {
  readonly http: readonly Replayed[]
  readonly browser: readonly ReplayedInBrowser[]
}

/** Both replays of a record's chart, and both of its page. */
export function stepFaces<Row extends Lived, R>(record: StepRecord<Row, R>): Faces {
  return {
    http: [chartHttp(record), pageHttp(record)],
    browser: [chartBrowser(record), pageBrowser(record)],
  }
}

async function rowIn<Row extends Lived>({ rows }: { rows: Rows<Row> }, { shop, id }: Omit<StepWorld, 'holder'>) {
  const row = await rows.find(shop, id)
  if (!row) throw new Error(`There is no record ${id}`)
  return row
}

/** What the chart keeps of it beside where it stands. */
function kept({ keeps = [] }: { keeps?: readonly string[] }, of: object): object {
  const all = new Map(Object.entries(of))
  return Object.fromEntries(keeps.map((key) => [key, all.get(key)]))
}

function pathOf({ list }: { list: string }, id: number): string {
  return `/v1/panel/${list}/${id}`
}

function chartHttp<Row extends Lived, R>(record: StepRecord<Row, R>): Replayed {
  const { chart, people, rows, told } = record
  return chartOverHttp(chart.spec)<StepWorld>({
    begin: async (shop, { input }) => {
      const id = await rows.make(shop)
      await rows.set(shop, id, chart.world?.(input) ?? {})
      return { shop, id, holder: people.looking, token: await shop.as(people.looking.permissions) }
    },
    send: async (event, world) => {
      const { by, ...step } = event as EventObject & { by: Holder }
      const { version } = await rowIn(record, world)
      const { method, path, body } = stepConsequences(record, told).request(step, version, world.id)
      return world.shop.call(method, path, { as: may(record, by) ? world.shop.admin : world.token, body })
    },
    stored: async (world) => {
      const row = await rowIn(record, world)
      return { status: row.status, ...kept(record, row) }
    },
    expected: ({ value, context }) => ({ status: value, ...kept(record, context) }),
    first: ['auth.forbidden'],
  })
}

function may({ people }: { people: StepRecord<Lived, unknown>['people'] }, { permissions }: Holder): boolean {
  return permissions.includes(people.code)
}

function replayOf<Row extends Lived, R>(record: StepRecord<Row, R>): Replay<StepWorld> {
  const { list, people, rows, stored, told } = record
  return {
    begin: async (shop, { input }) => {
      const holder = input === 'looking' ? people.looking : people.acting
      return { shop, id: await rows.make(shop), holder, token: await shop.as(holder.permissions) }
    },
    whose: ({ method, path }) => {
      if (!path.startsWith(`/v1/panel/${list}/`)) return []
      return [method === 'GET' ? 'open' : 'send']
    },
    answers: {
      open: opened(
        ({ shop, id }: StepWorld, one: R) => rows.set(shop, id, stored(one)),
        ({ shop, id }) => rows.remove(shop, id),
      ),
      // Somebody else was faster.
      send: sent(async (world) => {
        const { version } = await rowIn(record, world)
        await rows.set(world.shop, world.id, { version: version + 1 } as Partial<Row>)
      }),
    },
    consequences: stepConsequences(record, told).of((world: StepWorld) => rows.find(world.shop, world.id)),
  }
}

function pageHttp<Row extends Lived, R>(record: StepRecord<Row, R>): Replayed {
  return overHttp(record.page.spec)<AnyStateMachine, StepWorld>({
    ...onHttp(replayOf(record)),
    machine: record.page.machine,
    input: ({ id, holder }) => ({ id, holder }) as never,
    see: async ({ value, context }, world) => {
      if (value !== 'shown') return
      const row = await rowIn(record, world)
      expect(context.record).toMatchObject({ status: row.status, version: row.version, ...kept(record, row) })
    },
    refused: async ({ type }, rules, { world }) => {
      if (type !== 'STEP' || !rules.includes('auth.forbidden')) return
      const { status, version } = await rowIn(record, world)
      const path = `${pathOf(record, world.id)}/status`
      const answer = await world.shop.call('PATCH', path, { as: world.token, body: { status, version } })
      expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    },
  })
}

type OnScreen = StepWorld & PageFixture

function chartBrowser<Row extends Lived, R>(record: StepRecord<Row, R>): ReplayedInBrowser {
  const { chart, people, rows, screen } = record
  const types = Object.keys(screen.steps)
  const control = async (event: EventObject, { page, fixture }: Moment<OnScreen>) => {
    const { by } = event as EventObject & { by: Holder }
    if (may(record, by)) return controlOf(screen, page, event)
    // Somebody who may only look sees the same record.
    return controlOf(screen, await seenBy(people.looking, fixture.browserFixture, addressOf(record, fixture)), event)
  }
  return inBrowser(chart.spec)<OnScreen>({
    begin: async (browserFixture, { input }) => {
      const { shop } = browserFixture
      const id = await rows.make(shop)
      await rows.set(shop, id, chart.world?.(input) ?? {})
      return { shop, id, holder: people.acting, token: shop.admin, browserFixture, page: await browserFixture.visit() }
    },
    open: (fixture) => fixture.page.goto(addressOf(record, fixture)),
    whose: () => [],
    events: Object.fromEntries(
      types.map((type) => [
        type,
        async (event, { page, fixture }) => {
          const { version } = await rowIn(record, fixture)
          await takeAnswered(screen, page, event)
          // A step that leads back to where it began looks the same under way and done: the next one waits for its answer.
          await expect.poll(async () => (await rowIn(record, fixture)).version).not.toBe(version)
          await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
        },
      ]),
    ),
    states: Object.fromEntries(
      Object.keys(screen.states).map((status) => [
        status,
        // As the walk has it: what is stored may be on its way yet.
        async (page, { fixture, walked }) =>
          standsAs(screen, page, { ...(await rowIn(record, fixture)), status, ...kept(record, walked.context) }),
      ]),
    ),
    controls: Object.fromEntries(types.map((type) => [type, control])),
    ...(screen.may ? { may: screen.may } : {}),
  })
}

function pageBrowser<Row extends Lived, R>(record: StepRecord<Row, R>): ReplayedInBrowser {
  const { page: paged, screen } = record
  const face = stepPageFace({ unchanged: screen.unchanged, refresh: screen.refresh })
  return inBrowser(paged.spec)<OnScreen>({
    ...onScreen(replayOf(record)),
    open: (fixture) => fixture.page.goto(addressOf(record, fixture)),
    events: { ...face.events, ...screen.events, STEP: (event, { page }) => take(screen, page, stepIn(event)) },
    states: {
      ...face.states,
      shown: async (page, { fixture, walked }) => {
        const row = await rowIn(record, fixture)
        await standsAs(screen, page, row)
        await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
        await screen.shows?.(page, row, walked.context)
      },
      sending: (page, { walked: { context } }) => isUnderWay(screen, page, context.command.type),
    },
    controls: { STEP: (event, { page }) => controlOf(screen, page, stepIn(event)) },
    ...(screen.may ? { may: screen.may } : {}),
  })
}

function addressOf({ list }: { list: string }, { id }: { id: number }): string {
  return editPath(listNamed(list as ListName), id)
}
