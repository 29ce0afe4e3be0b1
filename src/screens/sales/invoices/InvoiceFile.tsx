import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Invoice } from '#api/contract/sales/order-invoice.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { invoiceFile } from '#screens/sales/wiring/invoice-file.ts'
import { Button } from '#ui/Button.tsx'
import { DownloadIcon } from '#ui/icons.ts'

/** The invoice as it was sent, into the person's downloads. */
export function InvoiceFile({ invoice: { id, number } }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  const actor = useActorRef(invoiceFile)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, ({ value, context }) => (value === 'failed' ? context.failure : null))
  const begin = () => {
    const query = { ...freshQuery('orders'), filters: { invoice: String(id) } }
    const exporting = {
      resource: 'orders',
      query,
      columns: [],
      format: 'csv',
      lang: 'tr',
      name: number,
      rows: 1,
    } as const
    actor.send({ type: 'EXPORT', exporting })
  }
  return (
    <>
      <Button icon={DownloadIcon} busy={busy} onPress={begin}>
        {i18n._(/*i18n*/ { id: 'invoices.xml', message: 'XML indir' })}
      </Button>
      {failure && <span role="alert">{sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}</span>}
    </>
  )
}
