import type { Arrow, Box, Dot, Line, Picture, Place } from '#machines/platform/picture.types.ts'

/** An SVG element as data. The panel turns it into React elements, the book into a file: there is one drawing. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'path' | 'text' | 'circle' | 'title'
  readonly props: Readonly<Record<string, string | number>>
  readonly children?: readonly (Shape | string)[]
}

const lineHeight = 15
const titleHeight = 17
const inset = 12
const mark = 12

/** A picture as shapes, in the order they are painted: boxes from the outermost inwards, arrows over them, and all words on top. */
export function shapesOf({ boxes, dots, arrows }: Picture): Shape[] {
  const labelled = arrows.filter(({ label }) => label.lines.length > 0)
  return [
    ...boxes.map(boxShape),
    ...dots.map(dotShape),
    ...arrows.map(arrowShape),
    ...boxes.map(wordsShape),
    ...labelled.map(labelShape),
  ]
}

function boxShape({ state, kind, busy, x, y, w, h, title, notes }: Box): Shape {
  const inner: Shape = {
    tag: 'rect',
    props: { x: x + 3, y: y + 3, width: w - 6, height: h - 6, rx: 5, 'data-part': 'inner' },
  }
  const ruled: Shape = {
    tag: 'path',
    props: { d: `M${x} ${below({ y, title })}h${w}`, 'data-part': 'ruled' },
  }
  return {
    tag: 'g',
    props: { 'data-part': 'state', 'data-state': state, 'data-kind': kind, ...(busy ? { 'data-busy': 'yes' } : {}) },
    children: [
      { tag: 'title', props: {}, children: [state || title.join(' ')] },
      { tag: 'rect', props: { x, y, width: w, height: h, rx: 8, 'data-part': 'box' } },
      ...(kind === 'final' ? [inner] : []),
      ...(notes.length > 0 ? [ruled] : []),
    ],
  }
}

/** The title of a state and what is told under it. */
function wordsShape({ kind, x, y, w, title, notes }: Box): Shape {
  const centred = kind === 'state' || kind === 'final' || kind === 'closed'
  const lines = title.map(
    (text, index): Shape => ({
      tag: 'text',
      props: { x: centred ? x + w / 2 : x + inset, y: y + 19 + index * titleHeight, 'data-part': 'title' },
      children: [text],
    }),
  )
  const under = below({ y, title }) + 2
  return {
    tag: 'g',
    props: { 'data-part': 'words', 'data-kind': kind },
    children: [
      ...lines,
      ...notes.flatMap((line, index) => lineShapes(line, x + inset, under + (index + 1) * lineHeight - 2)),
    ],
  }
}

function below({ y, title }: Pick<Box, 'y' | 'title'>): number {
  return y + 12 + title.length * titleHeight
}

function dotShape({ x, y, path }: Dot): Shape {
  return {
    tag: 'g',
    props: { 'data-part': 'initial' },
    children: [{ tag: 'circle', props: { cx: x, cy: y, r: 5, 'data-part': 'dot' } }, ...wayShapes(path)],
  }
}

function arrowShape({ from, to, tone, path, label }: Arrow): Shape {
  return {
    tag: 'g',
    props: { 'data-part': 'arrow', 'data-tone': tone, 'data-from': from, 'data-to': to },
    children: [
      {
        tag: 'title',
        props: {},
        children: [[...new Set(label.lines.map(({ transition }) => transition ?? ''))].join('\n')],
      },
      ...wayShapes(path),
    ],
  }
}

function labelShape({ from, to, tone, label: { x, y, w, h, lines } }: Arrow): Shape {
  return {
    tag: 'g',
    props: { 'data-part': 'label', 'data-tone': tone, 'data-from': from, 'data-to': to },
    children: [
      { tag: 'rect', props: { x, y, width: w, height: h, rx: 4, 'data-part': 'plate' } },
      ...lines.flatMap((line, index) => lineShapes(line, x + 5, y + 3 + (index + 1) * lineHeight - 4)),
    ],
  }
}

function lineShapes({ transition, kind, text, starts }: Line, x: number, y: number): Shape[] {
  const indented = kind === 'rule' || kind === 'condition'
  const diamond: Shape = {
    tag: 'path',
    props: { d: `M${x + 4} ${y - 7}l3.5 3.5-3.5 3.5-3.5-3.5z`, 'data-part': 'mark', 'data-kind': kind },
  }
  const words: Shape = {
    tag: 'text',
    props: {
      x: indented ? x + mark : x,
      y,
      'data-part': 'line',
      'data-kind': kind,
      ...(transition === null ? {} : { 'data-transition': transition }),
    },
    children: [text],
  }
  return indented && starts ? [diamond, words] : [words]
}

function wayShapes(path: readonly Place[]): Shape[] {
  const [before, end] = path.slice(-2)
  if (!before || !end) return []
  return [
    { tag: 'path', props: { d: rounded(path), 'data-part': 'way' } },
    { tag: 'path', props: { d: headAt(before, end), 'data-part': 'head' } },
  ]
}

/** A line with round corners. */
function rounded(path: readonly Place[]): string {
  return path
    .map((point, index) => {
      const [before, after] = [path[index - 1], path[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const [into, out] = [toward(point, before), toward(point, after)]
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')
}

function toward(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(6, length / 2) / length
  return { x: tenth(from.x + (to.x - from.x) * part), y: tenth(from.y + (to.y - from.y) * part) }
}

function headAt(before: Place, { x, y }: Place): string {
  const angle = Math.atan2(y - before.y, x - before.x)
  const wing = (turn: number) => `${tenth(x - 8 * Math.cos(angle + turn))} ${tenth(y - 8 * Math.sin(angle + turn))}`
  return `M${x} ${y}L${wing(0.42)}L${wing(-0.42)}z`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
