import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { transitionsOf } from '#book/reading/transitions.ts'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import { type HeldCall, hearCalls } from '#tests/browser/calls.ts'
import { type Consequences, type Followed, follow } from './consequences.ts'
import { perform } from './machine.ts'
import { type Call, callOf, type NetworkProxy, openNetworkProxy } from './network-proxy.ts'
import { placesOf } from './proof.ts'
import { type Control, openLayers, refusedBy } from './refusing.ts'
import type { PathSpec } from './spec.ts'
import type { Performable, Refused, Step, Walk } from './walks.ts'

/** What one walk has in the browser: a page of its own, over the shop of the browser fixture. Whatever else a replay needs. */
export interface PageFixture {
  readonly browserFixture: BrowserFixture
  readonly page: Page
}

/** Where a walk stands when something is about to happen. */
export interface Moment<S> {
  readonly fixture: S
  readonly page: Page
  /** Where the walk stands on the machine, with the walk's own ids. */
  readonly walked: AnyMachineSnapshot
  /** The steps that follow, this one not included. */
  readonly ahead: readonly Step[]
}

/** How an answer comes about: the held calls go through, or never arrive, or their answer is lost. Then `after` puts things right again. */
export interface Arranged {
  readonly how: 'through' | 'lost' | 'answerLost'
  readonly after?: () => Promise<void> | void
}

/** Does one event as a person does it. */
type Doing<S> = (event: EventObject, moment: Moment<S>) => Promise<unknown>

/** Sees that the page shows a state. */
type Seeing<S> = (page: Page, moment: Moment<S>) => Promise<unknown>

/**
 * How the walks of a machine are replayed on its screen, in a real browser, on the built panel, over the real server. Events are done with
 * the controls of the page; what an actor answers is brought about in the shop while its calls are held; every state is recognised by what
 * the page shows. One such file per machine, `tests/browser/paths/<machine>.browser.ts`.
 */
export interface BrowserReplay<S extends PageFixture> {
  /** Makes the page fixture of a walk: its records, its person, its page (`browser fixture.visit`). */
  begin(browserFixture: BrowserFixture, walk: Walk): Promise<S>
  /** Opens the screen. Calls of actors are held already. */
  open(fixture: S, walk: Walk): Promise<unknown>
  /** The actors that a call may belong to; none lets it through. */
  whose(call: Call, fixture: S): readonly string[]
  /** Brings an answer about, by the id of the actor. Without one, its calls just go through. */
  readonly answers?: Readonly<Record<string, (event: EventObject, moment: Moment<S>) => Promise<Arranged> | Arranged>>
  /** What the walks send and store, told by hand. */
  readonly consequences?: Consequences<S>
  /** Actors that work without calls: the walk does not wait for them to call. */
  readonly quiet?: readonly string[] | 'all'
  /** An answer that a call never gave, on its way back to the page: for what is stored only by older rules. */
  reply?(call: Call, response: Response, fixture: S): Promise<Response>
  /** What a person does, by the type of the event. */
  readonly events: Readonly<Record<string, Doing<S>>>
  /** Lets a delay pass that is too long to wait for; the others pass by themselves. */
  readonly passes?: Doing<S>
  /** What the page shows, by state: `form.editing`, or `form` for all states in it. Each state of a walk has to be here. */
  readonly states: Readonly<Record<string, Seeing<S>>>
  /** Where a refused event would be sent from, by its type. */
  readonly controls?: Readonly<Record<string, (event: EventObject, moment: Moment<S>) => Promise<Control> | Control>>
  /** Steps that no person can do on the screen; their obligations need a waiver. */
  readonly may?: Performable
}

/** A replay with its spec, its types forgotten, so that replays can be listed. */
export interface ReplayedInBrowser {
  readonly spec: PathSpec
  readonly may?: Performable
  walk(walk: Walk, browserFixture: BrowserFixture): Promise<void>
}

/** Declares a replay: `export default inBrowser(recordFormPaths)<MyScene>({ … })`. */
export function inBrowser(spec: PathSpec) {
  return <S extends PageFixture>(replay: BrowserReplay<S>): ReplayedInBrowser => ({
    spec,
    ...(replay.may ? { may: replay.may } : {}),
    walk: (walk, browserFixture) => walkInBrowser(spec, replay, walk, browserFixture),
  })
}

