import { describe, expect, it } from 'vitest'
import * as xstate from 'xstate'
import { toChart } from '#book/chart.ts'
import { machines } from '#book/machines.ts'
import { transitionsOf } from '#book/reading/transitions.ts'
import type { Chart } from '#machines/platform/chart.types.ts'
import { mermaidOf } from '#screens/platform/statecharts/formats/mermaid.ts'
import { scxmlOf } from '#screens/platform/statecharts/formats/scxml.ts'
import { statelyOf } from '#screens/platform/statecharts/formats/stately.ts'
import { crossing, sentences } from './sample.ts'

const charts = machines.map((entry) => [entry.machine.id, toChart(entry, sentences), entry.machine] as const)

describe('Stately code', () => {
  it.each(charts)('of %s makes the same machine again', (_, chart, machine) => {
    const again = madeFrom(statelyOf(chart))
    const ids = (one: xstate.AnyStateMachine) =>
      transitionsOf(withGuards(one, chart))
        .map(({ id }) => id)
        .sort()
    expect(ids(again)).toEqual(
      transitionsOf(machine)
        .map(({ id }) => id)
        .sort(),
    )
  })
})

describe('Mermaid', () => {
  const text = mermaidOf(crossing, 'tr')

  it('keeps regions apart and says where each begins and ends', () => {
    expect(text).toContain('stateDiagram-v2')
    expect(text).toMatch(/\n {4}--\n/)
    expect(text).toContain('[*] --> machine_barrier_down')
    expect(text).toContain('machine_barrier_broken --> [*]')
  })

  it('has no character in a label that would end it', () => {
    for (const line of text.split('\n').filter((one) => one.includes('-->') && one.includes(' : '))) {
      expect(line.split(' : ')[1]).not.toMatch(/:|;(?<!#\d\d;)/)
    }
  })
})

describe('SCXML', () => {
  it('is well formed and holds every state and transition', () => {
    const text = scxmlOf(crossing)
    expect(text).toContain('<parallel id="crossing">')
    expect(text).toContain('<final id="crossing.barrier.broken"/>')
    expect(text.match(/<transition/g)).toHaveLength(crossing.transitions.length)
    expect(balanced(text)).toBe(true)
  })
})

/** Runs the code as a module would, with xstate at hand. */
function madeFrom(code: string): xstate.AnyStateMachine {
  const body = code
    .replace(/^import \{ (.*) \} from 'xstate'\n/, 'const { $1 } = xstate\n')
    .replace(/export const \w+ =/, 'return')
  return new Function('xstate', body)(xstate) as xstate.AnyStateMachine
}

/** Exported guards are names only; a machine can be read when they exist. */
function withGuards(machine: xstate.AnyStateMachine, chart: Chart): xstate.AnyStateMachine {
  const names = JSON.stringify(chart.transitions.map(({ guard }) => guard)).matchAll(/"name":"(.*?)"/g)
  return machine.provide({ guards: Object.fromEntries([...names].map(([, name]) => [name, () => true])) } as never)
}

function balanced(xml: string): boolean {
  const open: string[] = []
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!self && name) open.push(name)
  }
  return open.length === 0
}
