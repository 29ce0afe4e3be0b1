import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { useFieldGroup } from './field-context.ts'
import { useLocked } from './locked.ts'
import type { ShownRefusal } from './refusal.ts'
import { Ticked } from './Ticked.tsx'
import styles from './tick.module.css'
import { useRefusals } from './useRefusals.tsx'

interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly refusals?: readonly ShownRefusal[] | undefined
}

interface RadioGroupProps {
  value: string
  onChange: (value: string) => void
  options: readonly RadioOption[]
  /** Names the group where no `Field` does. */
  label?: string
  /** Side by side in one bar, for two to four short words. */
  segmented?: boolean
}

/** One of a few values that are all in sight. */
export function RadioGroup({ value, onChange, options, label, segmented }: RadioGroupProps) {
  const field = useFieldGroup()
  const name = useId()
  return (
    <div {...field} role="radiogroup" aria-label={label} className={segmented ? styles.segments : styles.list}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          option={option}
          chosen={option.value === value}
          onChange={onChange}
          segmented={segmented}
        />
      ))}
    </div>
  )
}

interface RadioProps {
  name: string
  option: RadioOption
  chosen: boolean
  onChange: (value: string) => void
  segmented: boolean | undefined
}

function Radio({ name, option, chosen, onChange, segmented }: RadioProps) {
  const locked = useLocked()
  const { refused, control, explanation } = useRefusals(option.refusals ?? locked)
  const id = useId()
  const dot = (
    <input
      {...control}
      id={id}
      type="radio"
      name={name}
      value={option.value}
      className={classes(segmented ? styles.segmentDot : styles.dot)}
      checked={chosen}
      onChange={() => !refused && onChange(option.value)}
    />
  )
  return (
    <>
      {segmented ? (
        <label htmlFor={id} className={styles.segment}>
          {dot}
          {option.label}
        </label>
      ) : (
        <Ticked id={id} control={dot} label={option.label} hint={option.hint} />
      )}
      {explanation}
    </>
  )
}
