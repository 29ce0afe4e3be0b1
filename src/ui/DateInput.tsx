import { useContext, useId, useState } from 'react'
import { Calendar } from './Calendar.tsx'
import styles from './Combobox.module.css'
import box from './control.module.css'
import fields from './Field.module.css'
import { FieldContext, useFieldControl } from './field-context.ts'
import { CalendarIcon, CircleAlertIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { useLocked } from './locked.ts'
import { Popover } from './Popover.tsx'

interface DateInputProps {
  /** As `2026-11-21`, empty, or what was typed and is no day. */
  value: string
  onChange: (day: string) => void
  /** Told what was typed and is no day, or not yet; without it the day stays the one before. */
  onUnread?: (text: string) => void
  readOnly?: boolean
}

/** What stands in the field while somebody types, and the values that it goes with. */
interface Draft {
  readonly text: string
  readonly with: readonly string[]
}

/** A day, typed or chosen from a calendar, as the reader's language writes it, whatever the browser speaks. */
export function DateInput({ value, onChange, onUnread, readOnly = false }: DateInputProps) {
  const words = useWords().calendar
  const field = useContext(FieldContext)
  const control = useFieldControl()
  const locked = useLocked().length > 0 || readOnly
  const noteId = useId()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [left, setLeft] = useState(true)
  const [open, setOpen] = useState(false)
  const stored = words.read(value) === value ? value : null
  const typed = draft?.with.includes(value) ? draft.text : null
  const unread = left && typed !== null && typed.trim() !== '' && words.read(typed) === null
  const showsNote = unread && field?.invalid !== true
  const give = (text: string, day: string) => {
    setDraft({ text, with: [value, day] })
    onChange(day)
  }
  const type = (text: string) => {
    setLeft(false)
    // A day without its year may be on its way to another one.
    const day = /\d{4}/.test(text) ? words.read(text) : null
    if (text.trim() === '' || day !== null) return give(text, day ?? '')
    setDraft({ text, with: onUnread ? [value, text, ''] : [value] })
    onUnread?.(text)
  }
  const leave = () => {
    setLeft(true)
    const day = typed === null ? null : words.read(typed)
    if (day === null) return
    setDraft(null)
    if (day !== value) onChange(day)
  }
  const choose = (day: string) => {
    setOpen(false)
    setDraft(null)
    onChange(day)
  }
  return (
    <>
      <div className={box.frame}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={locked ? undefined : words.pattern}
          {...control}
          aria-invalid={field?.invalid || unread || undefined}
          aria-describedby={showsNote ? noteId : field?.describedBy}
          className={box.inner}
          readOnly={locked}
          value={typed ?? (stored === null ? value : words.day(stored))}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
            if (event.key !== 'ArrowDown' || locked) return
            event.preventDefault()
            setOpen(true)
          }}
        />
        {!locked && (
          <Popover
            label={words.label}
            align="end"
            open={open}
            onOpenChange={setOpen}
            trigger={
              <button
                type="button"
                className={styles.button}
                aria-label={words.open}
                title={words.open}
                aria-describedby={field?.labelledBy}
              >
                <CalendarIcon aria-hidden />
              </button>
            }
          >
            <Calendar day={stored} onChoose={choose} />
          </Popover>
        )}
      </div>
      {showsNote && (
        <div id={noteId} className={fields.errors}>
          <p>
            <CircleAlertIcon aria-hidden />
            <span>{words.unread}</span>
          </p>
        </div>
      )}
    </>
  )
}
