import { useMemo } from 'react'
import { Link } from '#ui/Link.tsx'
import styles from './flow.module.css'
import { type FlowEdge, type FlowNode, type PlacedEdge, type PlacedNode, placed } from './flow-layout.ts'

interface FlowPictureProps {
  label: string
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
}

/** States and the ways between them, as thick as they were taken; it scrolls inside its frame. A table beside it has the same in words. */
export function FlowPicture({ label, nodes, edges }: FlowPictureProps) {
  const { width, height, ...at } = useMemo(() => placed(nodes, edges), [nodes, edges])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={styles.svg} aria-label={label}>
        <defs>
          <marker
            id="flow-end"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0L8 4L0 8z" className={styles.end} />
          </marker>
        </defs>
        {at.edges.map((edge) => (
          <path
            key={`${edge.from} ${edge.name}`}
            d={pathOf(edge)}
            className={styles.way}
            strokeWidth={edge.width}
            markerEnd="url(#flow-end)"
          />
        ))}
        {at.nodes.map((node) => (
          <State key={node.id} {...node} />
        ))}
        {at.edges.map((edge) => (
          <Said key={`${edge.from} ${edge.name}`} {...edge} />
        ))}
      </svg>
    </section>
  )
}

function State({ title, lines, lit, x, y, w, h }: PlacedNode) {
  return (
    <g data-lit={lit || undefined} className={styles.state}>
      <rect x={x} y={y} width={w} height={h} rx={8} />
      <text x={x + w / 2} y={y + 19} className={styles.title}>
        {title}
      </text>
      {lines.map((text, at) => (
        <text key={text} x={x + w / 2} y={y + 35 + at * 15} className={styles.line}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** What stands on a way, and leads to those that took it. */
function Said({ label, name, href, at: { x, y } }: PlacedEdge) {
  const width = label.length * 7 + 8
  const words = (
    <>
      <rect x={x - width / 2} y={y - 10} width={width} height={20} rx={4} className={styles.plate} />
      <text x={x} y={y + 4} className={styles.count}>
        {label}
      </text>
    </>
  )
  if (!href)
    return (
      <g>
        <title>{name}</title>
        {words}
      </g>
    )
  return (
    <Link href={href} aria-label={name}>
      {words}
    </Link>
  )
}

/** A line without corners through the points. */
function pathOf({ points }: PlacedEdge): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const bends = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`
}
