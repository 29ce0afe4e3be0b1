import { use } from 'react'
import { shopDetail } from '#screens/wiring/shop.ts'

/** The shop's money: its code for the formats of the language, and its sign. A component that asks waits for the shop. */
export function useShopCurrency(): { readonly code: string; readonly sign: string } {
  const shop = use(shopDetail())
  return { code: shop.currency_code, sign: shop.currency_left_symbol || shop.currency_right_symbol }
}
