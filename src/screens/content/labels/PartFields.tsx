import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { type LabelPart, labelFields, type PartKind } from '#api/contract/content/labels.ts'
import { partSays } from '#api/resources/content/label-themes.ts'
import type { RowsField } from '#api/resources/platform/field.types.ts'
import type { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { type ControlProps, useFormParts } from '#screens/platform/records/controls/control.ts'
import { Select } from '#ui/Select.tsx'
import styles from './designer.module.css'
import { fieldSays } from './label-words.ts'

type PartFieldsProps = Omit<ControlProps<RowsField>, 'value' | 'onChange'> & {
  actor: Actor<typeof labelDesignerMachine>
}

const place = ['x', 'y', 'width', 'height'] as const
const letters = ['size', 'align', 'bold'] as const

/** What is asked of each kind of part. */
const asked: Readonly<Record<PartKind, readonly (keyof LabelPart)[]>> = {
  barcode: ['symbology', 'content', ...place],
  text: ['content', ...letters, ...place],
  price: [...letters, ...place],
  attribute: ['attribute', ...letters, ...place],
  logo: place,
  line: place,
}

/** What the chosen part shows, and where it stands to the fraction of a millimetre. */
export function PartFields({ actor, field, path, refusals, locked }: PartFieldsProps) {
  const { i18n } = useLingui()
  const { Inner } = useFormParts()
  const at = useSelector(actor, ({ context }) => context.selected)
  const part = useSelector(actor, ({ context }) => (at === null ? undefined : context.parts[at]))
  if (at === null || !part) return null
  const change = (key: keyof LabelPart, value: unknown) =>
    actor.send({ type: 'CHANGE', key, value: value as string | number })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{i18n._(partSays[part.kind])}</legend>
      {asked[part.kind].map((key) => (
        <Inner
          key={key}
          field={field.columns[key] as never}
          value={part[key] as never}
          onChange={(value) => change(key, value)}
          path={`${path}.${at}.${key}`}
          refusals={refusals.filter((refusal) => isUnder(`${path}.${at}.${key}`, refusal))}
          locked={locked}
        />
      ))}
      {asked[part.kind].includes('content') && locked.length === 0 && (
        <div className={styles.insert}>
          <Select
            aria-label={i18n._(words.insert)}
            placeholder={i18n._(words.insert)}
            value=""
            onChange={(name) => change('content', `${part.content}{${name}}`)}
            options={labelFields.map((name) => ({ value: name, label: `${i18n._(fieldSays[name])} {${name}}` }))}
          />
        </div>
      )}
    </fieldset>
  )
}

const words = { insert: /*i18n*/ { id: 'label_designer.insert', message: 'İçeriğe alan ekle' } }
