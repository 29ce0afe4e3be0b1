import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ProductChange, ProductPast } from '#api/contract/catalog/product-history.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { productHistory } from '#screens/catalog/wiring/product-history.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PartValue } from './PartValue.tsx'
import styles from './ProductHistory.module.css'
import { usePartName } from './part-names.ts'

/** So many lines more at a time. */
const step = 20

/** Who changed what of the product, when, from what to what; newest first. */
export function ProductHistory({ id, onClose }: { id: number; onClose: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  const actor = useActorRef(productHistory, { input: { query: { id, limit: step } } })
  const { state, data, query, failure } = useSelector(actor, ({ value, context }) => ({ state: value, ...context }))
  const more = () => actor.send({ type: 'SHOW', query: { id, limit: query.limit + step } })
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={i18n._(/*i18n*/ { id: 'product.history', message: 'Geçmiş' })}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {state === 'loading' && !data && <Skeleton shape="form" rows={4} />}
      {data && (
        <ol className={styles.history}>
          {data.rows.map((past) => (
            <Past key={past.id} past={past} />
          ))}
        </ol>
      )}
      {state === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {data?.more && state !== 'failed' && (
        <Button busy={state === 'loading'} onPress={more}>
          {i18n._(/*i18n*/ { id: 'product.older', message: 'Daha eskileri' })}
        </Button>
      )}
    </Dialog>
  )
}

const events: Readonly<Record<string, Says>> = {
  create: /*i18n*/ { id: 'product.created', message: 'Eklendi' },
  copy: /*i18n*/ { id: 'product.copied', message: 'Kopyalanarak eklendi' },
  update: /*i18n*/ { id: 'product.updated', message: 'Değiştirildi' },
  prices: /*i18n*/ { id: 'product.priced', message: 'Fiyatı değiştirildi' },
  undo_prices: /*i18n*/ { id: 'product.prices_undone', message: 'Fiyat değişikliği geri alındı' },
  delete: /*i18n*/ { id: 'product.removed', message: 'Silindi' },
  restore: /*i18n*/ { id: 'product.restored', message: 'Çöp kutusundan geri alındı' },
}

function Past({ past: { at, user, event, changes, untold } }: { past: ProductPast }) {
  const { i18n } = useLingui()
  const says = events[event] ?? events.update
  return (
    <li>
      <strong>{says && i18n._(says)}</strong>
      <span className={styles.quiet}>{[useFormats().moment(at), user].join(' · ')}</span>
      {changes.length > 0 && (
        <ul className={styles.changes}>
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
        </ul>
      )}
    </li>
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
