import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Why } from './Why.tsx'

interface FailedDialogProps {
  open: boolean
  title: string
  failure: ApiFailure | null
  /** What was tried, for the case that nothing better is known (R193). */
  act: Outcome
  onRetry: () => void
  onClose: () => void
  /** What closing is called, where it does more than close. */
  close?: string
  /** Where what stands in the way is mended. */
  linkOf?: RefusalOptions['linkOf']
}

/** Without an answer, nothing is claimed. */
const noAnswer = /*i18n*/ { id: 'failed.no_answer', message: 'Yanıt gelmedi' }

/** An act that met the end of the session did nothing; whoever reads this has signed in since. */
const renewed = /*i18n*/ {
  id: 'failed.session_renewed',
  message: 'Oturumunuz sona ermişti, yeniden giriş yaptınız. İşlem yapılmadı; tekrar deneyin.',
}

/** An act that did not go through: why, and once more. Where the session ended over unsaved work, signing in comes first. */
export function FailedDialog({ open, title, failure, act, onRetry, onClose, close, linkOf }: FailedDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const expired = useSelector(sessionActor(), (snapshot) => snapshot.matches('expired'))
  return (
    <Dialog
      open={open && !expired}
      role="alertdialog"
      width="narrow"
      onClose={onClose}
      title={failure?.unknown ? i18n._(noAnswer) : title}
      footer={
        <>
          <Button onPress={onClose}>{close ?? words.close}</Button>
          <Button variant="primary" onPress={onRetry}>
            {words.retry}
          </Button>
        </>
      }
    >
      {failure?.kind === 'session' && <p>{i18n._(renewed)}</p>}
      {failure && failure.kind !== 'session' && <Why refusals={failureMessages(failure, act)} linkOf={linkOf} />}
    </Dialog>
  )
}
