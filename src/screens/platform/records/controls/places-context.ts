import { createContext } from 'react'
import type { PlacesActor } from '#screens/platform/address/use-places.ts'

/** What may be chosen for the address of a form; nothing where its record has none. */
export const PlacesContext = createContext<PlacesActor | null>(null)
