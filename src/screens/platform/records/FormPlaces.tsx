import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { AddressPlaces } from '#api/contract/platform/addresses.ts'
import { placesIn } from '#api/resources/platform/place.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { usePlaces } from '#screens/platform/address/use-places.ts'
import { PlacesContext } from './controls/places-context.ts'

interface FormPlacesProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
  children: ReactNode
}

/** Looks up what the address of a form is chosen from, once for all its parts. */
export function FormPlaces({ actor, resource, children }: FormPlacesProps) {
  const places = useSelector(actor, ({ context }) => placesIn(resource.fields, context.draft), alike)
  return places ? <LookedUp places={places}>{children}</LookedUp> : children
}

function LookedUp({ places, children }: { places: AddressPlaces; children: ReactNode }) {
  return <PlacesContext value={usePlaces(places)}>{children}</PlacesContext>
}

function alike(one: AddressPlaces | null, other: AddressPlaces | null): boolean {
  return one === other || (one !== null && other !== null && shallowEqual(one, other))
}
