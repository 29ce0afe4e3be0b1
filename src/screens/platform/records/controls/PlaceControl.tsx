import { useContext } from 'react'
import type { PlaceField } from '#api/resources/platform/place.ts'
import { PlaceInput } from '#screens/platform/address/PlaceInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { ControlProps } from './control.ts'
import { PlacesContext } from './places-context.ts'

/** A part of where an address lies, by what the other parts say. */
export function PlaceControl({ field, value, onChange, locked }: ControlProps<PlaceField>) {
  const places = useContext(PlacesContext)
  if (locked.length > 0 || !places) return <TextInput value={value} onChange={onChange} readOnly={locked.length > 0} />
  return <PlaceInput places={places} level={field.level} value={value} onChange={onChange} />
}
