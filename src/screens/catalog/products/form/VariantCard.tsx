import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { anyErrorUnder } from '#machines/catalog/product-form/problems.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Badge } from '#ui/Badge.tsx'
import { ChevronRightIcon, CircleAlertIcon } from '#ui/icons.ts'
import { useForm, usePart } from './form-actor.ts'
import { variantName } from './names.ts'
import { Thumb } from './Thumb.tsx'
import styles from './VariantTable.module.css'
import { roles } from './variant-table.ts'

/** One variant on a narrow screen: two lines of what matters. A press opens its details, where everything of it is edited. */
export const VariantCard = memo(function VariantCard({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  const { variant, sign, wrong } = usePart((one) => ({
    variant: one.draft.variants[index],
    sign: one.lists.currency,
    wrong: anyErrorUnder(one, `variants.${index}`),
  }))
  const country_id = usePart(({ view }) => view.country_id)
  if (!variant) return null
  const price = variant.prices.find((one) => one.country_id === country_id)?.price ?? ''
  const amount = Number(price) > 0 ? formatsOf(i18n).amount(Number(price)) : '–'
  return (
    <>
      <td {...roles.cell}>
        <Thumb index={index} />
      </td>
      <td {...roles.cell} className={styles.card}>
        <button type="button" className={styles.cardOpen} onClick={() => form.send({ type: 'OPEN_VARIANT', index })}>
          <span className={styles.cardName}>
            {name}
            {variant.is_default === 1 && (
              <Badge tone="accent">{i18n._(/*i18n*/ { id: 'variants.default', message: 'Varsayılan' })}</Badge>
            )}
          </span>
          <span className={styles.cardFacts}>
            {i18n._(
              /*i18n*/ {
                id: 'variants.card',
                message: '{price} · stok {stock}',
                values: { price: `${sign.left}${amount}${sign.right}`, stock: String(variant.quantity) },
              },
            )}
            {variant.stock_code && <code> {variant.stock_code}</code>}
          </span>
        </button>
        {wrong && <CircleAlertIcon className={styles.cardWrong} aria-hidden />}
        <ChevronRightIcon className={styles.cardMore} aria-hidden />
      </td>
    </>
  )
})
