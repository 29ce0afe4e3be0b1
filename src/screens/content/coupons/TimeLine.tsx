import { useLingui } from '@lingui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { daysMeet, type RivalSale } from '#api/rules/content/overlaps.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Link } from '#ui/Link.tsx'
import { axisOf, dayDrawn, daysBetween, placeOn, type TimeAxis } from './time-axis.ts'
import styles from './time-line.module.css'

type End = 'start' | 'end'

/** An end in somebody's hand: the axis stays meanwhile, or it would run away from the hand. */
interface Held {
  readonly axis: TimeAxis
  readonly day: string
  /** Where the hand took it. */
  readonly x: number
}

interface TimeLineProps {
  start: string
  end: string
  rivals: readonly RivalSale[]
  locked: boolean
  onChange: (field: End, day: string) => void
}

/** The days of a sale over those of the others: its ends are drawn by mouse or finger, or moved by keys. */
export function TimeLine({ start, end, rivals, locked, onChange }: TimeLineProps) {
  const { i18n } = useLingui()
  const formats = formatsOf(i18n)
  const area = useRef<HTMLDivElement>(null)
  const [held, hold] = useState<Held | null>(null)
  const axis = held?.axis ?? axisOf([{ start, end }, ...rivals])
  const ends = { start, end }
  /** No end passes the other one. */
  const move = (field: End, day: string) => {
    const to = field === 'start' ? (day > end ? end : day) : day < start ? start : day
    if (!locked && to !== ends[field]) onChange(field, to)
  }
  const handle = (field: End, label: string) => (
    <button
      type="button"
      role="slider"
      className={styles.handle}
      data-end={field}
      aria-label={label}
      aria-disabled={locked || undefined}
      aria-valuemin={0}
      aria-valuemax={daysBetween(axis.first, axis.last)}
      aria-valuenow={daysBetween(axis.first, ends[field])}
      aria-valuetext={formats.day(ends[field])}
      onKeyDown={(event) => {
        const days = stepOf(event)
        if (days === 0) return
        event.preventDefault()
        move(field, addDays(ends[field], days))
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hold({ axis, day: ends[field], x: event.clientX })
      }}
      onPointerMove={(event) => {
        if (held && area.current)
          move(field, dayDrawn(held.axis, held.day, partOf(event.clientX - held.x, area.current)))
      }}
      onPointerUp={() => hold(null)}
      onPointerCancel={() => hold(null)}
    />
  )
  const own = placeOn(axis, ends)
  return (
    <div className={styles.line}>
      <div ref={area} className={styles.row}>
        <div className={styles.own} style={{ left: `${own.left}%`, width: `${own.width}%` }}>
          {handle('start', i18n._(/*i18n*/ { id: 'coupons.start', message: 'İlk gün' }))}
          {handle('end', i18n._(/*i18n*/ { id: 'coupons.end', message: 'Son gün' }))}
        </div>
      </div>
      <p className={styles.days}>
        {formats.day(start)} – {formats.day(end)}
      </p>
      <ul>
        {rivals.map((rival) => {
          const { left, width } = placeOn(axis, rival)
          return (
            <li key={rival.id} data-met={daysMeet(ends, rival) || undefined}>
              <span className={styles.row}>
                <span className={styles.rival} style={{ left: `${left}%`, width: `${width}%` }} />
              </span>
              <span>
                <Link href={`/coupons/edit/${rival.id}`}>{rival.name}</Link> {formats.day(rival.start)} –{' '}
                {formats.day(rival.end)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** By how many days a key moves an end: arrows by one, pages by a week. */
function stepOf({ key }: KeyboardEvent): number {
  return { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -7, PageUp: 7 }[key] ?? 0
}

/** A way across an element as a part of its width. */
function partOf(way: number, element: HTMLElement): number {
  const { width } = element.getBoundingClientRect()
  return width === 0 ? 0 : way / width
}
