import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { CargoAnswer, ParcelLabel, ParcelSize } from '#api/contract/sales/shipments.ts'

/** A parcel as a cargo company is told of it. */
export interface Parcel {
  /** The shop's own name for it. Whoever announces one reference twice gets the same answer and sends one parcel. */
  readonly reference: string
  readonly recipient: string
  readonly address: Readonly<Record<string, unknown>>
  /** The company's name of the service that was chosen. */
  readonly service: string
  readonly size: ParcelSize
  /** What is taken at the door; `null` where nothing is. */
  readonly collect: (NonNullable<ParcelLabel['collect']> & { readonly currency: string }) | null
  /** The code that the staff bring, and where it is followed, of a carrier that nobody calls. */
  readonly own_code?: string
  readonly tracking_pattern?: string
}

/** Where a parcel was, by the statuses that an order takes from it, the oldest first. */
export interface CargoStop {
  readonly status: OrderStatus
  readonly at: string
}

/** A row of the file that a company answers with, as it stands there. */
export interface CargoFileRow {
  readonly number: string
  readonly reference: string
  readonly tracking_code: string
  readonly status: string
}

/** What such a row says of a parcel; `undefined` as its status where nobody knows the word. */
export interface CargoTold {
  readonly parcel: { readonly number: string; readonly reference: string }
  readonly tracking_code: string | null
  readonly status: OrderStatus | null | undefined
}

/** A cargo company as the shop works with it. Whatever cannot be had is a `CargoFailure`; an address that it does not like is an answer. */
export interface Cargo {
  /** Announces a parcel. `anyway` is the shop's word that it knows the address to be outside of the delivery area. */
  register(parcel: Parcel, options: { readonly anyway: boolean }): Promise<CargoAnswer>
  /** Takes back a parcel that was announced. Answers its tracking code, `null` where there is none such; doing it again changes nothing. */
  voidLabel(reference: string): Promise<string | null>
  /** Where a parcel has been until now. */
  stops(tracking_code: string): Promise<readonly CargoStop[]>
}

/** A carrier that is given a file, and answers with one. */
export interface FileCargo extends Cargo {
  read(row: CargoFileRow): CargoTold
}

/** Why a cargo company gave no answer: it was not reached in time, it was asked too often, it does not know the parcel, or has it already. */
export type CargoTrouble = 'unreachable' | 'busy' | 'unknown parcel' | 'on its way'

export class CargoFailure extends Error {
  readonly trouble: CargoTrouble

  constructor(trouble: CargoTrouble, detail: string) {
    super(`The cargo company is ${trouble}: ${detail}`)
    this.trouble = trouble
  }
}
