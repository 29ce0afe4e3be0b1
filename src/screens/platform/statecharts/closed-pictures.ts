import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import type { Language } from '#machines/platform/chart.types.ts'
import type { Picture } from '#machines/platform/picture.types.ts'

/** The picture of a chart with these states closed; with all open where it was not drawn so. */
export function pictureWith(
  { pictures, closed = [] }: Chapter,
  states: readonly string[],
  language: Language,
): Picture {
  const found = closed.find((one) => keyOf(one.states) === keyOf(states))
  return (found?.pictures ?? pictures)[language]
}

/** The states that can be closed together. */
export function closedSets({ closed = [] }: Chapter): readonly (readonly string[])[] {
  return closed.map(({ states }) => states)
}

/** Closes a state, or opens it: then what it lies in opens too, and what lies in it stays as it was. */
export function toggled(closed: readonly string[], state: string): readonly string[] {
  const around = closed.filter((one) => state === one || state.startsWith(`${one}.`))
  if (around.length > 0) return closed.filter((one) => !around.includes(one))
  return [...closed.filter((one) => !one.startsWith(`${state}.`)), state]
}

function keyOf(states: readonly string[]): string {
  return [...states].sort().join(' ')
}
