import type { LabelPart, LabelTheme } from '#api/contract/content/labels.ts'

/** The label that parts are placed on. */
export type Frame = Pick<LabelTheme, 'width_mm' | 'height_mm' | 'dpi'>
export type Box = Pick<LabelPart, 'x' | 'y' | 'width' | 'height'>

/** What an arrow key moves by: 25 of the printer's dots, or one of them (R244). */
export const step = 25

/** An edge of the label, or its middle. */
export const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]

/** How near two edges come to each other before they meet, in millimetres. */
const pull = 0.75

/** A box on the label, whole: its size to the dot and not larger than the label, its corner never beyond an edge. */
export function inside<B extends Box>(box: B, frame: Frame): B {
  const width = between(dotted(box.width, frame), 1 / frame.dpi, frame.width_mm)
  const height = between(dotted(box.height, frame), 1 / frame.dpi, frame.height_mm)
  return {
    ...box,
    ...{ width, height },
    x: between(dotted(box.x, frame), 0, even(frame.width_mm - width)),
    y: between(dotted(box.y, frame), 0, even(frame.height_mm - height)),
  }
}

export function moved<B extends Box>(box: B, dx: number, dy: number, frame: Frame): B {
  return inside({ ...box, x: box.x + dx, y: box.y + dy }, frame)
}

/** Its lower right corner goes there; the other stays. */
export function resized<B extends Box>(box: B, dx: number, dy: number, frame: Frame): B {
  return inside(
    {
      ...box,
      width: Math.min(box.width + dx, frame.width_mm - box.x),
      height: Math.min(box.height + dy, frame.height_mm - box.y),
    },
    frame,
  )
}

export function aligned<B extends Box>(box: B, edge: Edge, frame: Frame): B {
  const { width_mm, height_mm } = frame
  const to: Readonly<Record<Edge, Partial<Box>>> = {
    left: { x: 0 },
    center: { x: (width_mm - box.width) / 2 },
    right: { x: width_mm - box.width },
    top: { y: 0 },
    middle: { y: (height_mm - box.height) / 2 },
    bottom: { y: height_mm - box.height },
  }
  return inside({ ...box, ...to[edge] }, frame)
}

/** A box whose edges or middle come near those of others, or of the label, meets them. */
export function snapped<B extends Box>(box: B, others: readonly Box[], frame: Frame): B {
  const all = [...others, { x: 0, y: 0, width: frame.width_mm, height: frame.height_mm }]
  const across = all.flatMap(({ x, width }) => [x, x + width / 2, x + width])
  const down = all.flatMap(({ y, height }) => [y, y + height / 2, y + height])
  return inside(
    {
      ...box,
      x: box.x + nearest([box.x, box.x + box.width / 2, box.x + box.width], across),
      y: box.y + nearest([box.y, box.y + box.height / 2, box.y + box.height], down),
    },
    frame,
  )
}

/** The least way from one of these to one of those; none where all are farther than edges pull. */
function nearest(own: readonly number[], others: readonly number[]): number {
  const ways = own.flatMap((from) => others.map((to) => to - from))
  const least = ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), Number.POSITIVE_INFINITY)
  return Math.abs(least) <= pull ? least : 0
}

/** To the nearest dot of the printer. */
function dotted(length: number, { dpi }: Frame): number {
  return even(Math.round(length * dpi) / dpi)
}

/** Without what remains of adding fractions. */
function even(length: number): number {
  return Math.round(length * 10_000) / 10_000
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
