import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import type { ShownRefusal } from '#ui/refusal.ts'

interface RulesInTheWayProps {
  shown: readonly ShownRefusal[]
  onOpen?: () => void
  className?: string | undefined
}

/** "2 kural engelliyor": opens the list of them, each with a link to its field. */
export function RulesInTheWay({ shown, onOpen, className }: RulesInTheWayProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  if (shown.length === 0) return null
  const words = i18n._(
    /*i18n*/ {
      id: 'records.rules_in_the_way',
      message: '{count, plural, other {# kural engelliyor}}',
      values: { count: shown.length },
    },
  )
  const opened = (next: boolean) => {
    if (next) onOpen?.()
    setOpen(next)
  }
  return (
    <Popover
      label={words}
      align="end"
      open={open}
      onOpenChange={opened}
      trigger={
        <Button variant="link" icon={TriangleAlertIcon} className={className}>
          {words}
        </Button>
      }
    >
      <RefusalList refusals={shown} onFollowed={() => setOpen(false)} />
    </Popover>
  )
}
