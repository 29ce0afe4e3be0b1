import type { OrderAddress } from '#api/contract/sales/order-address.ts'

/** An address as it stands on an envelope, under the name of whom it is for; what is empty is left out. */
export function addressLines(address: OrderAddress): string[] {
  const part = (key: keyof OrderAddress) => address[key].trim()
  const place = [part('zip'), [part('district'), part('city')].filter(Boolean).join(' / ')].filter(Boolean).join(' ')
  return [...new Set([part('neighborhood'), part('address'), place, part('country'), part('phone')].filter(Boolean))]
}
