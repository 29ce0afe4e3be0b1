import { and, eq } from 'drizzle-orm'
import {
  type ContractKind,
  type ContractTexts,
  contractKinds,
  type EveryContractText,
} from '#api/contract/content/contracts.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { contractInEvery } from '#api/rules/content/contracts.ts'
import type { Database } from '#server/db/open.ts'
import { contract_texts } from '#server/db/schema/contracts.ts'
import { builtEnglish } from './built-english.ts'
import { builtTurkish } from './built-turkish.ts'

const built: Readonly<Record<PanelLanguage, Readonly<Record<ContractKind, ContractTexts>>>> = {
  tr: builtTurkish,
  en: builtEnglish,
}

/** A contract as it was built, in every language. */
export function builtContract(kind: ContractKind): EveryContractText {
  return contractInEvery((language) => built[language][kind])
}

/** What a shop made of a contract; nothing where it never did. */
export async function ownContract(db: Database, shop_id: number, kind: ContractKind) {
  const [own] = await db
    .select()
    .from(contract_texts)
    .where(and(eq(contract_texts.shop_id, shop_id), eq(contract_texts.kind, kind)))
  return own
}

/** All contracts of a shop in one language, as they are used now. */
export async function contractsOf(
  db: Database,
  shop_id: number,
  language: PanelLanguage,
): Promise<readonly (ContractTexts & { readonly kind: ContractKind })[]> {
  const own = await db.select().from(contract_texts).where(eq(contract_texts.shop_id, shop_id))
  return contractKinds.map((kind) => {
    const texts = own.find((one) => one.kind === kind)?.texts ?? builtContract(kind)
    return { kind, ...texts[language] }
  })
}
