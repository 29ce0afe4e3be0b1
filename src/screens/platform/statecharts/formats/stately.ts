import type { Chart, ChartGuard, ChartState, ChartTransition } from '#machines/platform/chart.types.ts'

/** A chart as code that Stately's editor imports: guards, actions and actors by their names only. */
export function statelyOf(chart: Chart): string {
  const [root] = chart.states
  if (!root) return ''
  const helpers = [...new Set(chart.transitions.flatMap(({ guard }) => (guard ? composersIn(guard) : [])))].sort()
  const config = JSON.stringify({ id: chart.id, ...stateConfig(chart, root) }, null, 2).replace(
    /"«(.*?)»"/g,
    (_, code: string) => JSON.parse(`"${code}"`),
  )
  return `import { ${['createMachine', ...helpers].sort().join(', ')} } from 'xstate'\n\nexport const ${chart.id}Machine = createMachine(${config})\n`
}

type Config = Record<string, unknown>

function stateConfig(chart: Chart, state: ChartState): Config {
  const own = chart.transitions.filter(({ from }) => from === state.id)
  const inside = chart.states.filter(({ parent }) => parent === state.id)
  const of = (kind: ChartTransition['trigger']['kind']) => own.filter(({ trigger }) => trigger.kind === kind)
  return {
    ...(state.kind === 'parallel' || state.kind === 'final' || state.kind === 'history' ? { type: state.kind } : {}),
    ...(state.words.en ? { description: `${state.words.tr} / ${state.words.en}` } : {}),
    ...(state.tags.length > 0 ? { tags: state.tags } : {}),
    ...(state.entry.length > 0 ? { entry: state.entry.map((type) => ({ type })) } : {}),
    ...(state.exit.length > 0 ? { exit: state.exit.map((type) => ({ type })) } : {}),
    ...(state.runs.length > 0 ? { invoke: state.runs.map(({ id }) => invokeConfig(chart, id, own)) } : {}),
    ...(of('always').length > 0 ? { always: of('always').map((one) => transitionConfig(chart, one)) } : {}),
    ...grouped(chart, 'on', of('event')),
    ...grouped(chart, 'after', of('after')),
    ...(of('finished').length > 0 ? { onDone: of('finished').map((one) => transitionConfig(chart, one)) } : {}),
    ...(state.initial === null ? {} : { initial: lastPart(state.initial) }),
    ...(inside.length > 0
      ? { states: Object.fromEntries(inside.map((child) => [lastPart(child.id), stateConfig(chart, child)])) }
      : {}),
  }
}

function invokeConfig(chart: Chart, id: string, own: readonly ChartTransition[]): Config {
  const answers = (kind: 'done' | 'error' | 'snapshot', key: string) => {
    const list = own.filter(({ trigger }) => trigger.kind === kind && trigger.name === id)
    return list.length > 0 ? { [key]: list.map((one) => transitionConfig(chart, one)) } : {}
  }
  return {
    id,
    src: id,
    ...answers('done', 'onDone'),
    ...answers('error', 'onError'),
    ...answers('snapshot', 'onSnapshot'),
  }
}

function grouped(chart: Chart, key: 'on' | 'after', list: readonly ChartTransition[]): Config {
  if (list.length === 0) return {}
  const names = [...new Set(list.map(({ trigger }) => trigger.name))]
  const of = (name: string) =>
    list.filter(({ trigger }) => trigger.name === name).map((one) => transitionConfig(chart, one))
  return { [key]: Object.fromEntries(names.map((name) => [name, of(name)])) }
}

function transitionConfig(chart: Chart, { to, guard, actions, words }: ChartTransition): Config {
  const targets = to.map((id) => `#${chart.id}.${id}`)
  return {
    ...(targets.length > 0 ? { target: targets.length === 1 ? targets[0] : targets } : {}),
    ...(guard ? { guard: guardConfig(guard) } : {}),
    ...(actions.length > 0 ? { actions: actions.map((type) => ({ type })) } : {}),
    description: `${words.tr} / ${words.en}`,
  }
}

/** A plain guard is data; what is put together is code, marked until the whole is printed. */
function guardConfig(guard: ChartGuard): unknown {
  if (guard.kind === 'leaf') return { type: guard.name }
  return `«${codeOf(guard)}»`
}

function codeOf(guard: ChartGuard): string {
  if (guard.kind === 'leaf') return `{ type: '${guard.name}' }`
  const parts = guard.parts.map(codeOf)
  return guard.kind === 'not' ? `not(${parts[0] ?? ''})` : `${guard.kind}([${parts.join(', ')}])`
}

function composersIn(guard: ChartGuard): string[] {
  return guard.kind === 'leaf' ? [] : [guard.kind, ...guard.parts.flatMap(composersIn)]
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}
