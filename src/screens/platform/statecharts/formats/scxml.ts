import type { Chart, ChartGuard, ChartState, ChartTransition } from '#machines/platform/chart.types.ts'
import { triggerText } from './trigger-text.ts'
import { escaped } from './xml.ts'

/** A chart as W3C SCXML, in the names of the code: events, guards as conditions, and what is invoked. */
export function scxmlOf(chart: Chart): string {
  const [root] = chart.states
  if (!root) return ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${chart.id}" initial="${idOf(chart, root.id)}">`,
    ...stateLines(chart, root, '  '),
    '</scxml>',
    '',
  ].join('\n')
}

const tags = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' } as const

function stateLines(chart: Chart, state: ChartState, indent: string): string[] {
  const tag = tags[state.kind]
  const initial = state.initial === null ? '' : ` initial="${idOf(chart, state.initial)}"`
  const inside = [
    ...actionLines('onentry', state.entry, indent),
    ...actionLines('onexit', state.exit, indent),
    ...state.runs.map(({ id }) => `${indent}  <invoke id="${escaped(id)}"/>`),
    ...chart.transitions
      .filter(({ from }) => from === state.id)
      .flatMap((transition) => transitionLines(chart, transition, indent)),
    ...chart.states
      .filter(({ parent }) => parent === state.id)
      .flatMap((child) => stateLines(chart, child, `${indent}  `)),
  ]
  const head = `${indent}<${tag} id="${idOf(chart, state.id)}"${initial}`
  return inside.length > 0 ? [`${head}>`, ...inside, `${indent}</${tag}>`] : [`${head}/>`]
}

function transitionLines(chart: Chart, { to, trigger, guard, actions }: ChartTransition, indent: string): string[] {
  const event = trigger.kind === 'always' ? '' : ` event="${escaped(triggerText(trigger))}"`
  const cond = guard ? ` cond="${escaped(conditionOf(guard))}"` : ''
  const target = to.length > 0 ? ` target="${to.map((id) => idOf(chart, id)).join(' ')}"` : ''
  const head = `${indent}  <transition${event}${cond}${target}`
  return actions.length > 0
    ? [`${head}>`, ...actions.map((name) => `${indent}    <log label="${escaped(name)}"/>`), `${indent}  </transition>`]
    : [`${head}/>`]
}

function actionLines(tag: 'onentry' | 'onexit', names: readonly string[], indent: string): string[] {
  if (names.length === 0) return []
  return [
    `${indent}  <${tag}>`,
    ...names.map((name) => `${indent}    <log label="${escaped(name)}"/>`),
    `${indent}  </${tag}>`,
  ]
}

function conditionOf(guard: ChartGuard): string {
  if (guard.kind === 'leaf') return `holds('${guard.name}')`
  const parts = guard.parts.map(conditionOf)
  if (guard.kind === 'not') return `!(${parts.join(' || ')})`
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(guard.kind === 'and' ? ' && ' : ' || ')})`
}

function idOf(chart: Chart, state: string): string {
  return state === '' ? chart.id : `${chart.id}.${state}`
}
