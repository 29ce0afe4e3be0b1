import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { mostPricedRows, type PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { PriceEditContext } from '#machines/catalog/price-edit/price-edit.types.ts'
import { priceEdit } from '#screens/catalog/wiring/price-edit.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AppliedDialog } from './prices/AppliedDialog.tsx'
import { filtersIn, searchOf } from './prices/address.ts'
import { ChangeDialog } from './prices/ChangeDialog.tsx'
import { DryRunDialog } from './prices/DryRunDialog.tsx'
import { PriceBar } from './prices/PriceBar.tsx'
import { PriceGrid } from './prices/PriceGrid.tsx'
import { PricePaper } from './prices/PricePaper.tsx'
import { PriceSummary } from './prices/PriceSummary.tsx'
import { PriceTools } from './prices/PriceTools.tsx'
import type { PriceActor } from './prices/price-actor.ts'
import styles from './prices/prices.module.css'
import { useKeptPrices, useShownPrices } from './prices/use-kept-prices.ts'
import { usePriceAddress } from './prices/use-price-address.ts'
import { usePriceLook } from './prices/use-price-look.ts'

/** Many prices at once, as in a spreadsheet: `/products/multiple-price-edit`. */
export default function MultiplePriceEdit() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const search = useSearch()
  const query = filtersIn(search)
  const actor = useActorRef(priceEdit, {
    input: { holder, query, language: languageOf(i18n.locale), kept: useShownPrices(query) },
  })
  useKeptPrices(actor)
  usePriceAddress(actor)
  const look = usePriceLook(actor)
  useUnsavedGuard(() => {
    const { context, value } = actor.getSnapshot()
    return context.changed > 0 || JSON.stringify(value).includes('typing')
  }, search)
  const total = useSelector(actor, ({ context }) => (context.rows.length > 0 ? context.total : undefined))
  return (
    <Page wide count={total === undefined ? undefined : Math.min(total, mostPricedRows)}>
      <div className={styles.screen}>
        <PriceBar actor={actor} look={look} />
        <Rows actor={actor} look={look} />
        <PricePaper actor={actor} look={look} />
      </div>
      <ChangeDialog actor={actor} />
      <DryRunDialog actor={actor} />
      <AppliedDialog actor={actor} />
    </Page>
  )
}

/** What there is of the rows: on their way, none, not to be had, or the grid. */
function Rows({ actor, look }: { actor: PriceActor; look: ListLook<PriceRow> }) {
  const { i18n } = useLingui()
  const shown = useSelector(actor, (snapshot) =>
    snapshot.matches('opening') && !standing(snapshot.context)
      ? 'opening'
      : snapshot.matches('empty')
        ? 'empty'
        : snapshot.matches('failed')
          ? 'failed'
          : 'grid',
  )
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { search, filters } = useSelector(actor, ({ context }) => context.query)
  if (shown === 'opening' || !look.settled) return <Skeleton shape="table" />
  if (shown === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (shown === 'empty')
    return (
      <EmptyState title={i18n._(/*i18n*/ { id: 'prices.empty', message: 'Fiyatı değiştirilecek varyant yok' })}>
        {i18n._(
          /*i18n*/ { id: 'prices.empty_about', message: 'Süzgeçlere uyan ürünlerin varyantları burada listelenir.' },
        )}
      </EmptyState>
    )
  return (
    <>
      <PriceTools actor={actor} />
      {/* Other variants are read from the top. */}
      <PriceGrid key={searchOf({ search, filters })} actor={actor} look={look} />
      <PriceSummary actor={actor} />
    </>
  )
}

/** Whether rows that are read anew may be shown meanwhile; changes are shown over none but those that they were made on. */
function standing({ rows, changed }: PriceEditContext): boolean {
  return rows.length > 0 && changed === 0
}
