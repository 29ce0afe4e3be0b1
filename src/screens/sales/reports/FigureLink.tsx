import { useLingui } from '@lingui/react'
import type { Figures } from '#api/contract/sales/reports.ts'
import type { Report } from '#api/listings/sales/report.ts'
import { listNamed } from '#api/registry/lists.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { FigureOf } from './FigureOf.tsx'

interface FigureLinkProps {
  report: Report
  name: string
  figures: Figures
  currency: string
  /** The list of what they were made from. */
  href: string
}

const from = {
  orders: /*i18n*/ { id: 'reports.from_orders', message: ', bunu oluşturan siparişler' },
  'order-refunds': /*i18n*/ { id: 'reports.from_refunds', message: ', bunu oluşturan iadeler' },
}

/** A figure that leads to what it was made from, for whoever may list that; what is not as many says so. Nothing leads nowhere. */
export function FigureLink({ report, name, figures, currency, href }: FigureLinkProps) {
  const { i18n } = useLingui()
  const mayList = permits(useHolder(), listNamed(report.list).codes.list)
  const kind = report.figures[name]?.kind ?? 'count'
  const figure = <FigureOf kind={kind} value={figures[name] ?? 0} currency={currency} />
  if (!mayList || !figures[report.rows]) return figure
  const counts = name === report.rows
  return (
    <Link href={href} tone={counts ? 'accent' : 'quiet'}>
      {figure}
      {!counts && <ReaderOnly>{i18n._(from[report.list])}</ReaderOnly>}
    </Link>
  )
}
