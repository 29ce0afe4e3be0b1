import type { Chart, ChartState } from '#machines/platform/chart.types.ts'

/** The states of a chart that can be closed to one box: those that hold others, but for regions and for what holds regions. */
export function closable({ states }: Chart): readonly string[] {
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]))
  const isOne = ({ id, kind, parent }: ChartState) =>
    kind === 'compound' && parent !== null && kinds.get(parent) !== 'parallel' && inside(states, id).length > 1
  return states.filter(isOne).map(({ id }) => id)
}

/** Every way in which boxes can be closed but for none at all; what lies in a closed one is not told apart. */
export function waysToClose(chart: Chart): readonly (readonly string[])[] {
  const ways: string[][] = [[]]
  for (const id of closable(chart)) {
    const free = ways.filter((way) => !way.some((one) => isIn(id, one)))
    ways.push(...free.map((way) => [...way, id]))
  }
  return ways.filter((way) => way.length > 0)
}

/** A chart with some of its states closed: their insides are gone, and arrows from and to them end at the box. */
export function closeIn(chart: Chart, closed: readonly string[]): Chart {
  const box = (id: string) => closed.find((one) => id === one || isIn(id, one)) ?? id
  const states = chart.states
    .filter(({ id }) => box(id) === id)
    .map((state) => (closed.includes(state.id) ? { ...state, kind: 'atomic' as const, initial: null } : state))
    .map((state) => (state.initial === null ? state : { ...state, initial: box(state.initial) }))
  const crossing = chart.transitions.flatMap((one) => {
    const [from, to] = [box(one.from), [...new Set(one.to.map(box))]]
    const stays = closed.includes(from) && to.every((id) => id === from)
    return stays ? [] : [{ ...one, from, to }]
  })
  return { ...chart, states, transitions: crossing }
}

/** How much a closed box holds. */
export function heldIn({ states, transitions }: Chart, closed: string): { states: number; arrows: number } {
  const within = (id: string) => id === closed || isIn(id, closed)
  return {
    states: inside(states, closed).length,
    arrows: transitions.filter(({ from, to }) => within(from) && to.every(within)).length,
  }
}

function inside(states: readonly ChartState[], id: string): readonly ChartState[] {
  return states.filter((state) => isIn(state.id, id))
}

function isIn(id: string, outer: string): boolean {
  return id.startsWith(`${outer}.`)
}
