import { References } from '#api/contract/settings/references.ts'
import { wholeChoices } from '#api/operations/platform/choices.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { family } from '#api/resources/platform/resource.ts'

const { list, view, add, edit } = family(2600)
const codes = [...list, ...view, ...add, ...edit]

/** Who fills a zone. */
const zoneCodes = [2200, 2201, 2202, 2203]

/** The languages, countries, currencies and provinces there are, for whoever chooses from them for the shop. */
export const referenceOperations = {
  languages: operation({
    method: 'GET',
    path: '/v1/panel/all-languages',
    summary: 'All languages there are (ISO 639-1), each in its own words and in English',
    data: References,
    codes,
  }),
  countries: operation({
    method: 'GET',
    path: '/v1/panel/all-countries',
    summary: 'All countries there are (ISO 3166)',
    data: References,
    codes: [...codes, ...zoneCodes],
  }),
  currencies: operation({
    method: 'GET',
    path: '/v1/panel/all-currencies',
    summary: 'The currencies there are (ISO 4217), of those that count in hundredths',
    data: References,
    codes,
  }),
  provinces: operation({
    method: 'GET',
    path: '/v1/panel/all-provinces',
    summary: 'The provinces of Türkiye, by the numbers that stand on car plates',
    data: References,
    codes: zoneCodes,
  }),
}

const asChoices = ({ rows }: References) => rows.map(({ id, name }) => ({ id, name }))

/** The same to choose from. */
export const referenceChoices = {
  languages: wholeChoices(referenceOperations.languages, asChoices),
  countries: wholeChoices(referenceOperations.countries, asChoices),
  currencies: wholeChoices(referenceOperations.currencies, asChoices),
  provinces: wholeChoices(referenceOperations.provinces, asChoices),
}
