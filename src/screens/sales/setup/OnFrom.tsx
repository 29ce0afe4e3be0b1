import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { StandingStep } from '#api/rules/sales/set-up.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { setUp } from '#screens/sales/wiring/set-up.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { stepViews } from './set-up-steps.ts'

const skip = /*i18n*/ { id: 'set_up.skip', message: 'Bu adımı sonraya bırak' }
const takeUp = /*i18n*/ { id: 'set_up.take_up', message: 'Yeniden ele al' }

interface OnFromProps {
  actor: Actor<typeof setUp>
  at: StandingStep
}

/** Past a step that is open, and on from one that is not. */
export function OnFrom({ actor, at: { step, state } }: OnFromProps) {
  const { i18n } = useLingui()
  const { keep } = stepViews[step]
  return (
    <>
      {state !== 'done' && (
        <Act actor={actor} event={{ type: 'SHOW', query: { step, skipped: state === 'open' ? 1 : 0 } }} variant="ghost">
          {i18n._(state === 'skipped' ? takeUp : (keep ?? skip))}
        </Act>
      )}
      {state !== 'open' && (
        <ButtonLink href="/setup">{i18n._(/*i18n*/ { id: 'set_up.next', message: 'Sıradaki adım' })}</ButtonLink>
      )}
    </>
  )
}
