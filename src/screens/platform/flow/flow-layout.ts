import { Graph, layout } from '@dagrejs/dagre'

/** A state in a picture of ways. */
export interface FlowNode {
  readonly id: string
  readonly title: string
  /** What is said under its title. */
  readonly lines: readonly string[]
  readonly lit?: boolean
}

/** A way from one state to another; `width` is how thick it is drawn. */
export interface FlowEdge {
  readonly from: string
  readonly to: string
  /** What stands on it, and what it is called in full. */
  readonly label: string
  readonly name: string
  readonly width: number
  readonly href?: string
}

interface Point {
  readonly x: number
  readonly y: number
}
export interface PlacedNode extends FlowNode, Point {
  readonly w: number
  readonly h: number
}
export interface PlacedEdge extends FlowEdge {
  readonly points: readonly Point[]
  readonly at: Point
}
export interface Placed {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly PlacedEdge[]
}

const nodeWidth = 176
const titleHeight = 30
const lineHeight = 15

/** Where the states and ways of a picture stand: what comes later stands lower. */
export function placed(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): Placed {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 44, edgesep: 18, marginx: 12, marginy: 12 })
  for (const { id, lines } of nodes)
    graph.setNode(id, { width: nodeWidth, height: titleHeight + lines.length * lineHeight })
  for (const [at, { from, to, label, width }] of edges.entries())
    graph.setEdge(
      from,
      to,
      { width: label.length * 7 + 8, height: 18, weight: Math.round(width), labelpos: 'c' },
      String(at),
    )
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    ...{ width, height },
    nodes: nodes.map((node) => {
      const { x, y, width: w, height: h } = graph.node(node.id) as Point & { width: number; height: number }
      return { ...node, x: x - w / 2, y: y - h / 2, w, h }
    }),
    edges: edges.map((edge, at) => {
      const { points, x, y } = graph.edge(edge.from, edge.to, String(at)) as Point & { points: readonly Point[] }
      return { ...edge, points, at: { x, y } }
    }),
  }
}
