import * as Popover from '@radix-ui/react-popover'
import type { UseComboboxReturnValue } from 'downshift'
import type { RefObject } from 'react'
import styles from './ChoiceList.module.css'
import type { Choice } from './choice.ts'
import { classes } from './classes.ts'
import floating from './floating.module.css'
import { CheckIcon, PlusIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { Spinner } from './Spinner.tsx'

interface ChoiceListProps<V extends string | number> {
  combobox: UseComboboxReturnValue<Choice<V>>
  anchor: RefObject<HTMLElement | null>
  label: string | undefined
  items: readonly Choice<V>[]
  /** So many fit beside those that are drawn. */
  hidden: number
  busy: boolean
  /** What is typed can be made here. */
  makes?: boolean
  chosen: readonly Choice<V>[]
}

/** The choices under a combobox. They float over everything, also over what scrolls or cuts off. */
export function ChoiceList<V extends string | number>({
  combobox,
  anchor,
  label,
  items,
  hidden,
  busy,
  makes = false,
  chosen,
}: ChoiceListProps<V>) {
  const words = useWords()
  const menu = combobox.getMenuProps(label ? { 'aria-label': label } : {}, { suppressRefError: true })
  if (!combobox.isOpen) return <ul hidden {...menu} />
  const values = new Set(chosen.map((choice) => choice.value))
  const virtualRef = {
    current: { getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() },
  }
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={virtualRef} />
      <Popover.Portal>
        <Popover.Content
          className={classes(floating.floating, styles.floating)}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          style={{ minWidth: anchor.current?.offsetWidth }}
        >
          <ul className={styles.list} {...menu}>
            {items.map((choice, index) => (
              <li
                key={choice.value}
                {...combobox.getItemProps({ item: choice, index, 'aria-selected': values.has(choice.value) })}
                className={classes(styles.choice, choice.heading && styles.heading, choice.making && styles.making)}
                data-highlighted={index === combobox.highlightedIndex || undefined}
                style={{ paddingInlineStart: 10 + (choice.depth ?? 0) * 16 }}
              >
                {choice.making ? <PlusIcon aria-hidden /> : choice.mark}
                <span className={styles.label}>{choice.label}</span>
                {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
                {values.has(choice.value) && <CheckIcon aria-hidden />}
              </li>
            ))}
          </ul>
          <Note busy={busy}>
            {items.length === 0
              ? busy
                ? words.loading
                : makes
                  ? words.noneYet
                  : words.nothingFound
              : hidden > 0 && words.more(hidden)}
          </Note>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Note({ busy, children }: { busy: boolean; children: string | false }) {
  return (
    <p className={styles.note} role="status" data-empty={!children || undefined}>
      {busy && <Spinner size={14} />}
      {children}
    </p>
  )
}
