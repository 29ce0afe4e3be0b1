import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import type { BulkAct, bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import form from '#screens/platform/records/form.module.css'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { MinStockField, QuantityField, StatusField, TagsField } from './ChangeFields.tsx'
import { RecordField } from './RecordField.tsx'

export type SetChange = (key: keyof BulkChange, value: unknown) => void

/** What is to be done with the chosen products. What is left open stays as it is in each. */
export function ChangeForm({ actor, onBack }: { actor: Actor<typeof bulkMachine>; onBack: () => void }) {
  const { i18n } = useLingui()
  const { act, change, count } = useSelector(actor, ({ context }) => context)
  const refused = {
    edit: useShown(useRefusals(actor, { type: 'SET_ACT', act: 'edit' })),
    delete: useShown(useRefusals(actor, { type: 'SET_ACT', act: 'delete' })),
  }
  const set: SetChange = (key, value) => {
    const { [key]: _, ...others } = change
    actor.send({ type: 'SET', change: value === undefined ? others : { ...others, [key]: value } })
  }
  return (
    <div className={form.form}>
      <div className={form.fields}>
        <Field
          name="act"
          label={i18n._(
            /*i18n*/ { id: 'bulk.act', message: '{count, plural, other {Seçilen # ürünü}}', values: { count } },
          )}
        >
          <RadioGroup
            segmented
            value={act}
            onChange={(next) => actor.send({ type: 'SET_ACT', act: next as BulkAct })}
            options={[
              {
                value: 'edit',
                label: i18n._(/*i18n*/ { id: 'bulk.edit', message: 'Değiştir' }),
                refusals: refused.edit,
              },
              {
                value: 'delete',
                label: i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' }),
                refusals: refused.delete,
              },
            ]}
          />
        </Field>
        {act === 'edit' ? (
          <>
            <RecordField name="main_category_id" to="categories" change={change} set={set} />
            <RecordField name="brand_id" to="brands" change={change} set={set} />
            <RecordField name="tax_id" to="taxes" change={change} set={set} />
            <RecordField name="supplier_id" to="suppliers" change={change} set={set} />
            <TagsField change={change} set={set} />
            <StatusField name="status" change={change} set={set} />
            <StatusField name="variant_status" change={change} set={set} />
            <QuantityField change={change} set={set} />
            <MinStockField change={change} set={set} />
          </>
        ) : (
          <p>
            {i18n._(
              /*i18n*/ {
                id: 'bulk.delete_what',
                message:
                  'Stok hareketi ya da siparişi olan ürünler silinmez; her biri nedeniyle gösterilir. Silinenler 30 gün çöp kutusunda kalır.',
              },
            )}
          </p>
        )}
      </div>
      <div className={form.bar}>
        <span className={form.state}>
          {act === 'edit' &&
            i18n._(
              /*i18n*/ { id: 'bulk.open_stays', message: 'Boş bıraktığınız alanlar her üründe olduğu gibi kalır.' },
            )}
        </span>
        <Button onPress={onBack}>{i18n._(/*i18n*/ { id: 'bulk.back', message: 'Geri' })}</Button>
        <Act actor={actor} event={{ type: 'CHECK' }} variant="primary">
          {i18n._(/*i18n*/ { id: 'bulk.check', message: 'Kontrol et' })}
        </Act>
      </div>
    </div>
  )
}
