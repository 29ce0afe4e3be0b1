import type {
  Chart,
  ChartGuard,
  ChartLeaf,
  ChartState,
  ChartTransition,
  Label,
  Language,
} from '#machines/platform/chart.types.ts'

/** A chart as a Mermaid state diagram, in the words of one language, for wherever Markdown is shown. */
export function mermaidOf(chart: Chart, language: Language): string {
  return diagramOf(chart, { words: (labels) => labels[language], condition: ({ words }) => words[language] })
}

/** The same in both languages at once, rules by their ids: short enough to be read as one diagram beside a table that tells them. */
export function mermaidInBoth(chart: Chart): string {
  const both = ({ tr, en }: Label) => (tr === en ? tr : `${tr} / ${en}`)
  return diagramOf(chart, { words: both, condition: ({ name }) => name })
}

interface Reading {
  words(labels: Label): string
  condition(leaf: ChartLeaf): string
}

function diagramOf(chart: Chart, reading: Reading): string {
  const [root] = chart.states
  if (!root) return ''
  return [
    'stateDiagram-v2',
    ...stateLines(chart, root, reading, '  '),
    ...chart.transitions.flatMap((transition) => transitionLines(transition, reading)),
    '',
  ].join('\n')
}

function stateLines(chart: Chart, state: ChartState, reading: Reading, indent: string): string[] {
  const inside = chart.states.filter(({ parent }) => parent === state.id)
  const head = `${indent}state "${escaped(reading.words(state.words))}" as ${idOf(state.id)}`
  const ends = state.kind === 'final' ? [`${indent}${idOf(state.id)} --> [*]`] : []
  if (inside.length === 0) return [head, ...ends]
  const within = `${indent}  `
  const start = state.initial === null ? [] : [`${within}[*] --> ${idOf(state.initial)}`]
  const parts = inside.map((child) => stateLines(chart, child, reading, within))
  const separated =
    state.kind === 'parallel'
      ? parts.flatMap((lines, index) => (index === 0 ? lines : [`${within}--`, ...lines]))
      : parts.flat()
  return [`${head} {`, ...start, ...separated, `${indent}}`]
}

function transitionLines({ from, to, words, guard }: ChartTransition, reading: Reading): string[] {
  const event = reading.words(words)
  const label = guard ? `${event} [${conditionOf(guard, reading)}]` : event
  const targets = to.length > 0 ? to : [from]
  return targets.map((target) => `  ${idOf(from)} --> ${idOf(target)} : ${escaped(label)}`)
}

function conditionOf(guard: ChartGuard, reading: Reading): string {
  if (guard.kind === 'leaf') return reading.condition(guard)
  const parts = guard.parts.map((part) => conditionOf(part, reading))
  if (guard.kind === 'not') return `¬(${parts.join(', ')})`
  return parts.join(guard.kind === 'and' ? ' ∧ ' : ' ∨ ')
}

function idOf(state: string): string {
  return state === '' ? 'machine' : `machine_${state.replaceAll('.', '_')}`
}

/** Characters that end a label, as entities. */
function escaped(text: string): string {
  return text
    .replaceAll('#', '#35;')
    .replaceAll(';', '#59;')
    .replaceAll('#35#59;', '#35;')
    .replaceAll(':', '#58;')
    .replaceAll('"', '#34;')
}
