import { createRequire } from 'node:module'
import type { ELK as Elk, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Sentences } from '#book/reading/sentences.ts'
import type { Chart, ChartState, ChartTransition, Language } from '#machines/platform/chart.types.ts'
import type { Arrow, Box, Dot, Line, Picture, Place } from '#machines/platform/picture.types.ts'
import { closeIn, heldIn } from './closed.ts'
import { heldNotes, linesOf, notesOf, roomOf, sharedNotes, sizes, toneOf } from './lines.ts'
import { type Drawable, drawable } from './shared.ts'
import { widthOf, wrap } from './text.ts'

const ELK = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new () => Elk

const titleWidth = 200
const margin = 12

/** Lays a chart out for one language. The same chart always gives the same picture. */
export async function pictureOf(
  whole: Chart,
  language: Language,
  word: Sentences['word'],
  closed: readonly string[] = [],
): Promise<Picture> {
  const chart = drawable(closeIn(whole, closed))
  const held = new Map(closed.map((id) => [id, heldIn(whole, id)]))
  const labels = labelsOf(chart, held, language, word)
  const graph = await new ELK().layout(graphOf(chart, labels))
  const boxes: Box[] = []
  const dots: Dot[] = []
  const arrows: Arrow[] = []
  const [edges, nodes] = [edgesIn(graph), nodesIn(graph)]
  for (const state of chart.states) boxes.push(boxOf(chart, held, labels, state, nodes.get(nodeId(state.id))))
  for (const [id, node] of nodes)
    if (id.startsWith(dotMark)) dots.push({ ...centre(node), path: pathOf(edges.get(id)) })
  for (const group of labels.groups) arrows.push(arrowOf(group, edges.get(group.id)))
  return { width: round(graph.width) + 2, height: round(graph.height) + 2, boxes, dots, arrows }
}

/** Transitions from one state to another that are drawn as one arrow. */
interface Group {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly tone: Arrow['tone']
  readonly lines: Line[]
}

interface ChartLabels {
  readonly titles: ReadonlyMap<string, string[]>
  readonly notes: ReadonlyMap<string, Line[]>
  readonly groups: readonly Group[]
}

/** What closed boxes hold, by their states. */
type Held = ReadonlyMap<string, ReturnType<typeof heldIn>>

function labelsOf(chart: Drawable, held: Held, language: Language, word: Sentences['word']): ChartLabels {
  const leaves = (one: ChartTransition) => one.to.some((to) => to !== one.from)
  const groups = new Map<string, Group>()
  for (const transition of chart.transitions.filter(leaves)) {
    for (const to of transition.to) {
      const tone = toneOf(transition.trigger)
      const id = `${transition.from} ${to} ${tone}`
      const group = groups.get(id) ?? { id, from: transition.from, to, tone, lines: [] }
      const told = linesOf(transition, language, word)
      const atClosed = held.has(transition.from) || held.has(to)
      group.lines.push(...(atClosed ? told.filter(({ kind }) => kind === 'event') : told))
      groups.set(id, group)
    }
  }
  return {
    titles: new Map(chart.states.map((state) => [state.id, wrap(state.words[language], sizes.title, titleWidth)])),
    notes: new Map(
      chart.states.map((state) => {
        const staying = chart.transitions.filter((one) => one.from === state.id && !leaves(one))
        const inside = held.get(state.id)
        const notes = inside
          ? heldNotes(inside, language, word)
          : [
              ...sharedNotes(state.id, chart.shared.get(state.id) ?? [], language, word),
              ...notesOf(state, staying, language, word),
            ]
        return [state.id, notes]
      }),
    ),
    groups: [...groups.values()].map((group) => ({ ...group, lines: shortened(group, held, language, word) })),
  }
}

/** Many steps between closed boxes are counted: who wants them opens the box. */
function shortened({ from, to, lines }: Group, held: Held, language: Language, word: Sentences['word']): Line[] {
  const events = lines.filter(({ starts }) => starts)
  const [first] = lines
  if (!first || !(held.has(from) || held.has(to)) || events.length <= mostEvents) return lines
  return [{ ...first, text: `${events.length} ${word('stepsInside')[language]}` }]
}

const mostEvents = 2

const dotMark = 'initial of '
const nodeId = (state: string) => `state ${state}`

