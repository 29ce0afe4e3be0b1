import type { Says } from '#api/rules/platform/rule.ts'

interface RolePreset {
  readonly says: Says
  readonly codes: readonly number[]
}

/** The roles that most shops need: a new shop has them, and a role can begin with one. */
export const rolePresets = {
  /** Sees products and books stock, picks and packs orders, takes returns in, prints labels. */
  warehouse: {
    says: /*i18n*/ { id: 'user_roles.warehouse', message: 'Depo' },
    codes: [600, 601, 602, 1500, 1501, 1600, 1601, 3100],
  },
  /** Sells at the counter and by phone. */
  till: {
    says: /*i18n*/ { id: 'user_roles.till', message: 'Kasa' },
    codes: [600, 601, 1500, 1501, 2900],
  },
  /** Taxes, suppliers, accounts and rates; orders and refunds for their invoices and payments. */
  accounting: {
    says: /*i18n*/ { id: 'user_roles.accounting', message: 'Muhasebe' },
    codes: [
      800, 801, 802, 803, 1300, 1301, 1302, 1303, 1400, 1401, 1402, 1403, 1500, 1501, 1600, 1601, 3000, 3001, 3002,
      3003,
    ],
  },
  /** What shoppers read and see: texts of the catalogue, reviews, pages. */
  content: {
    says: /*i18n*/ { id: 'user_roles.content', message: 'İçerik' },
    codes: [
      400, 401, 402, 403, 600, 601, 603, 700, 703, 1100, 1101, 1102, 1103, 1200, 1201, 1202, 1203, 2300, 2301, 2302,
      2303, 2800, 2801, 3200,
    ],
  },
} as const satisfies Readonly<Record<string, RolePreset>>
