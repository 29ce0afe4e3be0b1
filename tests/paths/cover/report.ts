import { nodesOf, transitionsOf } from '#book/reading/transitions.ts'
import type { Level } from '#machines/platform/proof.types.ts'
import type { Waiver } from '#tests/paths/waivers.ts'
import { foundOnce } from './found.ts'
import { type Graph, graphOf } from './graph.ts'
import { obligationsOf } from './obligations.ts'
import type { PathSpec } from './spec.ts'
import { type Performable, shortWalksOf, type Walk, walksOf } from './walks.ts'

/** What the walks of one machine show at one level, and what they do not. */
export interface Cover {
  readonly machine: string
  readonly level: Level
  readonly states: number
  readonly reached: number
  readonly transitions: number
  readonly obligations: number
  readonly walks: readonly Walk[]
  /** Obligations that no walk meets and no waiver excuses. */
  readonly unproved: readonly string[]
  readonly waived: readonly Waiver[]
  /** Waivers of obligations that are met, or do not exist. */
  readonly idle: readonly string[]
}

/** Finds the walks of a machine for one level and settles its obligations with them. */
export function coverOf(spec: PathSpec, level: Level, waivers: readonly Waiver[], may?: Performable): Cover {
  return settled(spec, level, waivers, findWalks(spec, level, may))
}

/** The same of a machine of the panel: its walks are found once in a run, for all levels that take the same. */
export function panelCoverOf(spec: PathSpec, level: Level, waivers: readonly Waiver[], may?: Performable): Cover {
  const name = `${spec.machine.id}.${may || isDear(level) ? level : 'all'}`
  return settled(
    spec,
    level,
    waivers,
    foundOnce(name, () => findWalks(spec, level, may)),
  )
}

interface Found {
  readonly walks: readonly Walk[]
  /** How many states were reached. */
  readonly reached: number
}

function findWalks(spec: PathSpec, level: Level, may?: Performable): Found {
  const graphs = graphsOf(spec)
  const reached = graphs.reduce((sum, graph) => sum + graph.vertices.size, 0)
  return { walks: (isDear(level) ? shortWalksOf : walksOf)(spec, graphs, may), reached }
}

/** Whether a step costs so much there that short walks are worth a search. */
function isDear(level: Level): boolean {
  return level === 'browser'
}

function settled(spec: PathSpec, level: Level, waivers: readonly Waiver[], { walks, reached }: Found): Cover {
  const shown = new Set(walks.flatMap(provedBy))
  const own = waivers.filter((waiver) => waiver.machine === spec.machine.id && waiver.level === level)
  const excused = new Set(own.map(({ obligation }) => obligation))
  const missing = obligationsOf(spec.machine)
    .filter(({ id }) => !shown.has(id))
    .map(({ id }) => id)
  return {
    machine: spec.machine.id,
    level,
    states: nodesOf(spec.machine.root).length - 1,
    reached,
    transitions: transitionsOf(spec.machine).length,
    obligations: obligationsOf(spec.machine).length,
    walks,
    unproved: missing.filter((id) => !excused.has(id)),
    waived: own.filter(({ obligation }) => missing.includes(obligation)),
    idle: own.map(({ obligation }) => obligation).filter((id) => !missing.includes(id)),
  }
}

/** All obligations that a walk is the first to meet. */
export function provedBy(walk: Walk): string[] {
  return [walk.start, ...walk.steps].flatMap((stop) => [
    ...stop.proves,
    ...stop.refused.flatMap(({ proves }) => proves),
  ])
}

/** One line for people. */
export function lineOf({ machine, level, states, transitions, obligations, walks, unproved, waived }: Cover): string {
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0)
  const proved = obligations - unproved.length - waived.length
  return `${machine} (${level}): ${states} states, ${transitions} transitions, ${proved} of ${obligations} obligations shown by ${walks.length} walks in ${steps} steps${waived.length > 0 ? `, ${waived.length} waived` : ''}`
}

const drawn = new WeakMap<PathSpec, Graph[]>()

function graphsOf(spec: PathSpec): Graph[] {
  const known = drawn.get(spec)
  if (known) return known
  const graphs = Object.keys(spec.inputs).map((input) => graphOf(spec, input))
  drawn.set(spec, graphs)
  return graphs
}
