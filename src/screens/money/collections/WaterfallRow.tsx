import { useLingui } from '@lingui/react'
import type { CSSProperties, Ref } from 'react'
import type { OutstandingOrder } from '#api/contract/money/collections.ts'
import type { AllocatedPart } from '#api/rules/money/allocation.ts'
import { oneCurrency } from '#api/rules/money/collection.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './collection.module.css'
import type { PartProps } from './collection-actor.ts'

interface WaterfallRowProps extends PartProps {
  order: OutstandingOrder
  index: number
  gap: number
  /** What it gets; nothing where it is left out. */
  part: AllocatedPart | undefined
  pinned: boolean
  /** It is in another currency than those that are chosen. */
  skipped: boolean
  onFocus: () => void
  ref: Ref<HTMLLIElement> | undefined
}

/** An order as the money fills it: whole, partly, or not yet. */
export function WaterfallRow({ actor, order, index, gap, part, pinned, skipped, onFocus, ref }: WaterfallRowProps) {
  const { i18n } = useLingui()
  const format = formatsOf(i18n)
  const { id, number, currency } = order
  const why = { id: oneCurrency.id, text: sentenceOf(i18n, { id: oneCurrency.id, about: { count: 1 } }) }
  const filled = part && part.amount > 0 ? part.amount / (part.amount + part.rest) : 0
  return (
    <li
      ref={ref}
      data-index={index}
      data-skipped={skipped || undefined}
      className={styles.order}
      style={{ '--gap': `${gap}px`, '--filled': `${filled * 100}%` } as CSSProperties}
      onFocus={onFocus}
    >
      <Checkbox
        checked={part !== undefined}
        onChange={(on) => actor.send(on ? { type: 'CHOOSE', ids: [id] } : { type: 'LEAVE_OUT', ids: [id] })}
        aria-label={i18n._(
          /*i18n*/ { id: 'collect.choose', message: 'Sipariş {number} tahsil edilsin', values: { number } },
        )}
        refusals={skipped ? [why] : []}
      />
      <div className={styles.what}>
        <Link href={`/orders/edit/${id}`}>{number}</Link>
        <span className={styles.quiet}>{format.dayOf(order.ordered_at)}</span>
      </div>
      <div className={styles.share}>
        {skipped ? (
          <Badge tone="amber">
            {i18n._(/*i18n*/ { id: 'collect.skipped', message: 'Atlandı: {currency}', values: { currency } })}
          </Badge>
        ) : (
          <Share part={part} currency={currency} />
        )}
        <span className={styles.track} aria-hidden="true" />
      </div>
      <span className={styles.owed}>{format.money(order.outstanding, currency)}</span>
      <Button
        aria-pressed={pinned}
        aria-label={i18n._(/*i18n*/ { id: 'collect.pin_order', message: 'Öne al: {number}', values: { number } })}
        onPress={() => actor.send(pinned ? { type: 'UNPIN', id } : { type: 'PIN', id })}
        {...(skipped ? { hidden: true } : {})}
      >
        {pinned
          ? i18n._(/*i18n*/ { id: 'collect.pinned', message: 'Önde' })
          : i18n._(/*i18n*/ { id: 'collect.pin', message: 'Öne al' })}
      </Button>
    </li>
  )
}

function Share({ part, currency }: { part: AllocatedPart | undefined; currency: string }) {
  const { i18n } = useLingui()
  const format = formatsOf(i18n)
  if (!part)
    return <span className={styles.quiet}>{i18n._(/*i18n*/ { id: 'collect.left_out', message: 'Dışarıda' })}</span>
  const { amount, rest } = part
  if (amount === 0)
    return (
      <span className={styles.quiet}>{i18n._(/*i18n*/ { id: 'collect.not_reached', message: 'Para yetmedi' })}</span>
    )
  if (rest === 0) return <Badge tone="grass">{i18n._(/*i18n*/ { id: 'collect.paid', message: 'Ödenir' })}</Badge>
  const values = { amount: format.amount(decimalOf(amount)), of: format.money(decimalOf(amount + rest), currency) }
  return (
    <Badge tone="amber">{i18n._(/*i18n*/ { id: 'collect.partly', message: 'Kısmen: {amount} / {of}', values })}</Badge>
  )
}
