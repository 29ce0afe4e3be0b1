import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { collections } from '#api/listings/money/collections.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { collection } from '#screens/money/wiring/collection.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Collecting } from './Collecting.tsx'
import { Receipt } from './Receipt.tsx'

/** The receipt of a collection: `/collections/edit/:id?paper=roll`. */
export default function ReceiptPage() {
  const { id = '' } = useParams<{ id: string }>()
  return <OfCollection key={id} id={Number(id)} />
}

function OfCollection({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(collection, { input: { customer_id: null, collection_id: id } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { failure } = context
  if (value === 'notRead' && failure?.kind === 'notFound')
    return <RecordMissing list="/collections" title={i18n._(collections.one)} />
  if (value === 'notRead' && failure)
    return (
      <Page>
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      </Page>
    )
  if (context.collection) return <Receipt actor={actor} />
  if (value === 'reading')
    return (
      <Page>
        <Skeleton shape="form" rows={6} />
      </Page>
    )
  return <Collecting actor={actor} />
}
