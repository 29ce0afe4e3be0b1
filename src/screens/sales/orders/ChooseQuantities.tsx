import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import styles from './order.module.css'
import type { OrderActor } from './order-actor.ts'

/** How many pieces of each line came back: all that are left, until something else is typed. */
export function ChooseQuantities({ actor }: { actor: OrderActor }) {
  const { i18n } = useLingui()
  const { record: order, pieces } = useSelector(actor, ({ context }) => context)
  const refusals = useRefusals(actor, { type: 'CONFIRM' })
  const lines = (order?.lines ?? []).filter(({ id }) => pieces[id] !== undefined)
  return (
    <div className={styles.pieces}>
      {lines.map(({ id, name, quantity, returned }, at) => {
        const path = `lines.${at}.quantity`
        return (
          <Field
            key={id}
            name={path}
            label={name}
            hint={i18n._(
              /*i18n*/ {
                id: 'order_page.still_there',
                message: 'Müşteride {left} adet',
                values: { left: i18n.number(quantity - returned) },
              },
            )}
            error={refusals.filter((one) => one.at?.includes(path)).map((one) => sentenceOf(i18n, one))}
          >
            <NumberInput
              whole
              value={pieces[id] ?? ''}
              onChange={(text) => actor.send({ type: 'PIECES', line_id: id, text })}
            />
          </Field>
        )
      })}
    </div>
  )
}
