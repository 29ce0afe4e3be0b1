import type { Me, SignedIn } from '#api/contract/platform/session.ts'

/** Who appears in the walks. Plain data, the same in every run. */

export const ayse: Me['user'] = {
  id: 1,
  type: 'admin',
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@shop.test',
  permissions: [100],
}
export const elif: Me['user'] = {
  id: 2,
  type: 'employee',
  name: 'Elif',
  surname: 'Kaya',
  email: 'elif@shop.test',
  permissions: [200],
}

const shop = {
  id: 1,
  name: 'Deneme Mağazası',
  domain: 'shop.test',
  default_language_id: 175,
  time_zone: 'Europe/Istanbul',
}

/** The answer to a session check. */
export const me = (user: Me['user']): Me => ({ user, shop })

/** The answer to signing in. */
export const signedIn = (user: Me['user']): SignedIn => ({ token: `token-of-${user.id}`, shop_id: shop.id, user })

/** Who decides over matches, and who only sees them. */
export const matcher = { permissions: [600, 603] }
export const watching = { permissions: [600] }

/** Who moves and counts stock; `watching` only sees it. */
export const counter = { permissions: [600, 602] }

/** Who buys, and who only sees what is bought. */
export const buyer = { permissions: [1300, 1301, 1303] }
export const onlooker = { permissions: [1300, 1301] }

/** Who decides over reviews, and who only reads them. */
export const reviewer = { permissions: [700, 703] }
export const looking = { permissions: [700] }

/** Who answers what customers write, and who only reads it. */
export const clerk = { permissions: [2800, 2801] }
export const reader = { permissions: [2800] }

/** Who takes orders further, and who only sees their list. */
export const seller = { permissions: [1500, 1501, 1600, 1601] }
export const orderReader = { permissions: [1500] }

/** Who keeps the accounts, and collects. */
export const bookkeeper = { permissions: [1400, 1401, 1402, 1403] }
/** Who only looks at the accounts. */
export const auditor = { permissions: [1400, 1401] }

/** Who opens refunds and takes them further, and who only sees their list. */
export const refunder = { permissions: [1600, 1601] }
export const refundLister = { permissions: [1600] }
