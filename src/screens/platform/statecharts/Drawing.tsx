import { createElement, type ReactNode } from 'react'
import type { Area } from '#machines/platform/picture.types.ts'
import styles from './Drawing.module.css'
import type { Shape } from './shapes.ts'

interface DrawingProps {
  shapes: readonly Shape[]
  /** The part of the picture that is seen. */
  box: Area
}

/** A part of a picture at its own size, for paper: the same in words stands in the tables. */
export function Drawing({ shapes, box: { x, y, w, h } }: DrawingProps) {
  return (
    <svg aria-hidden className={styles.drawing} viewBox={`${x} ${y} ${w} ${h}`} width={w} height={h}>
      {shapes.map(drawn)}
    </svg>
  )
}

/** A shape as React draws it; the place in the picture is all that tells one from another. */
export function drawn({ tag, props, children = [] }: Shape, index: number): ReactNode {
  const inside = children.map((child, place) => (typeof child === 'string' ? child : drawn(child, place)))
  return createElement(tag, { key: index, ...props }, ...(inside.length > 0 ? inside : []))
}
