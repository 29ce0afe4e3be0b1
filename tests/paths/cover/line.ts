/** A call on its way from the panel to the shop. */
export interface Call {
  readonly method: string
  readonly path: string
}

type Treatment = 'through' | 'lost' | 'answerLost'

/**
 * The line between the panel and the shop. Calls of actors are held until the walk comes to their answer, so that it happens when the walk
 * says, and after what the walk wants the shop to be like by then has been arranged. Calls of nobody in particular go through at once.
 */
export interface Line {
  readonly fetch: typeof fetch
  /** From now on the calls of this actor are treated so, those that are held already included. */
  treat(actor: string, how: Treatment): void
  /** Its calls are held again. */
  hold(actor: string): void
}

interface Held {
  readonly actors: readonly string[]
  readonly go: (how: Treatment) => void
}

/** `whose` names the actors that a call may belong to; `answer` is the shop. */
export function openLine(
  whose: (call: Call) => readonly string[],
  answer: (request: Request) => Promise<Response>,
): Line {
  const treated = new Map<string, Treatment>()
  const held = new Set<Held>()
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const actors = whose({ method: request.method, path: new URL(request.url).pathname })
      return carry(request, answer, await treatmentOf(actors))
    },
    treat: (actor, how) => {
      treated.set(actor, how)
      for (const one of held) {
        if (!one.actors.includes(actor)) continue
        held.delete(one)
        one.go(how)
      }
    },
    hold: (actor) => void treated.delete(actor),
  }

  function treatmentOf(actors: readonly string[]): Promise<Treatment> | Treatment {
    if (actors.length === 0) return 'through'
    const known = actors.map((actor) => treated.get(actor)).find((how) => how !== undefined)
    return known ?? new Promise((go) => held.add({ actors, go }))
  }
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
