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

type Treatment = 'through' | 'lost' | 'answerLost'

/**
 * The line between the panel and the shop. Calls of actors are held until the walk comes to their answer, so that it happens when the walk
 * says, and after what the walk wants the shop to be like by then has been arranged. Calls of nobody in particular go through at once.
 */
export interface Line {
  readonly fetch: typeof fetch
  /** From now on the calls of this actor are treated so, those that are held already included. `once`: of each path only the first. */
  treat(actor: string, how: Treatment, once?: boolean): void
  /** Its calls are held again. */
  hold(actor: string): void
}

interface Order {
  readonly how: Treatment
  readonly once: boolean
  /** What went already. */
  readonly gone: Set<string>
}

interface Held {
  readonly call: Call
  readonly actors: readonly string[]
  readonly go: (how: Treatment) => void
}

/** `whose` names the actors that a call may belong to; `answer` is the shop. */
export function openLine(
  whose: (call: Call) => readonly string[],
  answer: (request: Request) => Promise<Response>,
): Line {
  const treated = new Map<string, Order>()
  const held = new Set<Held>()
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = callOf(request)
      return carry(request, answer, await treatmentOf(call, whose(call)))
    },
    treat: (actor, how, once = false) => {
      const order = { how, once, gone: new Set<string>() }
      treated.set(actor, order)
      for (const one of held) {
        if (!one.actors.includes(actor)) continue
        held.delete(one)
        order.gone.add(pathOf(one.call))
        one.go(how)
      }
    },
    hold: (actor) => void treated.delete(actor),
  }

  function treatmentOf(call: Call, actors: readonly string[]): Promise<Treatment> | Treatment {
    if (actors.length === 0) return 'through'
    const known = actors.map((actor) => treated.get(actor)).find((order) => order && !isSpent(order, call))
    known?.gone.add(pathOf(call))
    return known?.how ?? new Promise((go) => held.add({ call, actors, go }))
  }
}

function isSpent({ once, gone }: Order, call: Call): boolean {
  return once && gone.has(pathOf(call))
}

function pathOf({ method, path }: Call): string {
  return `${method} ${path}`
}

async function carry(
  request: Request,
  answer: (request: Request) => Promise<Response>,
  how: Treatment,
): Promise<Response> {
  if (how === 'lost') throw new TypeError('the line is cut')
  const response = await answer(request)
  if (how === 'answerLost') throw new TypeError('the line is cut before the answer')
  return response
}
