import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { type AddressPlaces, addressLevels } from '#api/contract/platform/addresses.ts'
import { addressChoices } from '#screens/platform/wiring/addresses.ts'

export type PlacesActor = Actor<typeof addressChoices>

/** What may be chosen for an address as it stands; its parts are drawn with `PlaceInput`. */
export function usePlaces({ country, state, city, district, neighborhood }: AddressPlaces): PlacesActor {
  const actor = useActorRef(addressChoices, { input: { places: { country, state, city, district, neighborhood } } })
  useEffect(
    function showPlaces() {
      const places = { country, state, city, district, neighborhood }
      const known = actor.getSnapshot().context.places
      if (addressLevels.some((level) => places[level] !== known[level])) actor.send({ type: 'SHOW', places })
    },
    [actor, country, state, city, district, neighborhood],
  )
  return actor
}
