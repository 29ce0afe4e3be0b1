import type { Chart, ChartGuard, ChartLeaf, ChartTransition, Label } from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { walksShowing } from '#screens/platform/statecharts/shown-by.ts'
import { both, code, plain, table } from './cells.ts'
import { levelNames } from './walks.ts'

/** One row for each transition: from where, on what, under which rules, to where, and the levels at which walks show it. */
export function transitionsTable(chart: Chart, proof: Proof | null): string[] {
  const names = new Map(chart.states.map(({ id, words }) => [id, words]))
  return table(
    ['From', 'Event', 'Rules and conditions', 'To', 'Walked'],
    chart.transitions.map((transition) => [
      stateName(names, transition.from),
      `**${both(transition.words)}** ${code(transition.id)}`,
      conditionsOf(transition),
      transition.to.length > 0 ? transition.to.map((id) => stateName(names, id)).join(', ') : '_stays_',
      walkedAt(proof, transition.id),
    ]),
  )
}

function stateName(names: ReadonlyMap<string, Label>, id: string): string {
  const words = names.get(id)
  return words ? both(words) : code(id)
}

function conditionsOf({ guard, otherwise }: ChartTransition): string {
  if (!guard) return otherwise ? '_otherwise_' : ''
  return partsOf(guard).join('<br>')
}

/** The parts that must all hold, each on a line of its own. */
function partsOf(guard: ChartGuard): string[] {
  if (guard.kind === 'leaf') return [leafOf(guard)]
  const parts = guard.parts.flatMap(partsOf)
  if (guard.kind === 'and') return parts
  return [guard.kind === 'or' ? parts.join(' _or_ ') : `_unless_ ${parts.join(', ')}`]
}

/** A rule is marked as one and told with its id and the specification's numbers; a plain condition has its words. */
function leafOf({ name, rule, of, words }: ChartLeaf): string {
  return `${rule ? '◆ ' : ''}${both(words)} ${code(name)}${of.length > 0 ? ` ${plain(of.join(' '))}` : ''}`
}

/** By levels and not by the numbers of walks, which change with every walk before them; what is stale, the walks themselves say once. */
function walkedAt(proof: Proof | null, transition: string): string {
  if (!proof) return ''
  const levels = proof.levels.map(({ stale: _, ...level }) => level)
  return walksShowing({ ...proof, levels }, transition)
    .map(({ level }) => levelNames[level])
    .join(', ')
}
