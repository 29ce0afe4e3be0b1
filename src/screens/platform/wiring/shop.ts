import { stored } from '#api/client/platform/stored.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { call } from './http.ts'
import { panelPart } from './panel.ts'

/** How amounts are shown: the code for the formats of the language, and the sign. */
export interface Money {
  readonly code: string
  readonly sign: string
}

interface MoneyRequest {
  readonly id: string | null
  readonly money: Promise<Money | null>
  failedAt: number | null
}

/** How long a failure stands before somebody asks again, in milliseconds. */
const rest = 30_000
const known = panelPart((): { request: MoneyRequest | null } => ({ request: null }))

/** It is another by now: whoever asks next asks the shop. */
export function forgetShopMoney(): void {
  known().request = null
}

/** The money of the shop, asked for once; `null` while it cannot be had. Never rejects, and the same promise for a while, to be read with `use`. */
export function shopMoney(): Promise<Money | null> {
  const id = stored('shop_id')
  const { request } = known()
  const stands = request?.id === id && (request.failedAt === null || Date.now() - request.failedAt < rest)
  if (request && stands) return request.money
  const money = call(sessionOperations.shop).then(
    (shop) => ({ code: shop.currency_code, sign: shop.currency_left_symbol || shop.currency_right_symbol }),
    () => {
      latest.failedAt = Date.now()
      return null
    },
  )
  // As React reads a promise that is over: who asks then waits for no further turn.
  money.then((value) => Object.assign(money, { status: 'fulfilled', value }))
  const latest: MoneyRequest = { id, money, failedAt: null }
  known().request = latest
  return money
}
