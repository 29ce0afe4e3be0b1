import { createContext, useContext } from 'react'
import type { ShownRefusal } from './refusal.ts'

/** Why nothing inside may be changed; empty where it may. Texts are read-only there, and what cannot be read-only tells why. */
export const LockedContext = createContext<readonly ShownRefusal[]>([])

export function useLocked(): readonly ShownRefusal[] {
  return useContext(LockedContext)
}
