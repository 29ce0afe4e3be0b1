import type { Edge, Graph } from './graph.ts'
import type { Performable } from './walks.ts'

/** A way through one graph from its start, as it is planned. */
export interface Tour {
  readonly graph: Graph
  readonly edges: readonly Edge[]
}

/** What one more walk costs, and one more refused event, in steps. */
const costs = { walk: 3, refused: 0.6 } as const
/** A tour may go so many steps past the nearest edge that is worth going to. */
const farther = 6
/** So many states are looked at in all: where there are few, many orders are tried. */
const effort = 60_000
const mostOrders = 60

/**
 * The cheapest tours of many that together show all that can be shown, where each step costs a lot. Each order values what is near and what
 * shows much differently, and a little by chance; of those that were tried the cheapest is kept. Deterministic: chance begins alike each time.
 */
export function toursOf(graphs: readonly Graph[], may: Performable, longest: number): Tour[] {
  const map = mapOf(graphs, may)
  const orders = Math.max(4, Math.min(mostOrders, Math.floor(effort / map.places.length)))
  let best: Plan = { tours: [], cost: Number.POSITIVE_INFINITY }
  for (let order = 0; order < orders; order += 1) {
    const plan = planOf(map, longest, tasteOf(order), best.cost)
    if (plan.cost < best.cost) best = plan
  }
  return best.tours
}

interface Plan {
  readonly tours: Tour[]
  readonly cost: number
}

interface Road {
  readonly edge: Edge
  readonly to: number
  readonly proves: readonly number[]
}

interface Place {
  readonly graph: number
  readonly roads: readonly Road[]
}

interface Atlas {
  readonly graphs: readonly Graph[]
  readonly places: readonly Place[]
  /** The place where each graph begins. */
  readonly starts: readonly number[]
  /** What is shown there before any step. */
  readonly shown: readonly (readonly number[])[]
  readonly obligations: number
}

function mapOf(graphs: readonly Graph[], may: Performable): Atlas {
  const numbers = new Map<string, number>()
  const numbersOf = (proves: readonly string[]) =>
    proves.map((one) => {
      const known = numbers.get(one) ?? numbers.size
      numbers.set(one, known)
      return known
    })
  const at = new Map<string, number>()
  for (const [index, graph] of graphs.entries())
    for (const key of graph.vertices.keys()) at.set(`${index} ${key}`, at.size)
  const places = graphs.flatMap((graph, index) =>
    [...graph.vertices.values()].map(({ edges, snapshot }) => ({
      graph: index,
      roads: edges
        .filter(({ event }) => may(event, snapshot))
        .map((edge) => ({ edge, to: at.get(`${index} ${edge.to}`) ?? 0, proves: numbersOf(edge.proves) })),
    })),
  )
  const starts = graphs.map(({ start }, index) => at.get(`${index} ${start}`) ?? 0)
  const shown = graphs.map(({ proves }) => numbersOf(proves))
  return { graphs, places, starts, shown, obligations: numbers.size }
}

/** How an order values an edge: by how far it is, and by how much it shows. */
type Taste = (away: number, worth: number) => number

function tasteOf(order: number): Taste {
  if (order === 0) return (away, worth) => 1_000 - away + worth / 1_000
  const nearness = [0.7, 1, 1.5, 2.5][order % 4] ?? 1
  const chance = chances(order)
  const luck = order < 5 ? 0 : 0.5
  return (away, worth) => (Math.sqrt(worth) / away ** nearness) * (1 + luck * chance())
}

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Goal {
  readonly place: number
  readonly road: Road | null
}

