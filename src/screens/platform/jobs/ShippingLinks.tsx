import { useLingui } from '@lingui/react'
import type { Job, JobRow } from '#api/contract/platform/jobs.ts'
import { Link } from '#ui/Link.tsx'

/** The ways on from a bulk shipping that is over: what the company sent back goes all the same, and the labels of the others are printed. */
export function ShippingLinks({ job, rows }: { job: Job; rows: readonly JobRow[] }) {
  const { i18n } = useLingui()
  const sent = rows.flatMap(({ state, record_id }) => (state === 'done' && record_id !== null ? [record_id] : []))
  return (
    <>
      {sent.length > 0 && (
        <Link href={`/orders/print?kind=label&ids=${sent.join(',')}`}>
          {i18n._(
            /*i18n*/ {
              id: 'bulk_shipping.labels',
              message: '{count, plural, other {Bu sayfadaki # etiketi yazdır}}',
              values: { count: sent.length },
            },
          )}
        </Link>
      )}
      {job.refused + job.failed > 0 && (
        <Link href={`/orders/bulk/shipping?refused_in=${job.id}`}>
          {i18n._(/*i18n*/ { id: 'bulk_shipping.proceed', message: 'Firmanın geri çevirdiklerini yine de gönder' })}
        </Link>
      )}
    </>
  )
}
