import { useLingui } from '@lingui/react'
import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { oneCurrency } from '#api/rules/money/collection.ts'
import { allocationOf, type CollectionContext, currencyOf } from '#machines/money/collection/collection.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/Section.tsx'
import { useVirtualRows } from '#ui/useVirtualRows.ts'
import styles from './collection.module.css'
import { type PartProps, useWritten } from './collection-actor.ts'
import { WaterfallRow } from './WaterfallRow.tsx'

/** So many orders stand on the page as they are; more of them scroll in a box, which draws only those in sight. */
const few = 30

/** The unpaid orders, oldest first, each filling in turn as the amount is typed. */
export function Waterfall({ actor }: PartProps) {
  const { i18n } = useLingui()
  const context = useWritten(actor, (one) => one)
  const { chosen, pinned, skipped } = context
  const orders = context.outstanding?.orders ?? []
  const parts = usePartsOf(context)
  const currency = currencyOf(context)
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const whole = orders.length <= few
  const { drawn, rest, measure } = useVirtualRows({
    ...{ scroller, active, whole, extra: 1, covered: 0, from: '', tall: 65 },
    keys: orders.map(({ id }) => String(id)),
  })
  const ids = useMemo(() => orders.map(({ id }) => id), [orders])
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'collect.unpaid', message: 'Ödenmemiş siparişler' })}
      place="order_ids"
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'CHOOSE', ids })}>
            {i18n._(/*i18n*/ { id: 'collect.choose_all', message: 'Tümünü seç' })}
          </Button>
          {chosen.length > 0 && (
            <Button onPress={() => actor.send({ type: 'LEAVE_OUT', ids: chosen })}>
              {i18n._(/*i18n*/ { id: 'collect.choose_none', message: 'Seçimi kaldır' })}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className={styles.skipped}>
        {skipped > 0 && sentenceOf(i18n, { id: oneCurrency.id, about: { count: skipped } })}
      </p>
      <div ref={scroller} className={classes(!whole && styles.scroller)}>
        <ul className={styles.orders} style={{ '--rest': `${rest}px` } as CSSProperties}>
          {drawn.map(({ index, gap }) => {
            const order = orders[index]
            return (
              order && (
                <WaterfallRow
                  key={order.id}
                  ref={whole ? undefined : measure}
                  actor={actor}
                  order={order}
                  index={index}
                  gap={gap}
                  part={parts.get(order.id)}
                  pinned={pinned.includes(order.id)}
                  skipped={currency !== null && order.currency !== currency}
                  onFocus={() => setActive(index)}
                />
              )
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

/** What each chosen order gets. */
function usePartsOf(context: CollectionContext) {
  return useMemo(() => new Map(allocationOf(context).parts.map((part) => [part.order_id, part])), [context])
}
