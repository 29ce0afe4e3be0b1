import { type AddressPlaces, addressLevels } from '#api/contract/platform/addresses.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { missingList } from '#api/rules/platform/address-places.ts'
import { type AddressContext, addressMachine } from '#machines/platform/address/address.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const nowhere: AddressPlaces = { country: '', state: '', city: '', district: '', neighborhood: '' }

/** An address that is chosen from the country down. */
const chosen = ['Türkiye', 'Marmara', 'İstanbul', 'Kadıköy', 'Caferağa Mah']
const chain = chosen.map(
  (_, last): AddressPlaces => ({
    ...nowhere,
    ...Object.fromEntries(chosen.slice(0, last + 1).map((name, at) => [addressLevels[at], name])),
  }),
)
export const home = chain[0] ?? nowhere
export const abroad: AddressPlaces = { ...nowhere, country: 'Almanya' }

/** What is inside each place of the walk; of the country abroad nothing is known. */
const places: Readonly<Record<string, readonly { id: number; name: string }[]>> = {
  country: [
    { id: 2, name: 'Almanya' },
    { id: 1, name: 'Türkiye' },
  ],
  'state in 1': [{ id: 7, name: 'Marmara' }],
  'state in 2': [],
  'city in 7': [{ id: 34, name: 'İstanbul' }],
  'district in 34': [{ id: 3422, name: 'Kadıköy' }],
  'neighborhood in 3422': [{ id: 3422002, name: 'Caferağa Mah' }],
}

/** The address of a new order, which begins in the shop's country: chosen to the end, or begun anew in another country. */
export default paths(addressMachine)({
  inputs: { order: { places: home } },
  events: ({ context }) => [{ type: 'RETRY' }, ...choosing(context)],
  answers: {
    '*': ({ context }) => {
      const missing = missingList(context.places, context.lists)
      const { level, inside } = missing ?? { level: 'country', inside: null }
      const found = places[inside === null ? level : `${level} in ${inside}`]
      return { done: found ? [found] : [], failed: [failure('network')] }
    },
  },
  key: ({ value, context }) =>
    JSON.stringify([value, Object.values(context.places), Object.keys(context.lists), context.lists.state?.inside]),
})

/** Only what stands in a list that is there. */
function choosing({ places: now, lists }: AddressContext) {
  const at = chain.findIndex((one) => JSON.stringify(one) === JSON.stringify(now))
  const next = at < 0 ? undefined : chain[at + 1]
  const isThere = lists[addressLevels[at + 1] ?? 'country'] !== undefined
  return [
    ...(lists.country && now.country !== abroad.country ? [{ type: 'SHOW', places: abroad } as const] : []),
    ...(next && isThere ? [{ type: 'SHOW', places: next } as const] : []),
  ]
}

/** Whose a call of the address host is: each level has its own. */
export function levelAsked(path: string): readonly string[] {
  const at = ['countries', 'states', 'cities', 'districts', 'neighborhoods'].indexOf(path.split('/v1/web/')[1] ?? '')
  return addressLevels.slice(at < 0 ? addressLevels.length : at).slice(0, 1)
}

/** Each arrives, or is lost. */
export const anyWay = Object.fromEntries(
  addressLevels.map((level) => [
    level,
    ({ type }: { type: string }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) as const,
  ]),
)
