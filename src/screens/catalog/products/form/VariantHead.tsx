import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { FilledColumn } from '#machines/catalog/product-form/form.types.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { FillIcon } from '#ui/icons.ts'
import { useLocked } from '#ui/locked.ts'
import { Popover } from '#ui/Popover.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { AmountInput } from './AmountInput.tsx'
import { useForm, usePart } from './form-actor.ts'
import { fieldName } from './names.ts'
import styles from './VariantTable.module.css'
import { roles } from './variant-table.ts'

/** The heads of the columns. Those of numbers can be filled for all variants at once. */
export function VariantHead() {
  const { i18n } = useLingui()
  const options = usePart(({ draft, lists }) =>
    draft.selected_options.map((id) => lists.options.find((one) => one.id === id)?.name ?? `#${id}`),
  )
  const country_id = usePart(({ view }) => view.country_id)
  return (
    <tr {...roles.row} aria-rowindex={1} className={styles.head}>
      <th {...roles.header}>
        <ReaderOnly>{fieldName(i18n, 'default_variant')}</ReaderOnly>
      </th>
      <th {...roles.header}>
        <ReaderOnly>{fieldName(i18n, 'images')}</ReaderOnly>
      </th>
      {options.map((name) => (
        <th key={name} {...roles.header}>
          {name}
        </th>
      ))}
      <Filled name={fieldName(i18n, 'price')} column={(value) => ({ country_id, key: 'price', value })} />
      <Filled
        name={fieldName(i18n, 'strikethrough_price')}
        column={(value) => ({ country_id, key: 'strikethrough_price', value })}
      />
      <Filled name={fieldName(i18n, 'quantity')} column={(value) => ({ key: 'quantity', value })} whole />
      <th {...roles.header}>{fieldName(i18n, 'stock_code')}</th>
      <th {...roles.header}>{fieldName(i18n, 'barcode')}</th>
      <th {...roles.header}>{i18n._(/*i18n*/ { id: 'variants.on_sale', message: 'Satışta' })}</th>
      <th {...roles.header}>
        <ReaderOnly>{i18n._(/*i18n*/ { id: 'variants.acts', message: 'İşlemler' })}</ReaderOnly>
      </th>
    </tr>
  )
}

interface FilledProps {
  name: string
  column: (value: string) => FilledColumn
  whole?: boolean
}

function Filled({ name, column, whole = false }: FilledProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const label = i18n._(/*i18n*/ { id: 'variants.fill', message: '{column}: hepsine yaz', values: { column: name } })
  return (
    <th {...roles.header} className={styles.filled}>
      {name}
      {!locked && (
        <Popover
          label={label}
          open={open}
          onOpenChange={setOpen}
          align="end"
          trigger={<IconButton icon={FillIcon} label={label} size="compact" />}
        >
          <form
            className={styles.fill}
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              form.send({ type: 'FILL_VARIANTS', column: column(value) })
              setOpen(false)
            }}
          >
            <Field name="fill-variants" label={name}>
              <AmountInput value={value} onChange={setValue} whole={whole} {...(whole ? {} : { decimals: 2 })} />
            </Field>
            <Button type="submit" variant="primary">
              {i18n._(/*i18n*/ { id: 'variants.fill_all', message: 'Hepsine yaz' })}
            </Button>
          </form>
        </Popover>
      )}
    </th>
  )
}
