import type { Entry } from '#book/machines.ts'
import type { BookPlace, BookRule } from '#machines/platform/chapter/book.types.ts'
import type { Chart } from '#machines/platform/chart.types.ts'
import type { Words } from '#machines/platform/words.ts'

/** Everything that can be searched for in the book: charts, rules, states and events, with all that they are called by. */
export function searchIndex(
  chapters: readonly { readonly entry: Entry; readonly chart: Chart }[],
  rules: readonly BookRule[],
): readonly BookPlace[] {
  return [
    ...chapters.map(({ entry: { words }, chart }) => chartPlace(chart, words)),
    ...rules.map(rulePlace),
    ...chapters.flatMap(({ entry: { words }, chart }) => [...statePlaces(chart, words), ...eventPlaces(chart, words)]),
  ]
}

function chartPlace({ id, title }: Chart, words: Words): BookPlace {
  return { kind: 'chart', words: title, keys: named(id, words.title.id), chart: id, at: '' }
}

function rulePlace({ id, words, of }: BookRule): BookPlace {
  return { kind: 'rule', words, keys: [id, ...of], chart: null, at: id }
}

function statePlaces({ id: chart, states }: Chart, words: Words): BookPlace[] {
  return states.slice(1).map(({ id, words: says }) => ({
    kind: 'state',
    words: says,
    keys: named(id, words.states[id]?.id),
    chart,
    at: id,
  }))
}

/** Each event once, at the first arrow that it sets off. */
function eventPlaces({ id: chart, transitions }: Chart, words: Words): BookPlace[] {
  const events = new Map<string, BookPlace>()
  for (const { id, words: says, trigger } of transitions) {
    if (trigger.kind !== 'event' || events.has(trigger.name)) continue
    const keys = named(trigger.name, words.events[trigger.name]?.id)
    events.set(trigger.name, { kind: 'event', words: says, keys, chart, at: id })
  }
  return [...events.values()]
}

function named(name: string, key: string | undefined): string[] {
  return key === undefined ? [name] : [name, key]
}
