import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookFiles } from '#book/files.ts'
import { machines } from '#book/machines.ts'
import { leavesOf } from '#book/reading/guard.ts'
import { nodesOf, pathOf, transitionsOf } from '#book/reading/transitions.ts'
import { allPaths } from '#tests/paths/paths.ts'

const folder = 'docs/statecharts'

it('every machine of the panel is in the book', () => {
  const files = globSync('src/machines/**/*.{machine,chart}.ts')
  const imported = readFileSync('book/machines.ts', 'utf8')
  expect(files.filter((file) => !imported.includes(file.replace('src/machines/', '#machines/')))).toEqual([])
})

it('every machine of the book is walked', () => {
  const walked = allPaths.map(({ machine }) => machine.id)
  expect(machines.map(({ machine }) => machine.id).filter((id) => !walked.includes(id))).toEqual([])
})

describe.each(machines.map(({ machine, words }) => [machine.id, machine, words] as const))(
  '%s',
  (_, machine, words) => {
    const transitions = transitionsOf(machine)
    const named = (kind: string) => [
      ...new Set(transitions.filter(({ trigger }) => trigger.kind === kind).map(({ trigger }) => trigger.name)),
    ]

    it('has words for every state, event, actor, delay and plain guard', () => {
      const nodes = nodesOf(machine.root)
      const plain = transitions.flatMap(({ guard }) => leavesOf(guard).filter(({ rule }) => rule === null))
      const missing = {
        states: nodes
          .slice(1)
          .map(pathOf)
          .filter((id) => !words.states[id]),
        events: named('event').filter((name) => name !== '*' && !words.events[name]),
        actors: nodes.flatMap((node) => node.invoke.map(({ id }) => id)).filter((id) => !words.actors?.[id]),
        delays: named('after').filter((name) => !words.delays?.[name]),
        guards: plain.map(({ name }) => name).filter((name) => !words.guards?.[name]),
      }
      expect(missing).toEqual({ states: [], events: [], actors: [], delays: [], guards: [] })
    })

    it('has no words for what it does not have', () => {
      const nodes = nodesOf(machine.root).map(pathOf)
      expect(Object.keys(words.states).filter((id) => !nodes.includes(id))).toEqual([])
      expect(Object.keys(words.events).filter((name) => !named('event').includes(name))).toEqual([])
    })
  },
)

describe('the committed book', () => {
  let files: Awaited<ReturnType<typeof bookFiles>>
  beforeAll(async () => {
    files = await bookFiles(folder)
  })

  it('is what the machines, their words and the last run of the walks make of it', () => {
    const stale = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
    expect(stale).toEqual([])
  })

  it('has no place for a value left open in its sentences', () => {
    const charts = [...files].filter(([name]) => /^\w+\.json$/.test(name))
    expect(charts.flatMap(([, text]) => text.match(/"(?:tr|en)": "[^"]*\{\w/g) ?? [])).toEqual([])
  })
})

function textOf(name: string): string | null {
  try {
    return readFileSync(`${folder}/${name}`, 'utf8')
  } catch {
    return null
  }
}
