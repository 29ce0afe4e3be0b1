import { sessionOperations } from '#api/operations/platform/session.ts'

/** A call on its way from the panel to the shop. */
export interface Call {
  readonly method: string
  readonly path: string
  /** What stands after the path: `?open=1`, or nothing. */
  readonly query: string
}

export function callOf({ method, url }: Request): Call {
  const { pathname: path, search: query } = new URL(url)
  return { method, path, query }
}

/** A call that came, whose it may be, and what it carries. */
export interface Heard extends Call {
  readonly actors: readonly string[]
  readonly body: Promise<unknown>
}

/** A call whose answer is lost cannot be asked after either. */
type Treatment = 'through' | 'lost' | 'answerLost'

/**
 * The proxy between the panel and the shop. Calls of actors are held until the walk comes to their answer, so that it happens when the walk
 * says, and after what the walk wants the shop to be like by then has been arranged. Calls of nobody in particular go through at once.
 */
export interface NetworkProxy {
  readonly fetch: typeof fetch
  /**
   * From now on the calls of this actor are treated so, those that are held already included. What `next` begins with the answer may ask the
   * same: a second call of a path that may be one of theirs is held for their own answer.
   */
  treat(actor: string, how: Treatment, next?: readonly string[]): void
  /** Its calls are held again. */
  hold(actor: string): void
  /** How many calls of each actor have come so far. */
  came(): ReadonlyMap<string, number>
  /** All that came so far, oldest first. */
  heard(): readonly Heard[]
  /** How many calls of actors are under way to the shop and back. */
  underWay(): number
}

interface Order {
  readonly how: Treatment
  readonly next: readonly string[]
  /** What went already. */
  readonly gone: Set<string>
}

interface Held {
  readonly call: Call
  readonly actors: readonly string[]
  readonly go: (how: Treatment) => void
}

/** `whose` names the actors that a call may belong to; `answer` is the shop. */
export function openNetworkProxy(
  whose: (call: Call) => readonly string[],
  answer: (request: Request) => Promise<Response>,
): NetworkProxy {
  const treated = new Map<string, Order>()
  const held = new Set<Held>()
  const arrivals = new Map<string, number>()
  const heard: Heard[] = []
  const unanswered = new Set<string>()
  let underWay = 0
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = callOf(request)
      const asks = isQuestion(call)
      const actors = asks ? [] : whose(call)
      for (const actor of actors) arrivals.set(actor, (arrivals.get(actor) ?? 0) + 1)
      heard.push({ ...call, actors, body: bodyOf(request) })
      if (asks && unanswered.has(keyIn(call))) throw new TypeError('the proxy is cut')
      const how = await treatmentOf(call, actors)
      if (how === 'answerLost') unanswered.add(request.headers.get('idempotency-key') ?? '')
      if (actors.length === 0) return carry(request, answer, how)
      underWay += 1
      return carry(request, answer, how).finally(() => {
        underWay -= 1
      })
    },
    treat: (actor, how, next = []) => {
      const order = { how, next, gone: new Set<string>() }
      treated.set(actor, order)
      for (const one of held) {
        if (!one.actors.includes(actor)) continue
        held.delete(one)
        order.gone.add(pathOf(one.call))
        one.go(how)
      }
    },
    hold: (actor) => void treated.delete(actor),
    came: () => new Map(arrivals),
    heard: () => heard,
    underWay: () => underWay,
  }

  function treatmentOf(call: Call, actors: readonly string[]): Promise<Treatment> | Treatment {
    if (actors.length === 0) return 'through'
    const known = actors.map((actor) => treated.get(actor)).find((order) => order && !isSpent(order, call, actors))
    known?.gone.add(pathOf(call))
    return known?.how ?? new Promise((go) => held.add({ call, actors, go }))
  }
}

/** Whether the client itself asks what became of a call that got no answer; no actor knows of it. */
function isQuestion({ path }: Call): boolean {
  return path === sessionOperations.requestOutcome.path
}

function keyIn({ query }: Call): string {
  return new URLSearchParams(query).get('key') ?? ''
}

function isSpent({ next, gone }: Order, call: Call, actors: readonly string[]): boolean {
  return gone.has(pathOf(call)) && actors.some((actor) => next.includes(actor))
}

/** What it carries, if that is JSON; nothing otherwise. */
async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  return request
    .clone()
    .json()
    .catch(() => undefined)
}

/** Whichever record it is about. */
function pathOf({ method, path }: Call): string {
  return `${method} ${path.replace(/\d+/g, '#')}`
}

async function carry(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  how: Treatment,
): Promise<Response> {
  if (how === 'lost') throw new TypeError('the proxy is cut')
  const response = await answer(request)
  if (how === 'answerLost') throw new TypeError('the proxy is cut before the answer')
  return response
}
