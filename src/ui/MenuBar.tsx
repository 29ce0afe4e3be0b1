import * as Radix from '@radix-ui/react-menubar'
import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import dropdown from './DropdownMenu.module.css'
import floating from './floating.module.css'
import { ChevronDownIcon, ChevronRightIcon } from './icons.ts'
import { useAnchor } from './Kit.tsx'
import styles from './MenuBar.module.css'

/** A link with an address, or a heading over entries of its own. */
export interface MenuBarEntry {
  readonly label: string
  readonly href: string | null
  /** Stands under a line. */
  readonly bordered?: boolean
  readonly entries: readonly MenuBarEntry[]
}

interface MenuBarProps {
  entries: readonly MenuBarEntry[]
  /** Where the reader is: its entry, and the headings over it, are marked; `null` where the menu has no place for it. */
  current: string | null
  label: string
}

/** The menu at the top. By keyboard: arrows, Home and End, the first letters, Enter, Escape. */
export function MenuBar({ entries, current, label }: MenuBarProps) {
  return (
    <nav aria-label={label}>
      <Radix.Root className={styles.bar}>
        {entries.map((entry) =>
          entry.href === null ? (
            <Heading key={entry.label} entry={entry} current={current} />
          ) : (
            <BarLink key={entry.href} entry={entry} current={current} />
          ),
        )}
      </Radix.Root>
    </nav>
  )
}

interface EntryProps {
  entry: MenuBarEntry
  current: string | null
}

function Heading({ entry, current }: EntryProps) {
  return (
    <Radix.Menu>
      <Radix.Trigger className={classes(styles.top, holds(entry, current) && styles.here)}>
        {entry.label}
        <ChevronDownIcon aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={classes(floating.floating, dropdown.menu)} sideOffset={4} collisionPadding={8} loop>
          <Entries entries={entry.entries} current={current} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Menu>
  )
}

/** A link in the bar takes its turn with the arrows like the headings beside it, and opens nothing. */
function BarLink({ entry, current }: EntryProps) {
  const Anchor = useAnchor()
  const still = (event: { preventDefault(): void }) => event.preventDefault()
  return (
    <Radix.Menu>
      <Radix.Trigger
        asChild
        onPointerDown={still}
        onPointerEnter={still}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
          event.preventDefault()
          if (event.key !== 'ArrowDown') event.currentTarget.click()
        }}
      >
        <Anchor {...link(entry, current)} className={classes(styles.top, entry.href === current && styles.here)}>
          {entry.label}
        </Anchor>
      </Radix.Trigger>
    </Radix.Menu>
  )
}

/** What the trigger says of itself holds for headings only. */
function link(entry: MenuBarEntry, current: string | null): ComponentProps<'a'> {
  return {
    href: entry.href ?? '',
    type: undefined,
    'aria-haspopup': undefined,
    'aria-expanded': undefined,
    'aria-controls': undefined,
    'aria-current': entry.href === current ? 'page' : undefined,
  }
}

function Entries({ entries, current }: { entries: readonly MenuBarEntry[]; current: string | null }) {
  const firstBordered = entries.findIndex((entry) => entry.bordered)
  return entries.map((entry, at) => (
    <div key={entry.href ?? entry.label} className={at === firstBordered && at > 0 ? styles.bordered : undefined}>
      {entry.href === null ? <Inner entry={entry} current={current} /> : <InnerLink entry={entry} current={current} />}
    </div>
  ))
}

function Inner({ entry, current }: EntryProps) {
  const id = useId()
  return (
    <Radix.Sub>
      <Radix.SubTrigger id={id} className={classes(dropdown.item, styles.inner, holds(entry, current) && styles.here)}>
        <span className={dropdown.words}>{entry.label}</span>
        <ChevronRightIcon aria-hidden />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          className={classes(floating.floating, dropdown.menu)}
          aria-labelledby={id}
          sideOffset={2}
          alignOffset={-4}
          collisionPadding={8}
          loop
        >
          <Entries entries={entry.entries} current={current} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

function InnerLink({ entry, current }: EntryProps) {
  const Anchor = useAnchor()
  return (
    <Radix.Item className={dropdown.item} aria-current={entry.href === current ? 'true' : undefined} asChild>
      <Anchor href={entry.href}>
        <span className={dropdown.words}>{entry.label}</span>
      </Anchor>
    </Radix.Item>
  )
}

function holds(entry: MenuBarEntry, current: string | null): boolean {
  return (entry.href !== null && entry.href === current) || entry.entries.some((inner) => holds(inner, current))
}
