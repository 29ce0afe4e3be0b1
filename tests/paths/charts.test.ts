import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, transition } from 'xstate'
import type { ChartTable } from './chart-table.ts'

/** Every chart against its written table: a transition that was added, left out, led elsewhere or lost a rule is found here. */

const tables = import.meta.glob<ChartTable>('./*/*.table.ts', { eager: true, import: 'default' })

test('every chart has its table', () => {
  const nameOf = (file: string) => file.split('/').slice(-1)[0]?.split('.')[0]
  expect(Object.keys(tables).map(nameOf).toSorted()).toEqual(
    globSync('src/machines/**/*.chart.ts').map(nameOf).toSorted(),
  )
})

describe.each(Object.values(tables).map((table) => [table.chart.id, table] as const))('%s', (_, table) => {
  test('has the events of the table and no others', () => {
    const types = Object.values(table.steps).map(({ event }) => event.type)
    expect([...table.chart.events].toSorted()).toEqual([...new Set(types)].toSorted())
    expect(Object.keys(table.rows).toSorted()).toEqual(Object.keys(table.states).toSorted())
    for (const row of Object.values(table.rows))
      expect(Object.keys(table.steps)).toEqual(expect.arrayContaining(Object.keys(row)))
  })

  test.each(Object.keys(table.states))('in %s', (state) => {
    for (const step of Object.keys(table.steps))
      for (const breaking of [null, ...table.breaks.filter(({ states }) => states?.includes(state) ?? true)])
        judge(table, state, step, breaking)
  })
})

function judge(table: ChartTable, state: string, step: string, breaking: ChartTable['breaks'][number] | null): void {
  const { event, rules, beside, leaves } = table.steps[step] as ChartTable['steps'][string]
  const before = { ...table.facts, ...table.states[state], ...breaking?.facts }
  const asked = { ...event, ...breaking?.event }
  const at = table.at(before, state)
  const cell = table.rows[state]?.[step]
  const breaks = breaking && rules.includes(breaking.rule) && (breaking.when?.(state, step) ?? true)
  const always = typeof cell === 'object' ? cell.refused : []
  const refused = breaks ? [...always, breaking.rule] : always
  const expected = refused.length > 0 ? [...refused, ...[beside?.[state] ?? []].flat()] : []
  const missing = table.missing?.(state, step, before) ?? ['flow.no_such_step']
  const found = table.ask(at, asked).map(({ id }) => id)
  const [after] = transition(table.chart, at, asked as never) as [AnyMachineSnapshot, unknown]
  const led = typeof cell === 'string' && refused.length === 0 ? cell : null
  const to = led ? { ...before, ...changed(table.states[state], table.states[led]), ...leaves?.(before, led) } : before
  expect({ step, breaking, refused: found.toSorted(), facts: after.context, value: after.value }).toEqual({
    step,
    breaking,
    refused: [...new Set(cell ? expected : missing)].toSorted(),
    facts: to,
    value: led ? table.at(to, led).value : at.value,
  })
}

/** What of a state is stored otherwise than of the one before it. */
function changed(from: object = {}, to: object = {}): object {
  const was = new Map(Object.entries(from))
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => was.get(name) !== value))
}
