import { fromPromise } from 'xstate'
import type { Contract, ContractTexts, ContractValues, EveryContractText } from '#api/contract/content/contracts.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { contractOperations } from '#api/operations/content/contracts.ts'
import { contractInEvery, contractRules } from '#api/rules/content/contracts.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The contracts of the shop. */
export const contractList = loaded(fromOperation(contractOperations.list))

/** One of them as it is stored. */
export const contractPage = loaded(
  fromPromise<Contract, LoadedInput<number>>(({ input: { query: id } }) =>
    call(contractOperations.read, { params: { id } }),
  ),
)

interface Shown {
  readonly id: number
  /** The number of an order; `''` for the newest. */
  readonly order: string
}

/** What a contract is shown with. */
export const contractFilling = loaded(
  fromPromise<ContractValues, LoadedInput<Shown>>(({ input: { query } }) =>
    call(contractOperations.values, {
      params: { id: query.id },
      query: { order: query.order === '' ? null : query.order },
    }),
  ),
)

/** The texts of a contract while they are written, by the names `tr.title`; with them its number and version. */
export const contractForm = shortForm({
  rules: contractRules,
  factsOf: ({ fields }) => ({ texts: contractTextsIn(fields) }),
  kept: true,
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(contractOperations.save, {
      params: { id: Number(fields.id) },
      body: { texts: contractTextsIn(fields), version: Number(fields.version) },
      key,
    }),
  ),
})

/** The fields of a contract. */
export function contractFieldsOf({ id, version, texts }: Contract): Texts {
  const all = panelLanguages.flatMap((language) =>
    Object.entries(texts[language]).map(([part, text]) => [`${language}.${part}`, text] as const),
  )
  return { id: String(id), version: String(version), ...Object.fromEntries(all) }
}

/** The texts that stand in the fields. */
export function contractTextsIn(fields: Texts): EveryContractText {
  const of = (language: PanelLanguage): ContractTexts => ({
    title: fields[`${language}.title`] ?? '',
    content: fields[`${language}.content`] ?? '',
  })
  return contractInEvery(of)
}
