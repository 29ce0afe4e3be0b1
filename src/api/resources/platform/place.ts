import { type AddressLevel, addressLevels } from '#api/contract/platform/addresses.ts'
import { Text } from '#api/contract/platform/common.ts'
import { addressLevelSays, withPart } from '#api/rules/platform/address-places.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Face, Field } from './field.types.ts'
import { face, type Options, wire } from './field-face.ts'

/** A part of where an address lies, by its name: chosen from what lies inside the part above it, or written where that is not known (R142). */
export interface PlaceField extends Face<'place', string> {
  readonly level: AddressLevel
  readonly max: number
}

type Fields = Readonly<Record<string, Field>>

/** One part; a record has each level once at most. */
export function place({
  level,
  ...options
}: Omit<Options, 'label'> & { level: AddressLevel; initial?: string }): PlaceField {
  const label = addressLevelSays[level]
  return {
    kind: 'place',
    ...face({ ...options, label }),
    level,
    max: longest,
    initial: options.initial ?? '',
    struct: wire(Text),
    wrong: (value) => broken<string>([...(options.required ? [required(label)] : []), maxLength(longest)], value),
  }
}

const longest = 255

/** All parts, each asked for or none. */
export function places(options: Pick<Options, 'required'> = {}) {
  return {
    country: place({ level: 'country', ...options }),
    state: place({ level: 'state', ...options }),
    city: place({ level: 'city', ...options }),
    district: place({ level: 'district', ...options }),
    neighborhood: place({ level: 'neighborhood', ...options }),
  }
}

/** The parts that a draft says, by their levels; `null` where its record has none. */
export function placesIn(fields: Fields, draft: Readonly<Record<string, unknown>>) {
  const keys = keysIn(fields)
  if (Object.keys(keys).length === 0) return null
  const said = (level: AddressLevel) => String(draft[keys[level] ?? ''] ?? '')
  return {
    ...{ country: said('country'), state: said('state'), city: said('city') },
    ...{ district: said('district'), neighborhood: said('neighborhood') },
  }
}

/** A draft with another part of its address; `listed`: it was chosen, and what lay inside the one before goes. */
export function withPlace<D extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  draft: D,
  { level, value, listed }: { level: AddressLevel; value: string; listed: boolean },
): D {
  const now = placesIn(fields, draft)
  if (!now) return draft
  const keys = keysIn(fields)
  const next = withPart(now, level, value, listed)
  return {
    ...draft,
    ...Object.fromEntries(addressLevels.flatMap((one) => (keys[one] ? [[keys[one], next[one]]] : []))),
  }
}

function keysIn(fields: Fields): Partial<Record<AddressLevel, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.kind === 'place' ? [[field.level, key]] : [])),
  )
}
