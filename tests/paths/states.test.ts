import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, transition } from 'xstate'
import { nodesOf } from '#book/reading/transitions.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { placeOf, type StateTable, standing } from './state-table.ts'

/** The flows of the till and of money against their written tables: an arrow that was added, left out or led elsewhere is found here. */

const tables = Object.values(import.meta.glob<StateTable>('./*/*.states.ts', { eager: true, import: 'default' }))

describe.each(tables.map((table) => [table.machine.id, table] as const))('%s', (_, table) => {
  const { machine, rows, events, passing = [] } = table

  test('has the states of the table and no others', () => {
    const leaves = nodesOf(machine.root)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ path }) => path.join('.'))
    expect(leaves.toSorted()).toEqual([...Object.keys(rows), ...passing].toSorted())
  })

  test('has the events of the table and no others', () => {
    const told = new Set(Object.values(events).map(({ type }) => type))
    expect(machine.events.filter((type) => !type.startsWith('xstate.after')).toSorted()).toEqual([...told].toSorted())
  })

  test.each(Object.keys(rows))('in %s', (state) => {
    const led = Object.entries(events).map(([name, event]) => {
      const [next] = transition(machine, standing(table, state), event as never) as [AnyMachineSnapshot, unknown]
      return [name, placeOf(table, next, state)]
    })
    const told = Object.keys(events).map((name) => [name, rows[state]?.[name] ?? state])
    expect(Object.fromEntries(led)).toEqual(Object.fromEntries(told))
  })

  test.each(table.refused)('in $state, $event is refused by $rules', ({ state, event, facts, rules }) => {
    const at = standing(table, state, facts)
    const asked = events[event] as never
    expect(refusals(at, asked).map(({ id }) => id)).toEqual(rules)
    const [next] = transition(machine, at, asked) as [AnyMachineSnapshot, unknown]
    expect(placeOf(table, next, state)).toBe(state)
  })
})
