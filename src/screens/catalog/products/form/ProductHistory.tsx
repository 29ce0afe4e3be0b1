import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ProductChange, ProductPast } from '#api/contract/catalog/product-history.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { productHistory } from '#screens/catalog/wiring/product-history.ts'
import { HistoryDialog } from '#screens/platform/history/HistoryDialog.tsx'
import { PastLine } from '#screens/platform/history/PastLine.tsx'
import { Button } from '#ui/Button.tsx'
import { PartValue } from './PartValue.tsx'
import { usePartName } from './part-names.ts'

/** So many lines more at a time. */
const step = 20

/** Who changed what of the product, when, from what to what; newest first. */
export function ProductHistory({ id, onClose }: { id: number; onClose: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(productHistory, { input: { query: { id, limit: step } } })
  const { state, data, query, failure } = useSelector(actor, ({ value, context }) => ({ state: value, ...context }))
  const more = () => actor.send({ type: 'SHOW', query: { id, limit: query.limit + step } })
  return (
    <HistoryDialog
      waiting={state === 'loading' && !data}
      failure={state === 'failed' ? failure : null}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={onClose}
      older={
        data?.more &&
        state !== 'failed' && (
          <Button busy={state === 'loading'} onPress={more}>
            {i18n._(/*i18n*/ { id: 'product.older', message: 'Daha eskileri' })}
          </Button>
        )
      }
    >
      {data?.rows.map((past) => (
        <Past key={past.id} past={past} />
      ))}
    </HistoryDialog>
  )
}

const events: Readonly<Record<string, Says>> = {
  copy: /*i18n*/ { id: 'product.copied', message: 'Kopyalanarak eklendi' },
  prices: /*i18n*/ { id: 'product.priced', message: 'Fiyatı değiştirildi' },
  undo_prices: /*i18n*/ { id: 'product.prices_undone', message: 'Fiyat değişikliği geri alındı' },
}

function Past({ past: { at, user, event, changes, untold } }: { past: ProductPast }) {
  const { i18n } = useLingui()
  return (
    <PastLine {...{ at, user, event }} own={events}>
      {changes.length > 0 && (
        <>
          {changes.map((change) => (
            <Change key={`${change.path} ${String(change.to)}`} change={change} />
          ))}
          {untold > 0 && (
            <li>
              {i18n._(
                /*i18n*/ {
                  id: 'product.more_changes',
                  message: '{count, plural, other {ve # değişiklik daha}}',
                  values: { count: untold },
                },
              )}
            </li>
          )}
        </>
      )}
    </PastLine>
  )
}

function Change({ change: { path, from, to } }: { change: ProductChange }) {
  const nameOf = usePartName()
  if (/^variants\.(\d+|new)$/.test(path)) return <Variant from={from} to={to} />
  const value = (side: unknown) => (path === 'main_category_id' ? { main_category_id: side } : side)
  return (
    <li>
      {nameOf(path)}: <s>{<PartValue path={path} value={value(from)} />}</s> →{' '}
      <PartValue path={path} value={value(to)} />
    </li>
  )
}

/** One that came or went, by its codes. */
function Variant({ from, to }: Pick<ProductChange, 'from' | 'to'>) {
  const { i18n } = useLingui()
  const codes = [from ?? to].flat().join(' · ')
  const values = { codes: codes || '–' }
  return (
    <li>
      {to === null
        ? i18n._(/*i18n*/ { id: 'product.variant_gone', message: 'Varyant silindi: {codes}', values })
        : i18n._(/*i18n*/ { id: 'product.variant_added', message: 'Varyant eklendi: {codes}', values })}
    </li>
  )
}
