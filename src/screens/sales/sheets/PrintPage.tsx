import { useLingui } from '@lingui/react'
import { useSearch } from 'wouter'
import { type OrderSheetsQuery, sheetKinds } from '#api/contract/sales/order-sheets.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import { somethingToPrint } from '#api/rules/sales/order-sheets.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheets } from './Sheets.tsx'
import { sheetSays } from './sheet-words.ts'

/** The papers of many orders in one document: `/orders/print?kind=label&ids=5,7`. */
export default function PrintPage() {
  const { i18n } = useLingui()
  const search = useSearch()
  const query = queryIn(search)
  if (query.ids.length > 0) return <Sheets key={search} query={query} title={i18n._(sheetSays[query.kind])} />
  const list = i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })
  return (
    <Page>
      <EmptyState title={i18n._(somethingToPrint.says)} action={<ButtonLink href="/orders">{list}</ButtonLink>} />
    </Page>
  )
}

/** What the address asks for; what is no order is passed over. */
function queryIn(search: string): OrderSheetsQuery {
  const given = new URLSearchParams(search)
  const ids = (given.get('ids') ?? '').split(',').flatMap((id) => idIn(id) ?? [])
  return { kind: sheetKinds.find((one) => one === given.get('kind')) ?? 'slip', ids }
}
