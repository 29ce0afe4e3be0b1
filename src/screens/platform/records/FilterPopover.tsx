import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'

/** The button of a filter of a list, and what is chosen in behind it. */
export function FilterPopover({ label, children }: { label: string; children: ReactNode }) {
  const { i18n } = useLingui()
  const name = i18n._(/*i18n*/ { id: 'records.filter', message: 'Filtre: {label}', values: { label } })
  return (
    <Popover
      label={label}
      trigger={
        <Button size="compact" icon={PlusIcon} aria-label={name}>
          {label}
        </Button>
      }
    >
      {children}
    </Popover>
  )
}
