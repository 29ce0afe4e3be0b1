import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { FieldContext, useIdAt } from './field-context.ts'
import { CircleAlertIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import reader from './ReaderOnly.module.css'

interface FieldProps {
  /** The field's path (`variants.0.prices.1.price`): the control's id, so that a link can lead to it. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Why the value cannot stay so; stands in the hint's place. */
  error?: string | readonly string[] | undefined
  required?: boolean
  /** The value came from an import and nobody has looked at it yet. */
  imported?: boolean
  /** The label is told to screen readers only (cells of a grid). */
  bare?: boolean
  /** What stands at the right of the label, such as a language or a counter. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A label above, one control inside, a hint or the errors under it. */
export function Field({
  name,
  label,
  hint,
  error,
  required = false,
  imported,
  bare,
  aside,
  className,
  children,
}: FieldProps) {
  const words = useWords()
  const id = useIdAt(name)
  const errors = typeof error === 'string' ? (error === '' ? [] : [error]) : (error ?? [])
  const invalid = errors.length > 0
  const noteId = `${id}-note`
  const describedBy = invalid || hint ? noteId : undefined
  return (
    <div className={classes(styles.field, className)} data-invalid={invalid || undefined}>
      <div className={classes(styles.head, bare && reader.readerOnly)}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
          {required && (
            <span className={styles.required} title={words.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {imported && <span className={styles.imported}>{words.imported}</span>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={{ id, labelledBy: `${id}-label`, describedBy, invalid, required }}>{children}</FieldContext>
      {invalid ? (
        <Errors id={noteId} errors={errors} />
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

function Errors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id} className={styles.errors}>
      {errors.map((error) => (
        <p key={error}>
          <CircleAlertIcon aria-hidden />
          <span>{error}</span>
        </p>
      ))}
    </div>
  )
}
