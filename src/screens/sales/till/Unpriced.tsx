import { useLingui } from '@lingui/react'
import { carriesDiscounts, couponOffline, discountsAsTold } from '#api/rules/sales/fast-sale-discounts.ts'
import { factsOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './till.module.css'
import { useSale, useStage, useTill } from './till-actor.ts'

/**
 * Nobody answered for what campaigns give: ask again, or sell without them. They are taken off too where the server gives others than this
 * till reckons. A sale that has none is not held up.
 */
export function Unpriced() {
  const { i18n } = useLingui()
  const actor = useTill()
  const words = useWords()
  const paying = useStage() === 'paying'
  const carries = useSale((context) => carriesDiscounts(factsOf(context)))
  const reachable = useSale((context) => context.reachable)
  const changed = useSale(({ refused }) => refused.some(({ id }) => id === discountsAsTold.id))
  if (!paying || !carries || (reachable && !changed)) return null
  return (
    <div role="alert" className={styles.failed}>
      {!reachable && (
        <>
          <p>{sentenceOf(i18n, { id: couponOffline.id })}</p>
          <Button onPress={() => actor.send({ type: 'RETRY' })}>{words.retry}</Button>{' '}
        </>
      )}
      <Button onPress={() => actor.send({ type: 'NO_DISCOUNTS' })}>
        {i18n._(/*i18n*/ { id: 'till.no_discounts', message: 'İndirimleri çıkar' })}
      </Button>
    </div>
  )
}
