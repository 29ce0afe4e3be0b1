import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { bulkShippingMachine } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import type { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { useJobBegun } from '#screens/catalog/bulk/use-job-begun.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import form from '#screens/platform/records/form.module.css'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import { ChoosingOrders } from './ChoosingOrders.tsx'

type Desk = Actor<typeof bulkStatusMachine>

interface OrderStepsProps {
  actor: Desk | Actor<typeof bulkShippingMachine>
  /** Where its way stands. */
  step: unknown
  failure: ApiFailure | null
  /** What is to be done with the orders. */
  fields: ReactNode
  result: ReactNode
}

/** The way of every bulk act on orders: they are chosen, what is to be done is, what would come of each is shown, and the job begins. */
export function OrderSteps({ actor: either, step, failure, fields, result }: OrderStepsProps) {
  const { i18n } = useLingui()
  // What is sent from here, both machines hear alike.
  const actor = either as Desk
  useJobBegun(actor)
  if (step === 'choosing')
    return (
      <Page wide>
        <ChoosingOrders actor={actor} />
      </Page>
    )
  if (step === 'looking' || step === 'notLooked' || step === 'changing')
    return (
      <Page>
        <div className={form.form} aria-busy={step === 'looking'}>
          {step === 'looking' && <SkeletonLine width="min(320px, 100%)" height={24} />}
          {step === 'notLooked' && failure && (
            <ErrorState
              title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
              onRetry={() => actor.send({ type: 'RETRY' })}
            />
          )}
          {step === 'changing' && <div className={form.fields}>{fields}</div>}
          {step !== 'looking' && <Bar actor={actor} mayCheck={step === 'changing'} />}
        </div>
      </Page>
    )
  return <Page wide>{result}</Page>
}

function Bar({ actor, mayCheck }: { actor: Desk; mayCheck: boolean }) {
  const { i18n } = useLingui()
  return (
    <div className={form.bar}>
      <span className={form.state} />
      <Button onPress={() => actor.send({ type: 'CANCEL' })}>
        {i18n._(/*i18n*/ { id: 'bulk.back', message: 'Geri' })}
      </Button>
      {mayCheck && (
        <Act actor={actor} event={{ type: 'CHECK' }} variant="primary">
          {i18n._(/*i18n*/ { id: 'bulk.check', message: 'Kontrol et' })}
        </Act>
      )}
    </div>
  )
}
