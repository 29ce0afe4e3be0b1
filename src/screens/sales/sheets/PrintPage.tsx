import { useLingui } from '@lingui/react'
import { useSearch } from 'wouter'
import { type OrderSheetsQuery, sheetKinds } from '#api/contract/sales/order-sheets.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import { somethingToPrint } from '#api/rules/sales/order-sheets.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { otherPaper, paperIn } from '#screens/sales/orders/slip-paper.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheets } from './Sheets.tsx'
import { sheetSays } from './sheet-words.ts'

/** The papers of many orders in one document: `/orders/print?kind=label&ids=5,7`. */
export default function PrintPage() {
  const { i18n } = useLingui()
  const search = new URLSearchParams(useSearch())
  const query = queryIn(search)
  const paper = paperIn(search)
  const other = otherPaper('/orders/print', search)
  if (query.ids.length > 0)
    return (
      <Sheets
        key={`${query.kind} ${query.ids}`}
        query={query}
        title={i18n._(sheetSays[query.kind])}
        paper={paper}
        actions={query.kind === 'slip' && <ButtonLink href={other.href}>{i18n._(other.says)}</ButtonLink>}
      />
    )
  const list = i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })
  return (
    <Page>
      <EmptyState title={i18n._(somethingToPrint.says)} action={<ButtonLink href="/orders">{list}</ButtonLink>} />
    </Page>
  )
}

/** What the address asks for; what is no order is passed over. */
function queryIn(given: URLSearchParams): OrderSheetsQuery {
  const ids = (given.get('ids') ?? '').split(',').flatMap((id) => idIn(id) ?? [])
  return { kind: sheetKinds.find((one) => one === given.get('kind')) ?? 'slip', ids }
}
