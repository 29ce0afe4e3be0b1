import { use, useState } from 'react'
import { type Money, shopMoney } from '#screens/platform/wiring/shop.ts'

/** The shop's money. A component that asks waits for it; amounts stand without a sign while it cannot be had. */
export function useShopCurrency(): Money | null {
  // A component keeps what it was first told: nobody's typing is taken away by asking again.
  const [money] = useState(shopMoney)
  return use(money)
}
