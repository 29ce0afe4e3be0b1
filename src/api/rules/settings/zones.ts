import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { fieldRule, serverRule } from '#api/rules/platform/rule.ts'

/** The id of Türkiye among all countries: the one whose provinces are known. */
export const turkiye = 1

export const countriesRequired = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'zone.countries_required', message: 'En az bir ülke seçin.' },
  'R148',
  (facts) => (idsIn(facts.countries).length > 0 ? [] : ['countries']),
)

export const countryInUse = serverRule(
  /*i18n*/ { id: 'zone.country_in_use', message: '{country} başka bir bölgede.' },
  'R149',
)

/** Provinces narrow Türkiye, and nothing else. */
export const provincesOfTurkiye = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'zone.provinces_of_turkiye', message: "İl seçmek için ülkelere Türkiye'yi ekleyin." },
  [],
  (facts) => (idsIn(facts.provinces).length === 0 || idsIn(facts.countries).includes(turkiye) ? [] : ['provinces']),
)

export const zoneRules = [countriesRequired, provincesOfTurkiye] as const

function idsIn(value: unknown): readonly number[] {
  return (value ?? []) as readonly number[]
}
