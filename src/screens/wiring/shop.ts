import { sessionCalls } from '#api/client/session.ts'
import { stored } from '#api/client/stored.ts'
import type { ShopDetail } from '#api/contract/shop.ts'
import { http } from './http.ts'

let known: { readonly id: string | null; readonly shop: Promise<ShopDetail> } | null = null

/** The shop as its forms need to know it, asked for once; a failure is asked again. */
export function shopDetail(): Promise<ShopDetail> {
  const id = stored('shop_id')
  if (known?.id === id) return known.shop
  const shop = sessionCalls(http).shop()
  known = { id, shop }
  shop.catch(() => {
    known = null
  })
  return shop
}
