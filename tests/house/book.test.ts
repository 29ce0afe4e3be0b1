import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBook } from '#book/book.ts'
import { committedFiles } from '#book/committed.ts'
import { machines } from '#book/machines.ts'
import { placeOf } from '#book/places.ts'
import { bookFolder } from '#book/proofs.ts'
import { leavesOf } from '#book/reading/guard.ts'
import { nodesOf, pathOf, transitionsOf } from '#book/reading/transitions.ts'
import { allPaths } from '#tests/paths/paths.ts'
import { rooms } from '../../scripts/rooms.ts'

it('every machine of the panel is in the book', () => {
  const files = globSync('src/machines/**/*.{machine,chart}.ts')
  const imported = readFileSync('book/machines.ts', 'utf8')
  expect(files.filter((file) => !imported.includes(file.replace('src/machines/', '#machines/')))).toEqual([])
})

it('every machine of the book is walked', () => {
  const walked = allPaths.map(({ machine }) => machine.id)
  expect(machines.map(({ machine }) => machine.id).filter((id) => !walked.includes(id))).toEqual([])
})

it('every room with machines is in the contents', () => {
  const inRooms = machines.map(({ machine }) => placeOf(machine.id).room)
  expect(inRooms.filter((room) => !rooms.some((one) => one === room))).toEqual([])
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

describe('the committed book', async () => {
  const book = await readBook()
  const files = await committedFiles(book)

  it('is what the machines, their words and the last run of the walks make of it', () => {
    const stale = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
    expect(stale).toEqual([])
  })

  it('has a page for every machine, and nothing of machines that are no more', () => {
    const pages = book.chapters.map(
      ({ chart }) => `${bookFolder}/${placeOf(chart.id).room}/${placeOf(chart.id).name}.md`,
    )
    expect(pages.filter((page) => !files.has(page))).toEqual([])
    const kept = globSync(`${bookFolder}/**/*.*`).filter((name) => !files.has(name))
    expect(kept.filter((name) => !pages.includes(name.replace(/\.proof\.json$/, '.md')))).toEqual([])
  })

  it('has the pictures of all stored lives', () => {
    const charts = globSync('src/machines/**/*.chart.ts').map((path) => path.replace(/^.*\/(.*)\.chart\.ts$/, '$1'))
    const drawn = [...files.keys()].map((name) => name.replace(/^.*\//, ''))
    expect(charts.filter((name) => !drawn.includes(`${name}.tr.svg`) || !drawn.includes(`${name}.en.svg`))).toEqual([])
  })

  it('has no place for a value left open in its sentences', () => {
    const told = book.chapters.map(({ chart }) => JSON.stringify(chart))
    expect(told.flatMap((text) => text.match(/"(?:tr|en)":"[^"]*\{\w[^"]*"/g) ?? [])).toEqual([])
  })
})

function textOf(name: string): string | null {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return null
  }
}
