import { mostSheets } from '#api/contract/sales/order-sheets.ts'
import type { ShipmentStatus } from '#api/contract/sales/shipments.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Facts: how many pages there are. */
export const somethingToPrint: Rule<{ pages: number }> = rule(
  /*i18n*/ { id: 'sheets.nothing', message: 'Yazdırılacak sayfa yok.' },
  [],
  ({ pages }) => pages > 0,
)

/** One document, and one question to the database, has its end. Facts: how many orders are chosen. */
export const notTooManySheets: Rule<{ selected: number }> = rule(
  /*i18n*/ { id: 'sheets.too_many', message: 'Bir seferde en çok {most} sipariş yazdırılır.' },
  [],
  ({ selected }) => selected <= mostSheets,
  { about: () => ({ most: mostSheets }) },
)

/** A label is of a parcel. Facts: where the order's newest one stands, if there is one. */
export const parcelSent: Rule<{ parcel: ShipmentStatus | null }> = rule(
  /*i18n*/ { id: 'sheets.no_parcel', message: 'Bu siparişin kargoya verilmiş bir kolisi yok.' },
  [],
  ({ parcel }) => parcel === 'registered' || parcel === 'by_hand',
)