async function walkInBrowser<S extends PageFixture>(
  spec: PathSpec,
  replay: BrowserReplay<S>,
  walk: Walk,
  browserFixture: BrowserFixture,
): Promise<void> {
  const fixture = await replay.begin(browserFixture, walk)
  const { page } = fixture
  const proxy = openNetworkProxy(
    (call) => replay.whose(call, fixture),
    async (request) => {
      const response = await fetch(request)
      return replay.reply ? replay.reply(callOf(request), response, fixture) : response
    },
  )
  const deaf = await hearCalls(page, /^\/v1\//, (call) => carry(call, proxy))
  await replay.open(fixture, walk)
  let at = 0
  let walked: AnyMachineSnapshot | undefined
  let came: ReadonlyMap<string, number> = new Map()
  // The clock of the page waits for nobody: what it begins may have come before the walk gets there.
  let clocked = came
  const moment = (): Moment<S> => ({
    ...{ fixture, page, ahead: walk.steps.slice(at) },
    walked: walked as AnyMachineSnapshot,
  })
  const answered: string[] = []
  const followed = follow(replay.consequences, fixture, proxy.heard)
  let ended = false
  try {
    await perform(spec, walk, {
      events: {
        '*': (event, expected) => {
          const starts = startedBy(walked, expected)
          came = starts.length > 0 && waitsForClock(walked) ? clocked : proxy.came()
          return happen(replay, proxy, answered, event, moment(), starts, followed)
        },
      },
      states: {
        '*': async (expected) => {
          const started = startedBy(walked, expected)
          walked = expected
          await stands(replay, moment())
          await asked(replay, proxy, came, started)
          clocked = withOneMore(came, started)
          for (const actor of answered.splice(0)) proxy.hold(actor)
          await followed?.came()
          const { refused } = at === 0 ? walk.start : (walk.steps[at - 1] as Step)
          for (const one of refused) await refuse(replay, one, moment())
          at += 1
        },
      },
    })
    await followed?.over()
    ended = true
  } catch (thrown) {
    throw new Error(`${(thrown as Error).message}\n\n${page.url()}\n${await page.locator('body').ariaSnapshot()}`, {
      cause: thrown,
    })
  } finally {
    deaf()
    await browserFixture.leave(page, ended)
  }
}

async function happen<S extends PageFixture>(
  replay: BrowserReplay<S>,
  proxy: NetworkProxy,
  answered: string[],
  event: EventObject,
  moment: Moment<S>,
  starts: readonly string[],
  followed: Followed | undefined,
): Promise<void> {
  const [, actorId] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (actorId) {
    const { how, after } = (await replay.answers?.[actorId]?.(event, moment)) ?? { how: 'through' }
    await followed?.answers(actorId, event, how)
    // A call that is lost is made again by itself, and lost again.
    proxy.treat(actorId, how, how === 'through' ? starts : [])
    answered.push(actorId)
    await toldThePage(moment.page, proxy)
    return after?.()
  }
  if (event.type.startsWith('xstate.after.')) return void (await replay.passes?.(event, moment))
  const done = replay.events[event.type]
  if (!done) throw new Error(`nobody knows how to do ${event.type} on the screen`)
  followed?.does(event)
  await done(event, moment)
}

/** The actors that this step starts and whose answer the machine knows: those that only listen have none. */
function startedBy(before: AnyMachineSnapshot | undefined, { children, machine }: AnyMachineSnapshot): string[] {
  const answers = new Set(transitionsOf(machine).map(({ definition }) => definition.eventType))
  return Object.keys(children).filter(
    (id) => before?.children[id] !== children[id] && answers.has(`xstate.done.actor.${id}`),
  )
}

/** The clock of the page may begin by itself what the walk begins by hand, as a pause in typing does before Enter. */
function waitsForClock(snapshot: AnyMachineSnapshot | undefined): boolean {
  return snapshot?._nodes.some((node) => node.after.length > 0) ?? false
}

/** The page has made the calls of what it began. A state that looks like the one before it is told from it by that. */
async function asked<S extends PageFixture>(
  { quiet = [] }: BrowserReplay<S>,
  proxy: NetworkProxy,
  before: ReadonlyMap<string, number>,
  started: readonly string[],
): Promise<void> {
  for (const actor of started) {
    if (quiet === 'all' || quiet.includes(actor)) continue
    await expect
      .poll(() => proxy.came().get(actor) ?? 0, { message: `calls of ${actor}` })
      .toBeGreaterThan(before.get(actor) ?? 0)
  }
}

function withOneMore(before: ReadonlyMap<string, number>, started: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...before, ...started.map((actor) => [actor, (before.get(actor) ?? 0) + 1] as const)])
}

/** Every answer is on the page, and the page has had its turn with it: only then may the next thing be done there. */
async function toldThePage(page: Page, proxy: NetworkProxy): Promise<void> {
  do {
    await expect.poll(() => proxy.underWay()).toBe(0)
    await page.evaluate(turn).catch(() => {})
  } while (proxy.underWay() > 0)
}

/** A task of the page after those that wait already. No clock that a test holds keeps it up. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

async function stands<S extends PageFixture>(replay: BrowserReplay<S>, moment: Moment<S>): Promise<void> {
  for (const place of placesOf(moment.walked.value)) {
    const seen = replay.states[nearestOf(place, replay.states)]
    if (!seen) throw new Error(`nobody knows what the screen shows in ${place}`)
    try {
      await seen(moment.page, moment)
    } catch (thrown) {
      throw new Error(`the screen does not show ${place}: ${(thrown as Error).message}`, { cause: thrown })
    }
  }
}

/** A refused event tells its rules at its control, and changes nothing. */
async function refuse<S extends PageFixture>(
  replay: BrowserReplay<S>,
  { event, rules }: Refused,
  moment: Moment<S>,
): Promise<void> {
  const open = await openLayers(moment.page)
  const control = await replay.controls?.[event.type]?.(event, moment)
  if (!control) throw new Error(`nobody knows where ${event.type} is sent from`)
  await refusedBy(control, { page: moment.page, rules, open, stands: () => stands(replay, moment) })
}

function nearestOf(place: string, states: Readonly<Record<string, unknown>>): string {
  const inner = place.lastIndexOf('.')
  return place in states || inner < 0 ? place : nearestOf(place.slice(0, inner), states)
}

async function carry(call: HeldCall, proxy: NetworkProxy): Promise<void> {
  const { url, method, headers, body } = call.request
  try {
    const init = { method, headers: withoutConnection(headers), ...(body ? { body: new Uint8Array(body) } : {}) }
    const answer = await proxy.fetch(url, init)
    const told = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheWire.includes(name)))
    await call.fulfill({ status: answer.status, headers: told, body: Buffer.from(await answer.arrayBuffer()) })
  } catch {
    await call.abort()
  }
}

/** How the bytes were packed on the way; they are unpacked here. */
const ofTheWire = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'host']

function withoutConnection(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofTheWire.includes(name))
  return Object.fromEntries(kept)
}
