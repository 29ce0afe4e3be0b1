import { array, boolean, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct'
import { Id, Text } from '#api/contract/platform/common.ts'
import { Filling } from '#api/contract/platform/filling.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'

/** What a sale at a distance is agreed on; a contract's number is its place here, counted from one, and never changes. */
export const contractKinds = ['pre_information', 'distance_sales'] as const
export type ContractKind = (typeof contractKinds)[number]

/** A contract in one language: its heading, and its text as HTML with names in braces. */
export const ContractTexts = object({ title: Text, content: Text })
export type ContractTexts = Infer<typeof ContractTexts>

export const EveryContractText = object({ tr: ContractTexts, en: ContractTexts })
export type EveryContractText = Infer<typeof EveryContractText>

/** A contract as it is used now, and as it was built. */
export const Contract = object({
  id: Id,
  kind: enums(contractKinds),
  /** 0 while it is as it was built. */
  version: integer(),
  texts: EveryContractText,
  built: EveryContractText,
})
export type Contract = Infer<typeof Contract>

export const Contracts = object({
  rows: array(object({ id: Id, kind: enums(contractKinds), own: boolean(), updated_at: nullable(string()) })),
})
export type Contracts = Infer<typeof Contracts>

export const SavedContract = object({ texts: EveryContractText, version: integer() })

export const ContractValuesQuery = object({ order: optional(Text) })

/** What a contract is shown with: an order of the shop, where there is one that may be seen. */
export const ContractValues = object({ order: nullable(string()), tr: Filling, en: Filling })
export type ContractValues = Infer<typeof ContractValues>

/** One of the contracts of an order, as its page names it. */
export const OrderContractHead = object({
  kind: enums(contractKinds),
  language: enums(panelLanguages as [PanelLanguage, ...PanelLanguage[]]),
  title: string(),
  created_at: string(),
})
export type OrderContractHead = Infer<typeof OrderContractHead>

/** What an order was agreed on, as it was written with it. */
export const OrderContract = object({ ...OrderContractHead.schema, content: string(), hash: string() })
export type OrderContract = Infer<typeof OrderContract>

/** The contracts of an order as they are printed. */
export const OrderContracts = object({
  id: Id,
  number: string(),
  ordered_at: string(),
  shop: string(),
  contracts: array(OrderContract),
})
export type OrderContracts = Infer<typeof OrderContracts>
