import { isDeepStrictEqual } from 'node:util'
import {
  type ActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { callTimeout } from '#api/client/platform/http.ts'
import { transitionsOf } from '#book/reading/transitions.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { counterPatience } from '#machines/sales/fast-sale/fast-sale.discounts.ts'
import { patience } from '#tests/browser/patience.ts'
import type { Shop } from '#tests/shop.ts'
import { type Consequences, type Followed, follow } from './consequences.ts'
import { perform } from './machine.ts'
import { type Call, callOf, type NetworkProxy, openNetworkProxy } from './network-proxy.ts'
import { waitLonger } from './patience.ts'
import { sendingFiles } from './sending-files.ts'
import type { PathSpec } from './spec.ts'
import type { Performable, Step, Walk } from './walks.ts'

/** What one walk has in the shop: its people, its records, their ids. Whatever a replay needs; the token is the one that calls go with. */
export interface World {
  readonly shop: Shop
  token: string | null
}

export type Running = ActorRef<AnyMachineSnapshot, EventObject>

/** Where a walk stands when something is about to happen. */
export interface Moment<W> {
  readonly world: W
  readonly actor: Running
  /** Where the walk stands, with its own ids. */
  readonly walked: AnyMachineSnapshot
  /** The steps that follow, this one not included. */
  readonly ahead: readonly Step[]
}

/** How an answer comes about: the held calls go through, or never arrive, or their answer is lost. Then `after` puts things right again. */
export interface Arranged {
  readonly how: 'through' | 'lost' | 'answerLost'
  readonly after?: () => Promise<void> | void
}

/**
 * How the walks of a machine are replayed against the real server: the machine runs with the panel's own calls, on a world made for the
 * walk. What the walk says somebody does is sent to it; what the walk says an actor answers is brought about in the shop, and the real
 * answer decides where the machine goes. One such file per machine, `tests/paths/<machine>.http.ts`.
 */
export interface HttpReplay<M extends AnyStateMachine, W extends World> {
  /** The machine with its calls, as the panel runs it; by the walk where several pages are one machine. */
  readonly machine: AnyStateMachine | ((walk: Walk) => AnyStateMachine)
  /** Makes the world of a walk. */
  begin(shop: Shop, walk: Walk): Promise<W>
  /** The input of this world in place of the walk's. */
  input(world: W, walk: Walk): InputFrom<M>
  /** The actors that a call may belong to. */
  whose(call: Call): readonly string[]
  /** Brings an answer about, by the id of the actor. Without one, its calls just go through. */
  readonly answers?: Readonly<Record<string, (event: EventObject, moment: Moment<W>) => Promise<Arranged> | Arranged>>
  /** The event as this world knows it, with its ids; also the place for what goes with it elsewhere, such as in another tab. */
  event?(event: EventObject, moment: Moment<W>): Promise<EventObject> | EventObject
  /** Events that come from elsewhere, such as from a child with calls of its own: brought about there, and not sent. */
  readonly elsewhere?: Readonly<
    Record<string, (event: EventObject, moment: Moment<W>, proxy: NetworkProxy) => Promise<void>>
  >
  /** An answer that a call never gave, on its way back to the panel: for what is stored only by older rules. */
  reply?(call: Call, response: Response, world: W): Promise<Response>
  /** What the walks send and store, told by hand. */
  readonly consequences?: Consequences<W>
  /** Looks into the shop and the browser's store whenever the machine has come somewhere. */
  see?(snapshot: SnapshotFrom<M>, world: W): Promise<void> | void
  /** Asks the server for what the panel refused, past the panel, and sees it refuse by the same rules. */
  refused?(event: EventObject, rules: readonly string[], moment: Moment<W>): Promise<void>
  /** Steps that cannot be brought about; their obligations need a waiver. */
  readonly may?: Performable
}

/** A replay with its spec, its types forgotten, so that replays can be listed. */
export interface Replayed {
  readonly spec: PathSpec
  readonly may?: Performable
  walk(walk: Walk, shop: Shop): Promise<void>
}

/** Declares a replay: `export default overHttp(recordFormPaths)<typeof recordForm, MyWorld>({ … })`. */
export function overHttp(spec: PathSpec) {
  return <M extends AnyStateMachine, W extends World>(replay: HttpReplay<M, W>): Replayed => ({
    spec,
    ...(replay.may ? { may: replay.may } : {}),
    walk: (walk, shop) => walkHttp(spec, replay, walk, shop),
  })
}

async function walkHttp<M extends AnyStateMachine, W extends World>(
  spec: PathSpec,
  replay: HttpReplay<M, W>,
  walk: Walk,
  shop: Shop,
): Promise<void> {
  const world = await replay.begin(shop, walk)
  const proxy = openNetworkProxy(replay.whose, async (request) => {
    const response = await shop.app.fetch(request)
    return replay.reply ? replay.reply(callOf(request), response, world) : response
  })
  const leave = enterBrowser(proxy, world)
  const hurry = waitLonger([callTimeout, counterPatience])
  const clock = new SimulatedClock()
  const options = { input: replay.input(world, walk) as never, clock, logger: () => {} }
  const machine = typeof replay.machine === 'function' ? replay.machine(walk) : replay.machine
  const actor = createActor(machine, options).start() as unknown as Running & { stop(): void }
  const followed = follow(replay.consequences, world, proxy.heard)
  let at = 0
  let walked = actor.getSnapshot()
  const moment = (): Moment<W> => ({ world, actor, walked, ahead: walk.steps.slice(at) })
  try {
    await perform(spec, walk, {
      events: {
        '*': (event) => happen(replay, proxy, clock, event, moment(), followed),
      },
      states: {
        '*': async (expected) => {
          await stands(actor, expected)
          await followed?.came()
          await replay.see?.(actor.getSnapshot() as SnapshotFrom<M>, world)
          const stop = at === 0 ? walk.start : walk.steps[at - 1]
          walked = expected
          for (const one of stop?.refused ?? []) await refuse(replay, one, moment())
          at += 1
        },
      },
    })
    await followed?.over()
  } finally {
    actor.stop()
    hurry()
    leave()
  }
}

async function happen<M extends AnyStateMachine, W extends World>(
  replay: HttpReplay<M, W>,
  proxy: NetworkProxy,
  clock: SimulatedClock,
  event: EventObject,
  moment: Moment<W>,
  followed: Followed | undefined,
): Promise<void> {
  const [, actorId] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (actorId) return answer(replay, proxy, actorId, event, moment, followed)
  if (event.type.startsWith('xstate.after.')) return void clock.increment(delayOf(moment.actor.getSnapshot(), event))
  const elsewhere = replay.elsewhere?.[event.type]
  if (elsewhere) return elsewhere(event, moment, proxy)
  const own = (await replay.event?.(event, moment)) ?? event
  followed?.does(event)
  moment.actor.send(own)
}

async function answer<M extends AnyStateMachine, W extends World>(
  replay: HttpReplay<M, W>,
  proxy: NetworkProxy,
  actorId: string,
  event: EventObject,
  moment: Moment<W>,
  followed: Followed | undefined,
): Promise<void> {
  const child = childOf(moment.actor, actorId)
  const { how, after } = (await replay.answers?.[actorId]?.(event, moment)) ?? { how: 'through' }
  await followed?.answers(actorId, event, how)
  // As soon as the answer is in, calls are held again: what the next state asks waits for its own turn.
  const watching = moment.actor.subscribe((snapshot) => {
    if (snapshot.children[actorId] !== child) proxy.hold(actorId)
  })
  proxy.treat(actorId, how)
  await until(
    () => childOf(moment.actor, actorId) !== child,
    () => `${actorId} does not answer`,
  )
  watching.unsubscribe()
  await after?.()
}

async function refuse<M extends AnyStateMachine, W extends World>(
  replay: HttpReplay<M, W>,
  { event, rules }: { event: EventObject; rules: readonly string[] },
  moment: Moment<W>,
): Promise<void> {
  const own = (await replay.event?.(event, moment)) ?? event
  const { value } = moment.actor.getSnapshot()
  const told = [...new Set(refusals(moment.actor.getSnapshot(), own).map(({ id }) => id))].sort()
  if (rules.length > 0 && !isDeepStrictEqual(told, [...rules].sort()))
    throw new Error(`${event.type} is refused by ${told.join(', ')}, in the walk by ${rules.join(', ')}`)
  moment.actor.send(own)
  if (!isDeepStrictEqual(moment.actor.getSnapshot().value, value))
    throw new Error(`${event.type} is refused in the walk, and happens here`)
  await replay.refused?.(own, rules, moment)
}

async function stands(actor: Running, expected: AnyMachineSnapshot): Promise<void> {
  const now = () => actor.getSnapshot()
  await until(
    () => isDeepStrictEqual(now().value, expected.value),
    () =>
      `the machine stands in ${JSON.stringify(now().value)}, the walk in ${JSON.stringify(expected.value)}; failure ${JSON.stringify((now().context as { failure?: unknown }).failure)}`,
  )
}

async function until(done: () => boolean, otherwise: () => string): Promise<void> {
  const end = Date.now() + patience
  while (!done()) {
    if (Date.now() > end) throw new Error(otherwise())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

function childOf(actor: Running, id: string): unknown {
  return actor.getSnapshot().children[id]
}

/** How long the delay behind this event is. */
function delayOf(snapshot: AnyMachineSnapshot, event: EventObject): number {
  const { trigger } =
    transitionsOf(snapshot.machine).find(({ definition }) => definition.eventType === event.type) ?? {}
  const known = snapshot.machine.implementations.delays[trigger?.name ?? ''] ?? Number(trigger?.name)
  return typeof known === 'function'
    ? Number(known({ context: snapshot.context, event } as never, undefined as never))
    : Number(known)
}

/** What the panel's calls find around them: a store with the world's token, and a network that is the proxy. */
function enterBrowser(proxy: NetworkProxy, world: World): () => void {
  const kept = new Map<string, string>([['shop_id', String(world.shop.own.shop_id)]])
  const localStorage = {
    getItem: (key: string) => (key === 'token' ? world.token : (kept.get(key) ?? null)),
    setItem: (key: string, value: string) =>
      void (key === 'token' ? Object.assign(world, { token: value }) : kept.set(key, value)),
    removeItem: (key: string) => void (key === 'token' ? Object.assign(world, { token: null }) : kept.delete(key)),
  }
  const network: typeof fetch = async (input, init) =>
    input === '/config.json' ? Response.json(config) : proxy.fetch(input, init)
  const around = { localStorage, fetch: network, ...sendingFiles(proxy) }
  const before = Object.keys(around).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(around))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  return () => {
    for (const [name, known] of before)
      if (known) Object.defineProperty(globalThis, name, known)
      else Reflect.deleteProperty(globalThis, name)
  }
}

const origin = 'http://shop.test'
const config = {
  apiUrl: origin,
  addressUrl: `${origin}/address`,
  marketplaceUrl: `${origin}/marketplace`,
  storefrontUrl: '',
}
