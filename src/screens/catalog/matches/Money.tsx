import { products } from '#api/listings/catalog/products.ts'
import { Cell } from '#screens/platform/records/cells.tsx'

/** An amount in the shop's money, or a dash. */
export function Money({ amount }: { amount: string | null }) {
  if (amount === null) return '–'
  return <Cell field={products.fields.price} name="price" row={{ id: 0, version: 0, label: '', price: amount }} />
}
