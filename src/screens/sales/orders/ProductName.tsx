import type { OrderLine } from '#api/contract/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'

/** A line's product as it was called then; it leads to the product for those who may open it. */
export function ProductName({ line }: { line: Pick<OrderLine, 'product_id' | 'name'> }) {
  const opens = permits(useHolder(), [601]) && line.product_id > 0
  return opens ? (
    <Link tone="quiet" href={`/products/edit/${line.product_id}`}>
      {line.name}
    </Link>
  ) : (
    line.name
  )
}
