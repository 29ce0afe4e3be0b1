import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ImportableProduct } from '#api/contract/catalog/marketplace-import.ts'
import { fetchable, fetchFailed, notFetched, productFetchFailed } from '#api/rules/platform/marketplaces.ts'
import { marketplacePicture } from '#screens/catalog/wiring/marketplace-import.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { BrokenImageIcon } from '#ui/icons.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './import.module.css'
import type { ImportActor } from './import-actor.ts'

/** What the marketplace lists under the barcode, one to be chosen; or why it is not there. */
export function FoundProducts({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const { products, chosen, failure } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.open))
  if (state === 'searching') return <Skeleton shape="table" rows={2} />
  if (state === 'notFound' && failure) {
    const why = notFetched(failure, { id: fetchFailed.id, about: { what: fetchable.products.id } })
    return <ErrorState title={sentencesOf(i18n, why)} onRetry={() => actor.send({ type: 'SEARCH' })} />
  }
  if (products === null) return null
  if (products.length === 0)
    return (
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'marketplace.none_found', message: 'Pazaryerinde bu barkodla ürün yok' })}
      >
        {i18n._(/*i18n*/ { id: 'marketplace.none_found_hint', message: 'Barkodu kontrol edip yeniden arayın.' })}
      </EmptyState>
    )
  return (
    <>
      <RadioGroup
        label={i18n._(/*i18n*/ { id: 'marketplace.found', message: 'Pazaryerindeki ürünler' })}
        value={chosen ?? ''}
        onChange={(id) => actor.send({ type: 'CHOOSE', id })}
        options={products.map((product) => ({ value: product.id, label: <Found product={product} /> }))}
      />
      {state === 'notImported' && failure && (
        <ErrorState
          title={sentencesOf(i18n, notFetched(failure, { id: productFetchFailed.id }))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
    </>
  )
}

function Found({ product: { title, brand, category, barcode, pictures } }: { product: ImportableProduct }) {
  return (
    <span className={styles.product}>
      <Thumb address={pictures[0]} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.details}>{[brand, category].filter(Boolean).join(' · ')}</span>
        <span className={styles.code}>{barcode}</span>
      </span>
    </span>
  )
}

function Thumb({ address }: { address: string | undefined }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={styles.thumb}>
      {address && !failed ? (
        <img src={marketplacePicture(address)} alt="" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <BrokenImageIcon aria-hidden />
      )}
    </span>
  )
}
