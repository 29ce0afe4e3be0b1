import { useEffect } from 'react'
import { paletteActor } from '#screens/platform/wiring/palette.ts'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { Keys } from './Keys.tsx'
import type { Option, OptionGroup } from './options.ts'
import styles from './palette.module.css'

interface OptionsProps {
  id: string
  label: string
  groups: readonly OptionGroup[]
  /** The one that Enter takes. */
  chosen: Option | undefined
  onTake: (option: Option) => void
}

/** The choices under their headings. The focus stays in the box; which one is chosen is told to it. */
export function Options({ id, label, groups, chosen, onTake }: OptionsProps) {
  const options = groups.flatMap((group) => group.options)
  const shown = chosen && idOf(id, chosen)
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} className={styles.heading}>
            {group.title}
          </div>
          {group.options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the focus and hears the keys
            <div
              key={option.key}
              id={idOf(id, option)}
              role="option"
              aria-selected={option === chosen}
              aria-disabled={option.reasons.length > 0 || undefined}
              className={styles.option}
              onPointerMove={() =>
                option !== chosen && paletteActor().send({ type: 'POINT', at: options.indexOf(option) })
              }
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(option)}
            >
              <Choice option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The id of a choice on the page. */
export function idOf(list: string, { key }: Option): string {
  return `${list}-${key}`
}

function Choice({ option: { label, trail, code, keys, reasons } }: { option: Option }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {trail && <span className={styles.trail}>{trail}</span>}
      {code && <span className={styles.code}>{code}</span>}
      {keys && <Keys name={keys} />}
      {reasons.map(({ id, text }) => (
        <span key={`${id} ${text}`} className={styles.reason} data-rule={id}>
          <TriangleAlertIcon aria-hidden />
          {text}
        </span>
      ))}
    </>
  )
}
