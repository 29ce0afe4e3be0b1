import { useLingui } from '@lingui/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Outcome } from '#api/rules/platform/outcomes.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import { FailedDialog } from './FailedDialog.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'

interface SendingDialogsProps {
  /** Of a machine with `sendingStates`. */
  actor: { send(event: { type: 'REFRESH' } | { type: 'RETRY' }): void }
  /** Where it is. */
  at: unknown
  failure: ApiFailure | null
  title: string
  /** Above what got no answer, where it is told by other words. */
  unanswered?: string
  /** What was tried, for the case that nothing better is known (R193). */
  act: Outcome
  /** Where what stands in the way is mended. */
  linkOf?: RefusalOptions['linkOf']
}

/** What is told of something that was sent and not done: that rules stand in the way, or that no answer came. */
export function SendingDialogs({ actor, at, failure, title, unanswered = title, act, linkOf }: SendingDialogsProps) {
  const { i18n } = useLingui()
  const refresh = () => actor.send({ type: 'REFRESH' })
  return (
    <>
      <RefusedDialog
        open={at === 'refused'}
        title={title}
        failure={failure}
        act={act}
        onLook={refresh}
        {...(linkOf ? { linkOf } : {})}
      />
      <FailedDialog
        open={at === 'failed'}
        title={unanswered}
        failure={failure}
        act={act}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={refresh}
        close={i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
      />
    </>
  )
}