function graphOf(chart: Chart, labels: ChartLabels): ElkNode {
  const order = new Map(chart.states.map(({ id }, index) => [id, index]))
  const root = chart.states[0]
  if (!root) throw new Error('a chart has at least its machine')
  const sideways = chart.states.some(({ kind }) => kind === 'parallel')
  return {
    id: 'picture',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': sideways ? 'RIGHT' : 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.randomSeed': '1',
      'elk.padding': '[top=1,left=1,bottom=1,right=1]',
      ...inEveryGroup,
    },
    children: [nodeOf(chart, labels, root)],
    edges: [
      ...chart.states.flatMap(({ id, initial }) =>
        initial === null ? [] : [{ id: dotMark + id, sources: [dotMark + id], targets: [nodeId(initial)] }],
      ),
      ...labels.groups.map((group) => edgeOf(group, (order.get(group.from) ?? 0) < (order.get(group.to) ?? 0))),
    ],
  }
}

/** Options that each group needs for itself. */
const inEveryGroup = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

function nodeOf(chart: Chart, labels: ChartLabels, state: ChartState): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.id)
  const { w, h } = headRoom(labels, state)
  if (children.length === 0) return { id: nodeId(state.id), width: Math.max(96, w), height: Math.max(34, h) }
  const dot: ElkNode = {
    id: dotMark + state.id,
    width: 10,
    height: 10,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  }
  return {
    id: nodeId(state.id),
    layoutOptions: {
      'elk.padding': `[top=${h + 14},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${w},${h})`,
      ...inEveryGroup,
    },
    children: [...(state.initial === null ? [] : [dot]), ...children.map((child) => nodeOf(chart, labels, child))],
  }
}

function headRoom({ titles, notes }: ChartLabels, state: ChartState): { w: number; h: number } {
  const title = titles.get(state.id) ?? []
  const room = roomOf(notes.get(state.id) ?? [])
  const titleRoom = Math.max(...title.map((line) => widthOf(line, sizes.title, true)))
  return {
    w: Math.max(titleRoom, room.w) + 2 * margin,
    h: title.length * sizes.titleLine + (room.h > 0 ? room.h + 8 : 0) + 14,
  }
}

function edgeOf({ id, from, to, lines }: Group, forward: boolean): ElkExtendedEdge {
  const { w, h } = roomOf(lines)
  return {
    id,
    sources: [nodeId(from)],
    targets: [nodeId(to)],
    labels:
      lines.length > 0
        ? [
            {
              text: id,
              width: w + 10,
              height: h + 6,
              layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
            },
          ]
        : [],
    layoutOptions: { 'elk.layered.priority.direction': forward ? '10' : '1' },
  }
}

function boxOf(chart: Chart, held: Held, labels: ChartLabels, state: ChartState, node: ElkNode | undefined): Box {
  const parent = chart.states.find(({ id }) => id === state.parent)
  const inside = chart.states.some((one) => one.parent === state.id)
  const kind = !parent
    ? 'machine'
    : state.kind === 'final'
      ? 'final'
      : parent.kind === 'parallel'
        ? 'region'
        : held.has(state.id)
          ? 'closed'
          : inside
            ? 'group'
            : 'state'
  return {
    state: state.id,
    kind,
    busy: state.tags.includes('busy'),
    x: round(node?.x),
    y: round(node?.y),
    w: round(node?.width),
    h: round(node?.height),
    title: labels.titles.get(state.id) ?? [],
    notes: labels.notes.get(state.id) ?? [],
  }
}

function arrowOf({ from, to, tone, lines }: Group, edge: ElkExtendedEdge | undefined): Arrow {
  const label = edge?.labels?.[0]
  return {
    from,
    to,
    tone,
    path: pathOf(edge),
    label: { x: round(label?.x), y: round(label?.y), w: round(label?.width), h: round(label?.height), lines },
  }
}

function pathOf(edge: ElkExtendedEdge | undefined): Place[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) })),
  )
}

function nodesIn(node: ElkNode): Map<string, ElkNode> {
  return new Map([[node.id, node] as const, ...(node.children ?? []).flatMap((child) => [...nodesIn(child)])])
}

function edgesIn(node: ElkNode): Map<string, ElkExtendedEdge> {
  return new Map([
    ...(node.edges ?? []).map((edge) => [edge.id, edge] as const),
    ...(node.children ?? []).flatMap((child) => [...edgesIn(child)]),
  ])
}

function centre({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Place {
  return { x: round(x + width / 2), y: round(y + height / 2) }
}

function round(value = 0): number {
  return Math.round(value * 10) / 10
}
