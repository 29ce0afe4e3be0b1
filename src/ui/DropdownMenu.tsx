import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { Icon } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './DropdownMenu.module.css'
import floating from './floating.module.css'
import { useAnchor } from './Kit.tsx'
import type { ShownRefusal } from './refusal.ts'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: Icon
  /** Leads to another page. */
  readonly href?: string
  readonly onSelect?: () => void
  readonly danger?: boolean
  /** The one of a choice that holds now. */
  readonly current?: boolean
  /** At the right: a shortcut or a count. */
  readonly aside?: ReactNode
  /** The rules in the way; they stand under the item's words. */
  readonly refusals?: readonly ShownRefusal[] | undefined
}

interface DropdownMenuProps {
  trigger: ReactElement
  /** Groups of items, parted by hairlines. */
  groups: readonly { readonly title?: string; readonly items: readonly MenuItem[] }[]
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The acts behind a button. Not modal: the kit would lock the page's scrolling with a <style> tag, which our policy refuses. */
export function DropdownMenu({ trigger, groups, align = 'end', open, onOpenChange }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(floating.floating, styles.menu)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // What an item led to keeps the focus.
          onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
        >
          {groups.map((group, index) => (
            <Radix.Group key={group.title ?? group.items[0]?.id ?? index} className={styles.group}>
              {group.title && <Radix.Label className={styles.title}>{group.title}</Radix.Label>}
              {group.items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const Anchor = useAnchor()
  const reasons = useId()
  const refused = (item.refusals?.length ?? 0) > 0
  const inside = (
    <>
      <span className={styles.mark}>{item.icon && <item.icon aria-hidden />}</span>
      <span className={styles.words}>
        {item.label}
        {refused && (
          <span id={reasons}>
            {item.refusals?.map((refusal) => (
              <span key={refusal.id} className={styles.reason} data-rule={refusal.id}>
                {refusal.text}
              </span>
            ))}
          </span>
        )}
      </span>
      {item.aside && <span className={styles.aside}>{item.aside}</span>}
    </>
  )
  return (
    <Radix.Item
      className={classes(styles.item, item.danger && styles.danger, refused && styles.refused)}
      aria-disabled={refused || undefined}
      aria-describedby={refused ? reasons : undefined}
      aria-current={item.current || undefined}
      asChild={item.href !== undefined && !refused}
      onSelect={(event) => (refused ? event.preventDefault() : item.onSelect?.())}
    >
      {item.href !== undefined && !refused ? <Anchor href={item.href}>{inside}</Anchor> : inside}
    </Radix.Item>
  )
}
