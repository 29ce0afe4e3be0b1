import { useLingui } from '@lingui/react'
import type { Icon } from '#ui/Button.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { useMedia } from '#ui/useMedia.ts'

interface RowAct {
  readonly id: string
  /** In one word, for the menu; and with the row's name, for a button among those of other rows. */
  readonly word: string
  readonly label: string
  readonly icon: Icon
  readonly danger?: boolean
  /** Under way. */
  readonly busy?: boolean
  readonly onPress: () => void
}

/** What can be done with one row: a button each, and on narrow screens several of them behind one. */
export function RowActions({ name, acts }: { name: string; acts: readonly RowAct[] }) {
  const { i18n } = useLingui()
  const narrow = useMedia('(max-width: 600px)')
  if (!narrow || acts.length < 2) {
    return acts.map(({ id, icon, label, busy = false, onPress }) => (
      <IconButton key={id} icon={icon} size="compact" label={label} busy={busy} onPress={onPress} />
    ))
  }
  const label = i18n._(/*i18n*/ { id: 'records.row_acts', message: 'İşlemler: {name}', values: { name } })
  return (
    <DropdownMenu
      trigger={<IconButton icon={MoreIcon} label={label} busy={acts.some(({ busy }) => busy)} />}
      groups={[
        { items: acts.map(({ word, onPress, busy: _, ...act }) => ({ ...act, label: word, onSelect: onPress })) },
      ]}
    />
  )
}
