import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { orderContracts } from '#screens/sales/wiring/order-contracts.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ContractPaper } from './ContractPaper.tsx'
import styles from './sheets.module.css'

/** The contracts of one order as they are printed: `/orders/edit/:id/contracts`. */
export default function ContractsPage() {
  const { id = '' } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(orderContracts, { input: { query: id } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const failed = value === 'failed' && failure
  if (failure?.kind === 'notFound')
    return <RecordMissing list="/orders" title={i18n._(/*i18n*/ { id: 'orders.title', message: 'Siparişler' })} />
  const some = data !== null && data.contracts.length > 0
  return (
    <Page
      paper
      actions={
        <>
          <ButtonLink href={`/orders/edit/${id}`}>
            {i18n._(/*i18n*/ { id: 'order_page.to_order', message: 'Siparişe dön' })}
          </ButtonLink>
          {some && (
            <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
              {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
            </Button>
          )}
        </>
      }
    >
      {failed && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && !failed && <Skeleton shape="form" rows={8} />}
      {data && !some && (
        <EmptyState
          title={i18n._(
            /*i18n*/ {
              id: 'contracts.none',
              message: 'Bu siparişin sözleşmesi yok: sözleşmeler uzaktan verilen siparişlerle birlikte yazılır.',
            },
          )}
        />
      )}
      {data && some && (
        <div className={styles.sheets}>
          {data.contracts.map((contract) => (
            <ContractPaper key={contract.kind} order={data} contract={contract} />
          ))}
        </div>
      )}
    </Page>
  )
}
