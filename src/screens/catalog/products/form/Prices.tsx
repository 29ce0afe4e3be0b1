import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { defaults, productTypes } from '#api/contract/catalog/products.ts'
import { type PriceList, priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { Section } from '#ui/Section.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { fieldName, usePriceListName } from './names.ts'
import styles from './Prices.module.css'

const startsWith = /*i18n*/ {
  id: 'product.price_starts',
  message: 'Yeni ürün bu fiyatla başlar; kendi fiyatınızı yazın.',
}

/** The price lists of the shop: its countries and the marketplaces it may sell on. */
export function usePriceLists(): readonly PriceList[] {
  const lists = usePart((form) => form.lists)
  return useMemo(() => priceListsOf(lists), [lists])
}

/** What a variant costs in each price list. A product that is no variant product has one such variant. */
export function Prices({ index }: { index: number }) {
  const { i18n } = useLingui()
  const lists = usePriceLists()
  const several = lists.length > 1
  return (
    <Section title={fieldName(i18n, 'prices')}>
      <div className={several ? styles.lists : styles.only}>
        {several && (
          <div className={styles.heads} aria-hidden="true">
            <span />
            <span>{fieldName(i18n, 'price')}</span>
            <span>{fieldName(i18n, 'strikethrough_price')}</span>
          </div>
        )}
        {lists.map((list, at) => (
          <PriceRow key={list.country_id} index={index} list={list} several={several} first={at === 0} />
        ))}
      </div>
    </Section>
  )
}

interface PriceRowProps {
  index: number
  list: PriceList
  /** There are others: it is named, and its labels stand over the columns. */
  several: boolean
  /** Stands for having a price at all. */
  first: boolean
}

function PriceRow({ index, list, several, first }: PriceRowProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const name = usePriceListName()(list)
  const { price, path } = usePrice(index, list.country_id)
  const service = usePart(({ draft }) => draft.product_type_id === productTypes.service)
  // A new product has a price at once (section 9), which nobody means.
  const unpriced = usePart(({ id }) => id === null) && price?.price === defaults.price && !several
  const country_id = list.country_id
  return (
    <fieldset className={styles.row} aria-label={name}>
      {several && <span className={styles.name}>{name}</span>}
      <FormField
        path={`${path}.price`}
        also={first ? [`variants.${index}.prices`] : []}
        label={fieldName(i18n, 'price')}
        bare={several}
        hint={unpriced && i18n._(startsWith)}
        required={price !== null && list.kind === 'country' && !service}
      >
        <MoneyInput
          value={price?.price ?? ''}
          onChange={(value) => form.send({ type: 'SET_PRICE', index, country_id, key: 'price', value })}
        />
      </FormField>
      {price ? (
        <FormField path={`${path}.strikethrough_price`} label={fieldName(i18n, 'strikethrough_price')} bare={several}>
          <MoneyInput
            value={price.strikethrough_price}
            onChange={(value) => form.send({ type: 'SET_PRICE', index, country_id, key: 'strikethrough_price', value })}
          />
        </FormField>
      ) : (
        <span className={styles.none}>{i18n._(/*i18n*/ { id: 'product.no_price', message: 'Fiyat yok' })}</span>
      )}
    </fieldset>
  )
}

/** A variant's price in a list, and its path; a list without one has a path of its own, for the control to be found by. */
export function usePrice(index: number, country_id: number) {
  const at = usePart(
    ({ draft }) => draft.variants[index]?.prices.findIndex((one) => one.country_id === country_id) ?? -1,
  )
  const price = usePart(
    ({ draft }) => draft.variants[index]?.prices.find((one) => one.country_id === country_id) ?? null,
  )
  return { price, path: `variants.${index}.prices.${at < 0 ? `new${country_id}` : at}` }
}
