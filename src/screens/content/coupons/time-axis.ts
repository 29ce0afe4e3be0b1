import { addDays } from '#api/rules/platform/days-between.ts'

/** A stretch of days on which bars are drawn, both of them in it. */
export interface TimeAxis {
  readonly first: string
  readonly last: string
}

interface Days {
  readonly start: string
  readonly end: string
}

const dayLength = 86_400_000
/** So many days stand free at both ends, so that a bar can be drawn out. */
const margin = 7

/** The axis on which all of these have room. */
export function axisOf(all: readonly Days[]): TimeAxis {
  const first = all.map(({ start }) => start).sort()[0] ?? ''
  const last =
    all
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? ''
  return { first: addDays(first, -margin), last: addDays(last, margin) }
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** Where days stand on an axis, in hundredths of it: the last day is drawn whole. */
export function placeOn({ first, last }: TimeAxis, { start, end }: Days): { left: number; width: number } {
  const whole = daysBetween(first, last) + 1
  return {
    left: (daysBetween(first, start) / whole) * 100,
    width: ((daysBetween(start, end) + 1) / whole) * 100,
  }
}

/** The day to which one comes when it is drawn by a part of the axis, from -1 to 1: none beyond its ends. */
export function dayDrawn({ first, last }: TimeAxis, from: string, part: number): string {
  const whole = daysBetween(first, last) + 1
  const to = daysBetween(first, from) + Math.round(part * whole)
  return addDays(first, Math.min(whole - 1, Math.max(0, to)))
}
