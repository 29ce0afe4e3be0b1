import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Calendar.module.css'
import { addDays, addMonths, afterMonday, weeksOf } from './calendar-days.ts'
import { IconButton } from './IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts'
import { useWords } from './Kit.tsx'

interface CalendarProps {
  /** The day that is chosen, or none. */
  day: string | null
  onChoose: (day: string) => void
}

/** A month to choose a day of, with the arrows, Home and End, Page up and down, or by touch. */
export function Calendar({ day, onChoose }: CalendarProps) {
  const words = useWords().calendar
  const today = words.today()
  const [{ at, focused }, setAt] = useState({ at: day ?? today, focused: true })
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused && current.current?.dataset.day === at) current.current.focus()
  }, [at, focused])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(at, event.shiftKey)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setAt({ at: next, focused: true })
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeftIcon}
          label={words.previous}
          onPress={() => setAt({ at: addMonths(at, -1), focused: false })}
        />
        <span className={styles.month} aria-live="polite">
          {words.month(at)}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label={words.next}
          onPress={() => setAt({ at: addMonths(at, 1), focused: false })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a month is a grid whose days are gone through with the arrows */}
      <table role="grid" aria-label={words.month(at)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {words.weekdays.map(({ whole, short }) => (
              <th key={whole} scope="col" abbr={whole} aria-label={whole}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find((one) => one !== null)}>
              {week.map((one, column) =>
                one === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its column
                  <td key={column} />
                ) : (
                  <td key={one}>
                    <button
                      ref={one === at ? current : null}
                      type="button"
                      className={styles.day}
                      data-day={one}
                      tabIndex={one === at ? 0 : -1}
                      aria-label={words.dayInWords(one)}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      onClick={() => onChoose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="compact" variant="ghost" onPress={() => onChoose(today)}>
        {words.goToday}
      </Button>
    </div>
  )
}

const keys: Readonly<Record<string, (at: string, far: boolean) => string>> = {
  ArrowLeft: (at) => addDays(at, -1),
  ArrowRight: (at) => addDays(at, 1),
  ArrowUp: (at) => addDays(at, -7),
  ArrowDown: (at) => addDays(at, 7),
  Home: (at) => addDays(at, -afterMonday(at)),
  End: (at) => addDays(at, 6 - afterMonday(at)),
  PageUp: (at, far) => addMonths(at, far ? -12 : -1),
  PageDown: (at, far) => addMonths(at, far ? 12 : 1),
}
