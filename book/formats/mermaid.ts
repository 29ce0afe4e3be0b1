import type { Chart, ChartGuard, ChartState, ChartTransition, Language } from '#machines/platform/chart.types.ts'

/** A chart as a Mermaid state diagram, in the words of one language, for wherever Markdown is shown. */
export function mermaidOf(chart: Chart, language: Language): string {
  const [root] = chart.states
  if (!root) return ''
  return [
    'stateDiagram-v2',
    ...stateLines(chart, root, language, '  '),
    ...chart.transitions.flatMap((transition) => transitionLines(transition, language)),
    '',
  ].join('\n')
}

function stateLines(chart: Chart, state: ChartState, language: Language, indent: string): string[] {
  const inside = chart.states.filter(({ parent }) => parent === state.id)
  const head = `${indent}state "${escaped(state.words[language])}" as ${idOf(state.id)}`
  const ends = state.kind === 'final' ? [`${indent}${idOf(state.id)} --> [*]`] : []
  if (inside.length === 0) return [head, ...ends]
  const within = `${indent}  `
  const start = state.initial === null ? [] : [`${within}[*] --> ${idOf(state.initial)}`]
  const parts = inside.map((child) => stateLines(chart, child, language, within))
  const separated =
    state.kind === 'parallel'
      ? parts.flatMap((lines, index) => (index === 0 ? lines : [`${within}--`, ...lines]))
      : parts.flat()
  return [`${head} {`, ...start, ...separated, `${indent}}`]
}

function transitionLines({ from, to, words, guard }: ChartTransition, language: Language): string[] {
  const label = guard ? `${words[language]} [${conditionOf(guard, language)}]` : words[language]
  const targets = to.length > 0 ? to : [from]
  return targets.map((target) => `  ${idOf(from)} --> ${idOf(target)} : ${escaped(label)}`)
}

function conditionOf(guard: ChartGuard, language: Language): string {
  if (guard.kind === 'leaf') return guard.words[language]
  const parts = guard.parts.map((part) => conditionOf(part, language))
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
