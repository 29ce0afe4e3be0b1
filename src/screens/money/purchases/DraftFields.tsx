import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Purchase } from '#api/contract/money/purchases.ts'
import { purchaseDraftRules } from '#api/rules/money/purchases.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { draftOf } from '#machines/money/purchase/purchase-page.machine.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { names, type PurchaseActor } from './purchase.ts'
import styles from './purchases.module.css'

interface DraftProps {
  actor: PurchaseActor
  purchase: Purchase
}

/** What is written of a draft beside its products. */
export function DraftFields({ actor, purchase }: DraftProps) {
  const { i18n } = useLingui()
  const { day, reference, note, extra_cost } = useDraft(actor, purchase)
  return (
    <Section
      title={i18n._(
        /*i18n*/ {
          id: 'purchases.draft_of',
          message: '{supplier}, {currency} ile',
          values: { supplier: purchase.supplier, currency: purchase.currency },
        },
      )}
    >
      <div className={styles.fields}>
        <DraftField actor={actor} purchase={purchase} name="day">
          <DateInput value={day} onChange={(value) => actor.send({ type: 'SET', key: 'day', value })} />
        </DraftField>
        <DraftField actor={actor} purchase={purchase} name="reference">
          <TextInput
            value={reference}
            maxLength={100}
            onChange={(value) => actor.send({ type: 'SET', key: 'reference', value })}
          />
        </DraftField>
        <DraftField
          actor={actor}
          purchase={purchase}
          name="extra_cost"
          hint={i18n._(
            /*i18n*/ {
              id: 'purchases.extra_hint',
              message: 'Ürünlerin maliyetine tutarlarına göre paylaştırılır; tedarikçinin toplamına girmez.',
            },
          )}
        >
          <AmountInput
            value={extra_cost}
            decimals={2}
            maxLength={20}
            onChange={(value) => actor.send({ type: 'SET', key: 'extra_cost', value })}
          />
        </DraftField>
        <DraftField actor={actor} purchase={purchase} name="note">
          <TextInput
            value={note}
            maxLength={255}
            onChange={(value) => actor.send({ type: 'SET', key: 'note', value })}
          />
        </DraftField>
      </div>
    </Section>
  )
}

interface DraftFieldProps extends DraftProps {
  /** `extra_cost`, or that of a line by its place in the draft: `lines.0.quantity`. */
  name: string
  hint?: string
  /** A line says its product in the name, which is not drawn. */
  label?: string
  children: ReactNode
}

/** A field of a draft, with what is wrong in it. */
export function DraftField({ actor, purchase, name, label, hint, children }: DraftFieldProps) {
  const { i18n } = useLingui()
  const draft = useDraft(actor, purchase)
  const wrong = broken(purchaseDraftRules, { draft }).filter(({ at }) => at?.includes(name))
  return (
    <Field
      name={name}
      label={label ?? i18n._(names[name as keyof typeof names])}
      bare={label !== undefined}
      {...(hint ? { hint } : {})}
      error={wrong.map((one) => sentenceOf(i18n, one))}
    >
      {children}
    </Field>
  )
}

/** The draft as it stands on the page. */
export function useDraft(actor: PurchaseActor, purchase: Purchase) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return draftOf(purchase, context)
}
