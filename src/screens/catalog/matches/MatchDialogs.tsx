import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Decision } from '#api/contract/catalog/product-matches.ts'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** The question before one decision is taken over many, and what is told when something did not go through. */
export function MatchDialogs({ actor }: { actor: Actor<typeof matchPageMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { begun, count, failure } = context
  const refusals = useShown(useRefusals(actor, { type: 'CONFIRM' }))
  const cancel = () => actor.send({ type: 'CANCEL' })
  const retry = () => actor.send({ type: 'RETRY' })
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming' && !('fetch' in begun)}
        onClose={cancel}
        title={'fetch' in begun ? '' : questionOf(i18n, begun.decision, count)}
        description={i18n._(
          /*i18n*/ {
            id: 'matches.decide_what',
            message:
              '{count, plural, =0 {Barkodu mağazadaki bir ürününkiyle aynı olan öneri kalmadı.} other {Her biri tek tek yargılanır; bir kuralın engellediği nedeniyle gösterilir. İş geri alınabilir.}}',
            values: { count },
          },
        )}
        confirm={i18n._(/*i18n*/ { id: 'matches.apply', message: 'Uygula' })}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        refusals={value === 'confirming' ? refusals : []}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <SendingDialogs
        actor={actor}
        at={value}
        failure={failure}
        title={i18n._(/*i18n*/ { id: 'matches.not_taken', message: 'Eşleşme değişmedi' })}
        act="notUpdated"
      />
      <FailedDialog
        open={value === 'notCounted'}
        title={i18n._(/*i18n*/ { id: 'matches.not_counted', message: 'Öneriler sayılamadı' })}
        failure={failure}
        act="notLoaded"
        onRetry={retry}
        onClose={cancel}
      />
      <FailedDialog
        open={value === 'notBegun'}
        title={i18n._(/*i18n*/ { id: 'bulk.not_begun', message: 'İş başlatılamadı' })}
        failure={failure}
        act="notApplied"
        onRetry={retry}
        onClose={cancel}
      />
    </>
  )
}

function questionOf(i18n: I18n, decision: Decision, count: number): string {
  const values = { count }
  if (decision === 'ACCEPT')
    return i18n._(
      /*i18n*/ {
        id: 'matches.accept_many',
        message: '{count, plural, =0 {Onaylanacak öneri yok} other {# öneri onaylansın mı?}}',
        values,
      },
    )
  if (decision === 'REFUSE')
    return i18n._(
      /*i18n*/ {
        id: 'matches.refuse_many',
        message: '{count, plural, other {# pazaryeri ürünü reddedilsin mi?}}',
        values,
      },
    )
  return i18n._(
    /*i18n*/ { id: 'matches.release_many', message: '{count, plural, other {# karar geri alınsın mı?}}', values },
  )
}
