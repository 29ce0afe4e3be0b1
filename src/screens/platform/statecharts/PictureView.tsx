import { createElement, type ReactNode } from 'react'
import { scales } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { EnlargeIcon, FitIcon, ReduceIcon } from '#ui/icons.ts'
import styles from './PictureView.module.css'
import { type Shape, shapesOf } from './shapes.ts'
import { useBookWords } from './use-book-words.ts'

interface PictureViewProps {
  chapter: Chapter
  /** The place of the scale among `scales`; `null` fits the picture into the page. */
  scale: number | null
  onEnlarge: () => void
  onReduce: () => void
  onFit: () => void
  /** What is said of states by how they are drawn, by their ids: where a record stands, where it may go. */
  marks?: ReadonlyMap<string, Highlight>
  /** Beside the zoom: what else can be done with the picture. */
  tools?: ReactNode
}

/** `lit` is where it stands, `possible` and `refused` are where a step leads, `past` is where it was. */
export type Highlight = 'lit' | 'possible' | 'refused' | 'past'

/** The picture of a chart, to be looked at closely: it scrolls inside its frame, with the keyboard too. */
export function PictureView({
  chapter: { chart, pictures },
  scale,
  onEnlarge,
  onReduce,
  onFit,
  marks,
  tools,
}: PictureViewProps) {
  const { say, language } = useBookWords()
  const picture = pictures[language]
  const factor = scale === null ? null : (scales[scale] ?? 1)
  const name = `${say('picture')}: ${chart.title[language]}`
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{chart.about[language]}</span>
        <span className={styles.zoom}>
          <IconButton icon={ReduceIcon} label={say('reduce')} onPress={onReduce} />
          <IconButton icon={EnlargeIcon} label={say('enlarge')} onPress={onEnlarge} />
          <IconButton icon={FitIcon} label={say('fit')} onPress={onFit} />
          {tools}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.frame} aria-label={name} tabIndex={0}>
        <svg
          role="img"
          aria-label={name}
          className={factor === null ? styles.fitted : undefined}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          width={picture.width * (factor ?? 1)}
          height={factor === null ? undefined : picture.height * factor}
        >
          {shapesOf(picture)
            .map((shape) => marked(shape, marks))
            .map(drawn)}
        </svg>
      </section>
    </figure>
  )
}

function marked(shape: Shape, marks: PictureViewProps['marks']): Shape {
  const mark = marks?.get(String(shape.props['data-state']))
  return mark ? { ...shape, props: { ...shape.props, 'data-mark': mark } } : shape
}

/** A shape as React draws it; the place in the picture is all that tells one from another. */
function drawn({ tag, props, children = [] }: Shape, index: number): ReactNode {
  const inside = children.map((child, place) => (typeof child === 'string' ? child : drawn(child, place)))
  return createElement(tag, { key: index, ...props }, ...(inside.length > 0 ? inside : []))
}
