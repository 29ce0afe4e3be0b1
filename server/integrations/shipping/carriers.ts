import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { CargoAnswer, carriers } from '#api/contract/sales/shipments.ts'
import { orderStatusSays } from '#api/listings/sales/orders.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { parcelStatuses } from '#api/rules/sales/parcel-answers.ts'
import { trackingUrl } from '#api/rules/sales/tracking-pattern.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { Cargo, FileCargo, Parcel } from './cargo.ts'

type Carrier = (typeof carriers)[number]

/** By whom a method sends, each over the one interface: a company that is called, and three whom nobody calls. */
export function carriersOver(
  company: Cargo,
): Readonly<Record<Exclude<Carrier, 'file'>, Cargo>> & { readonly file: FileCargo } {
  return { sandbox: company, manual: manualCargo, file: fileCargo, handover: handoverCargo }
}

/** The staff give the parcel to a company themselves, and bring its code. */
const manualCargo: Cargo = uncalled(({ own_code = '' }) => own_code.trim())

/** The company is given a file of the parcels, and gives their codes and where they are in the file that it answers with. */
export const fileCargo: FileCargo = {
  ...uncalled(() => ''),
  read: ({ number, reference, tracking_code, status }) => ({
    parcel: { number: number.trim(), reference: reference.trim() },
    tracking_code: tracking_code.trim() || null,
    status: status.trim() === '' ? null : statusNamed(status),
  }),
}

/** The goods are handed over: nobody follows them. */
const handoverCargo: Cargo = uncalled(() => '')

/** A status in the words of either language, or as it travels; `undefined` for none that a company tells. */
function statusNamed(word: string): OrderStatus | undefined {
  return parcelStatuses.find((one) => {
    const words = [one, ...(['tr', 'en'] as const).map((lang) => formatMessage(lang, orderStatusSays[one]))]
    return words.some((known) => fold(known) === fold(word))
  })
}

/** Nobody is told of a parcel, so there is nothing to take back and nothing to ask. */
function uncalled(codeOf: (parcel: Parcel) => string): Cargo {
  return {
    register: async (parcel): Promise<CargoAnswer> => {
      const tracking_code = codeOf(parcel)
      return {
        kind: 'by_hand',
        tracking_code,
        tracking_url: trackingUrl(parcel.tracking_pattern ?? '', tracking_code),
      }
    },
    voidLabel: async () => null,
    stops: async () => [],
  }
}
