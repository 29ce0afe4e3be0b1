import type { Database } from '#server/db/open.ts'
import { type Cargo, CargoFailure } from './cargo.ts'
import { openSandboxCargo, type SandboxCargo } from './sandbox/sandbox.ts'

/** The cargo companies that the shop works with: the sandbox, which every carrier of a shop's methods is. */
export interface OpenCargo {
  readonly cargo: Cargo
  readonly sandboxCargo: SandboxCargo
}

/** How long a cargo company may take to answer, in milliseconds. */
const timeout = 5_000

export function openCargo(db: Database): OpenCargo {
  const sandboxCargo = openSandboxCargo(db)
  return { cargo: inTime(sandboxCargo, timeout), sandboxCargo }
}

/** A company that does not answer in time was not reached. */
export function inTime(cargo: Cargo, milliseconds: number): Cargo {
  return {
    register: (parcel, options) => soon(cargo.register(parcel, options), milliseconds),
    voidLabel: (reference) => soon(cargo.voidLabel(reference), milliseconds),
    stops: (tracking_code) => soon(cargo.stops(tracking_code), milliseconds),
  }
}

async function soon<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new CargoFailure('unreachable', 'no answer in time')), {
      once: true,
    }),
  )
  return Promise.race([answer, late])
}