function planOf(map: Atlas, longest: number, taste: Taste, limit: number): Plan {
  const missing = new Uint8Array(map.obligations).fill(1)
  const tours: { graph: Graph; edges: Edge[] }[] = []
  let here: number | null = null
  let cost = 0
  while (cost < limit) {
    const steps: number = tours.at(-1)?.edges.filter(({ refused }) => !refused).length ?? longest
    const ways = waysFrom(map, here !== null && steps < longest ? here : null)
    const goal = goalOf(map, ways, missing, taste)
    if (!goal) return { tours, cost }
    const { began, roads } = wayTo(goal, ways)
    if (began !== null) {
      const graph = map.places[began]?.graph ?? 0
      tours.push({ graph: map.graphs[graph] as Graph, edges: [] })
      cost += costs.walk
      for (const one of map.shown[graph] ?? []) missing[one] = 0
    }
    here = goal.place
    for (const { edge, to, proves } of roads) {
      tours.at(-1)?.edges.push(edge)
      cost += edge.refused ? costs.refused : 1
      for (const one of proves) missing[one] = 0
      if (!edge.refused) here = to
    }
  }
  return { tours: [], cost: Number.POSITIVE_INFINITY }
}

interface Ways {
  /** By how many steps away they are: the places. Whoever begins anew is as many steps away as a walk costs. */
  readonly layers: readonly (readonly number[])[]
  readonly cameBy: ReadonlyMap<number, { readonly before: number; readonly road: Road } | 'began' | 'here'>
}

/** All places and how to come there, nearest first; lazily, since what is far is hardly ever asked for. */
function waysFrom({ places, starts }: Atlas, here: number | null): Ways & { grow(): boolean } {
  const layers: number[][] = here === null ? [[]] : [[here]]
  const cameBy = new Map<number, { before: number; road: Road } | 'began' | 'here'>()
  if (here !== null) cameBy.set(here, 'here')
  const grow = (): boolean => {
    const next: number[] = []
    for (const place of layers.at(-1) ?? []) {
      for (const road of places[place]?.roads ?? []) {
        if (road.edge.refused || cameBy.has(road.to)) continue
        cameBy.set(road.to, { before: place, road })
        next.push(road.to)
      }
    }
    if (layers.length === costs.walk) {
      for (const start of starts) {
        if (cameBy.has(start)) continue
        cameBy.set(start, 'began')
        next.push(start)
      }
    }
    layers.push(next)
    return next.length > 0 || layers.length <= costs.walk
  }
  return { layers, cameBy, grow }
}

/** What this order goes to next. */
function goalOf(
  { places, starts, shown }: Atlas,
  ways: Ways & { grow(): boolean },
  missing: Uint8Array,
  taste: Taste,
): Goal | null {
  const worthOf = (proves: readonly number[]) => proves.reduce((sum, one) => sum + (missing[one] ?? 0), 0)
  let best: { goal: Goal; value: number } | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (let away = 0; away <= nearest + farther; away += 1) {
    const found: [Goal, number, number][] = (ways.layers[away] ?? []).flatMap((place) => [
      ...(ways.cameBy.get(place) === 'began'
        ? [[{ place, road: null }, away, worthOf(shown[starts.indexOf(place)] ?? [])] as [Goal, number, number]]
        : []),
      ...(places[place]?.roads ?? []).map((road): [Goal, number, number] => [
        { place, road },
        away + (road.edge.refused ? costs.refused : 1),
        worthOf(road.proves),
      ]),
    ])
    for (const [goal, distance, worth] of found) {
      if (worth === 0) continue
      nearest = Math.min(nearest, away)
      const value = taste(distance, worth)
      if (value > (best?.value ?? 0)) best = { goal, value }
    }
    if (!ways.grow()) break
  }
  return best?.goal ?? null
}

/** The roads to a goal, from here or from a start. */
function wayTo({ place, road }: Goal, { cameBy }: Ways): { began: number | null; roads: Road[] } {
  const roads: Road[] = road ? [road] : []
  let at = place
  for (let by = cameBy.get(at); by && by !== 'here' && by !== 'began'; by = cameBy.get(at)) {
    roads.unshift(by.road)
    at = by.before
  }
  return { began: cameBy.get(at) === 'began' ? at : null, roads }
}
