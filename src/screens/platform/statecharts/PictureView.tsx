import { type MouseEvent, type ReactNode, useRef } from 'react'
import { scales } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { EnlargeIcon, FitIcon, ReduceIcon } from '#ui/icons.ts'
import { pictureWith } from './closed-pictures.ts'
import drawing from './Drawing.module.css'
import { drawn } from './Drawing.tsx'
import styles from './PictureView.module.css'
import { arrowKey } from './passed-on.ts'
import { type Shape, shapesOf } from './shapes.ts'
import { useBookWords } from './use-book-words.ts'
import { useZoom } from './use-zoom.ts'
import { wayOf } from './ways.ts'

interface PictureViewProps {
  chapter: Chapter
  /** The place of the scale among `scales`; `null` fits the picture into the page. */
  scale: number | null
  onEnlarge: () => void
  onReduce: () => void
  onFit: () => void
  /** What is said of states by how they are drawn, by their ids: where a record stands, where it may go. */
  marks?: ReadonlyMap<string, Highlight>
  /** The arrows that a record took, as `arrowKey` names them. */
  taken?: ReadonlySet<string>
  /** Beside the zoom: what else can be done with the picture. */
  tools?: ReactNode
  /** Above the picture: what of it can be closed. */
  folds?: ReactNode
  /** The states that are closed to one box. */
  closed?: readonly string[]
  /** The state that is looked at closely, and how another one is chosen by a press on it. */
  focus?: string | null
  onFocus?: (state: string | null) => void
}

/** `lit` is where it stands, `possible` and `refused` are where a step leads, `past` is where it was. */
export type Highlight = 'lit' | 'possible' | 'refused' | 'past'

/** The picture of a chart, to be looked at closely: it scrolls inside its frame, with the keyboard too. */
export function PictureView({
  chapter,
  scale,
  onEnlarge,
  onReduce,
  onFit,
  marks,
  taken,
  tools,
  folds,
  closed = [],
  focus = null,
  onFocus,
}: PictureViewProps) {
  const { say, language } = useBookWords()
  const { chart } = chapter
  const picture = pictureWith(chapter, closed, language)
  const factor = scale === null ? null : (scales[scale] ?? 1)
  const frame = useRef<HTMLElement>(null)
  const zoom = useZoom(frame, picture.width * (factor ?? 1), { onEnlarge, onReduce, onFit })
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
      {folds}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section ref={frame} className={styles.frame} aria-label={name} tabIndex={0} onKeyDown={zoom.onKeyDown}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is the choice of states beside it */}
        <svg
          role="img"
          aria-label={name}
          className={classes(drawing.drawing, factor === null && styles.fitted)}
          data-focused={focus ?? undefined}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          width={picture.width * (factor ?? 1)}
          height={factor === null ? undefined : picture.height * factor}
          onClick={(event) => press(event, frame.current, onFocus)}
        >
          {shapesOf(picture)
            .map((shape) => focused(passed(marked(shape, marks), taken), focus))
            .map(drawn)}
        </svg>
      </section>
      {onFocus && <p className={styles.hint}>{say('zoomHint')}</p>}
    </figure>
  )
}

function marked(shape: Shape, marks: PictureViewProps['marks']): Shape {
  const mark = marks?.get(String(shape.props['data-state']))
  return mark ? { ...shape, props: { ...shape.props, 'data-mark': mark } } : shape
}

function passed(shape: Shape, taken: PictureViewProps['taken']): Shape {
  const { 'data-from': from, 'data-to': to } = shape.props
  const was = from !== undefined && taken?.has(arrowKey(String(from), String(to)))
  return was ? { ...shape, props: { ...shape.props, 'data-taken': 'yes' } } : shape
}

/** Marks the state that is looked at closely, and the arrows that concern it. */
function focused(shape: Shape, focus: string | null): Shape {
  if (focus === null) return shape
  const { 'data-state': state, 'data-from': from, 'data-to': to } = shape.props
  if (state === focus) return { ...shape, props: { ...shape.props, 'data-mark': 'focus' } }
  const way = from === undefined ? null : wayOf(focus, { from: String(from), to: String(to) })
  return way ? { ...shape, props: { ...shape.props, 'data-way': way } } : shape
}

/** A press on a box looks at it closely; one beside all boxes looks at the whole again. */
function press(event: MouseEvent, frame: HTMLElement | null, onFocus: PictureViewProps['onFocus']): void {
  if (!onFocus || frame?.dataset.dragged) return
  const state = (event.target as Element).closest('[data-state]')?.getAttribute('data-state')
  onFocus(state || null)
}
