import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { useShown } from '#screens/sentences.ts'
import { useRefusals } from '#screens/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import type { Parts } from './use-form-parts.tsx'

interface InTheWayProps {
  actor: Actor<typeof recordFormMachine>
  parts: Parts
}

/** "2 kural engelliyor": opens the list of them, each with a link to its field. */
export function InTheWay({ actor, parts }: InTheWayProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const shown = useShown(useRefusals(actor, { type: 'SUBMIT' }), parts.telling)
  if (shown.length === 0) return null
  const words = i18n._(
    /*i18n*/ {
      id: 'records.rules_in_the_way',
      message: '{count, plural, other {# kural engelliyor}}',
      values: { count: shown.length },
    },
  )
  return (
    <Popover
      label={words}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="link" icon={TriangleAlertIcon}>
          {words}
        </Button>
      }
    >
      <RefusalList refusals={shown} onFollowed={() => setOpen(false)} />
    </Popover>
  )
}
