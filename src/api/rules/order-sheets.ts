import type { ShipmentStatus } from '#api/contract/shipments.ts'
import { type Rule, rule } from './rule.ts'

/** Facts: how many pages there are. */
export const somethingToPrint: Rule<{ pages: number }> = rule(
  /*i18n*/ { id: 'sheets.nothing', message: 'Yazdırılacak sayfa yok.' },
  [],
  ({ pages }) => pages > 0,
)

/** A label is of a parcel. Facts: where the order's newest one stands, if there is one. */
export const parcelSent: Rule<{ parcel: ShipmentStatus | null }> = rule(
  /*i18n*/ { id: 'sheets.no_parcel', message: 'Bu siparişin kargoya verilmiş bir kolisi yok.' },
  [],
  ({ parcel }) => parcel === 'registered' || parcel === 'by_hand',
)
