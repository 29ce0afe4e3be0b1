import type { Passed } from '#api/contract/platform/flow.ts'
import type { Chart, ChartState, ChartTransition } from '#machines/platform/chart.types.ts'
import type { Highlight } from './PictureView.tsx'
import { isWithin } from './ways.ts'

/** A record's way as a chart shows it: its states by their ids, and its arrows as `arrowKey` names them. */
export interface PassedOn {
  readonly marks: ReadonlyMap<string, Highlight>
  readonly taken: ReadonlySet<string>
}

/** Which states a record was in and which arrows it took. What the chart does not know any more is passed over. */
export function passedOn(
  { states, transitions }: Chart,
  { state, passed }: { readonly state: string; readonly passed: readonly Pick<Passed, 'event' | 'from' | 'to'>[] },
): PassedOn {
  const marks = new Map<string, Highlight>()
  const taken = new Set<string>()
  for (const { event, from, to } of passed) {
    const [began, ended] = [idOf(states, from), idOf(states, to)]
    if (began) marks.set(began, 'past')
    if (ended) marks.set(ended, 'past')
    if (!began || !ended || began === ended) continue
    const ways = transitions.filter((one) => leads(one, began, ended))
    const own = ways.filter(({ trigger }) => trigger.name === event)
    for (const way of own.length > 0 ? own : ways) for (const end of way.to) taken.add(arrowKey(way.from, end))
  }
  const now = idOf(states, state)
  if (now) marks.set(now, 'lit')
  return { marks, taken }
}

/** How an arrow of a picture is told from the others. */
export function arrowKey(from: string, to: string): string {
  return `${from} ${to}`
}

/** A state by the name that records store, which is the last part of its id; the outermost that is called so. */
function idOf(states: readonly ChartState[], name: string | null): string | null {
  const found = states.filter(({ id, kind }) => id !== '' && kind !== 'parallel' && lastOf(id) === name)
  return found.toSorted((one, other) => one.id.split('.').length - other.id.split('.').length)[0]?.id ?? null
}

function leads({ from, to }: ChartTransition, began: string, ended: string): boolean {
  return isWithin(began, from) && to.some((one) => isWithin(ended, one))
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}
