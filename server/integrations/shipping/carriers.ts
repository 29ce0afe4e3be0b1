import type { CargoAnswer, carriers } from '#api/contract/sales/shipments.ts'
import { trackingUrl } from '#api/rules/sales/tracking-pattern.ts'
import type { Cargo, Parcel } from './cargo.ts'

type Carrier = (typeof carriers)[number]

/** By whom a method sends, each over the one interface: a company that is called, and three whom nobody calls. */
export function carriersOver(company: Cargo): Readonly<Record<Carrier, Cargo>> {
  return { sandbox: company, manual: manualCargo, file: fileCargo, handover: handoverCargo }
}

/** The staff give the parcel to a company themselves, and bring its code. */
const manualCargo: Cargo = uncalled(({ own_code = '' }) => own_code.trim())

/** The company is given a file of the parcels, and gives their codes and where they are in the file that it answers with (`parcelAnswers`). */
const fileCargo: Cargo = uncalled(() => '')

/** The goods are handed over: nobody follows them. */
const handoverCargo: Cargo = uncalled(() => '')

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
