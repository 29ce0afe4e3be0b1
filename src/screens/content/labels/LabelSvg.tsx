import { memo } from 'react'
import type { LabelTheme } from '#api/contract/content/labels.ts'
import type { Shape } from '#machines/content/label/draw.ts'
import styles from './label.module.css'

interface LabelSvgProps {
  theme: Pick<LabelTheme, 'width_mm' | 'height_mm'>
  shapes: readonly Shape[]
  /** What screen readers say of it. */
  name: string
  /** As large as it is on paper. */
  real?: boolean
}

/** A label as it is printed: a picture of lines, which stays sharp at any size. */
export const LabelSvg = memo(function LabelSvg({ theme, shapes, name, real = false }: LabelSvgProps) {
  const { width_mm, height_mm } = theme
  const size = real ? { width: `${width_mm}mm`, height: `${height_mm}mm` } : {}
  return (
    <svg role="img" aria-label={name} className={styles.label} viewBox={`0 0 ${width_mm} ${height_mm}`} {...size}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place on the label
        <ShapeOf key={at} shape={shape} />
      ))}
    </svg>
  )
})

function ShapeOf({ shape }: { shape: Shape }) {
  switch (shape.is) {
    case 'code':
      return (
        <path
          d={shape.path}
          transform={`translate(${shape.x} ${shape.y}) scale(${shape.sx} ${shape.sy})`}
          shapeRendering="crispEdges"
        />
      )
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          fontWeight={shape.bold ? 700 : 400}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      )
    case 'box':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} />
    case 'image':
      return (
        <image
          href={shape.href}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          preserveAspectRatio="xMidYMid meet"
        />
      )
  }
}
