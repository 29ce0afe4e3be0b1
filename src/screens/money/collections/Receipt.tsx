import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { collections } from '#api/listings/money/collections.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { otherPaper, paperIn } from '#screens/sales/orders/slip-paper.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PrintIcon } from '#ui/icons.ts'
import type { PartProps } from './collection-actor.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'

const undoSays = /*i18n*/ { id: 'collect.undo', message: 'Geri al' }

/** What was collected, as it is printed for the customer; it can be taken back, or more be collected. */
export function Receipt({ actor }: PartProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const search = new URLSearchParams(useSearch())
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { collection, failure } = context
  if (!collection) return null
  const other = otherPaper(`/collections/edit/${collection.id}`, search)
  return (
    <Page
      paper
      title={i18n._(
        /*i18n*/ { id: 'collect.numbered', message: 'Tahsilat {number}', values: { number: collection.id } },
      )}
      actions={
        <>
          {permits(holder, collections.codes.edit) && (
            <Act actor={actor} event={{ type: 'UNDO' }} busy={value === 'undoing'}>
              {i18n._(undoSays)}
            </Act>
          )}
          {permits(holder, collections.codes.add) && (
            <Button onPress={() => actor.send({ type: 'COLLECT_MORE' })}>
              {i18n._(/*i18n*/ { id: 'collect.more', message: 'Yeni tahsilat' })}
            </Button>
          )}
          {permits(holder, collections.codes.view) && <ButtonLink href={other.href}>{i18n._(other.says)}</ButtonLink>}
          <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
            {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
          </Button>
        </>
      }
    >
      {value === 'notUndone' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notSaved'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        >
          <Button variant="link" onPress={() => actor.send({ type: 'CANCEL' })}>
            {i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
          </Button>
        </ErrorState>
      )}
      <ReceiptPaper collection={collection} paper={paperIn(search)} />
      <ConfirmDialog
        open={value === 'askingUndo'}
        onClose={() => actor.send({ type: 'CANCEL' })}
        title={i18n._(/*i18n*/ { id: 'collect.undo_title', message: 'Tahsilat geri alınsın mı?' })}
        description={i18n._(
          /*i18n*/ {
            id: 'collect.undo_about',
            message: '{amount} hesaptan ters kayıtla çıkar ve siparişlerin borcu yeniden açılır. Makbuz silinmez.',
            values: { amount: formatsOf(i18n).money(collection.amount, collection.currency) },
          },
        )}
        confirm={i18n._(undoSays)}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
        destructive
      />
    </Page>
  )
}
