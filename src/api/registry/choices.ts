import { catalogChoices } from '#api/operations/catalog/choices.ts'
import type { WholeChoices } from '#api/operations/platform/choices.ts'
import { shopChoices } from '#api/operations/platform/shop-choices.ts'
import { accountChoices } from '#api/operations/sales/accounts.ts'
import { referenceChoices } from '#api/operations/settings/references.ts'

/** What fields point to that comes whole. Whatever else they point to is a list, or what a search at its own path finds. */
const all: Readonly<Record<string, WholeChoices>> = {
  ...shopChoices,
  ...catalogChoices,
  ...referenceChoices,
  ...accountChoices,
}

/** The records of that name, where they come whole. */
export function wholeChoicesOf(to: string): WholeChoices | undefined {
  return all[to]
}
