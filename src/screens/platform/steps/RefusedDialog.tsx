import { useLingui } from '@lingui/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Why } from './Why.tsx'

interface RefusedDialogProps {
  open: boolean
  title: string
  failure: ApiFailure | null
  /** What was tried, for the case that nothing better is known (R193). */
  act: Outcome
  /** Leads to the record as it is now. */
  onLook: () => void
  /** Where what stands in the way is mended. */
  linkOf?: RefusalOptions['linkOf']
}

/** The server refused what was sent: why, and the record as it is now. */
export function RefusedDialog({ open, title, failure, act, onLook, linkOf }: RefusedDialogProps) {
  const { i18n } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onLook}
      role="alertdialog"
      width="narrow"
      title={title}
      footer={
        <Button variant="primary" onPress={onLook}>
          {i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
        </Button>
      }
    >
      {failure && <Why refusals={failureMessages(failure, act)} linkOf={linkOf} />}
    </Dialog>
  )
}
