import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { hasUnsaved } from '#machines/money/collection/collection.context.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ChooseCustomer } from './ChooseCustomer.tsx'
import { CollectForm } from './CollectForm.tsx'
import type { PartProps } from './collection-actor.ts'
import { Receipt } from './Receipt.tsx'

/** Money of a customer, from choosing whom to the receipt. */
export function Collecting({ actor }: PartProps) {
  const { i18n } = useLingui()
  const customer = useSelector(actor, ({ context }) => context.outstanding?.customer)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  const { failure } = context
  if (context.collection) return <Receipt actor={actor} />
  const title = i18n._(/*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' })
  if (value === 'unreachable' && failure?.kind === 'notFound')
    return <RecordMissing list="/accounting-customers" title={title} />
  return (
    <Page
      title={customer && value !== 'choosingCustomer' ? `${title}: ${customer.name}` : title}
      actions={value !== 'choosingCustomer' && <OtherCustomer actor={actor} />}
    >
      {value === 'choosingCustomer' && <ChooseCustomer actor={actor} />}
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'opening' && <Skeleton shape="form" rows={6} />}
      {context.outstanding && isOpen(value) && <CollectForm actor={actor} />}
    </Page>
  )
}

/** The form stays behind the question, and while the money is sent. */
function isOpen(value: unknown): boolean {
  return typeof value === 'object' || ['confirming', 'collecting', 'expired'].includes(String(value))
}

function OtherCustomer({ actor }: PartProps) {
  const { i18n } = useLingui()
  return (
    <Button onPress={() => actor.send({ type: 'OTHER_CUSTOMER' })}>
      {i18n._(/*i18n*/ { id: 'collect.other_customer', message: 'Başka müşteri' })}
    </Button>
  )
}
