import type { Says } from '#api/rules/platform/rule.ts'
import { somethingToSell } from '#api/rules/sales/readiness.ts'

interface SetUpFix {
  readonly path: string
  readonly says: Says
}

/** Where a shop gets what it lacks, by the rule that asks for it. */
export const setUpFixes: Readonly<Record<string, SetUpFix>> = {
  [somethingToSell.id]: {
    path: '/products/add',
    says: /*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' },
  },
}
