import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { products } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { StockOf } from '#screens/catalog/wiring/stock-history.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { HistoryIcon } from '#ui/icons.ts'

const StockHistory = lazy(async () => ({ default: (await import('./StockHistory.tsx')).StockHistory }))

/** Beside a figure of stock: opens how it became so, for whoever may see the ledger. */
export function StockFigure({ name, of }: { name: string; of: StockOf }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  if (!permits(useHolder(), products.codes.list)) return null
  return (
    <>
      <IconButton
        icon={HistoryIcon}
        size="compact"
        label={i18n._(/*i18n*/ { id: 'stock.became_so', message: 'Stok nasıl böyle oldu: {name}', values: { name } })}
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <StockHistory name={name} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
