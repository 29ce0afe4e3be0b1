import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Actor } from 'xstate'
import { products } from '#api/listings/catalog/products.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { CellPopover } from '#ui/CellPopover.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { cellAt, placeOf } from './cell-places.ts'
import styles from './product-list.module.css'

type Cells = Actor<typeof productCellMachine>

/** The value that somebody changes in the list, beside its cell: Enter saves, Escape leaves it; and why it could not be saved. */
export function CellEditor({ actor }: { actor: Cells }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { cell, failure } = context
  if (!cell) return null
  const cancel = () => actor.send({ type: 'CANCEL' })
  const typed = value === 'typing' || (value === 'saving' && cell.field !== 'status')
  const name = { name: cell.label }
  return (
    <>
      {(typed || value === 'refused') && (
        <CellPopover
          anchor={() => cellAt(placeOf(cell))}
          label={i18n._(/*i18n*/ { id: 'products.cell_editor', message: 'Değiştir: {name}', values: name })}
          onClose={cancel}
        >
          <CellForm actor={actor} onCancel={cancel} />
        </CellPopover>
      )}
      <FailedDialog
        open={value === 'failed'}
        title={i18n._(/*i18n*/ { id: 'products.cell_failed', message: '“{name}” değiştirilemedi', values: name })}
        failure={failure}
        act="notSaved"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={cancel}
      />
    </>
  )
}

function CellForm({ actor, onCancel }: { actor: Cells; onCancel: () => void }) {
  const { i18n } = useLingui()
  const form = useRef<HTMLDivElement>(null)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { cell, typed, failure } = context
  if (!cell) return null
  const { field } = cell
  const why = value === 'refused' && failure ? sentencesOf(i18n, failureMessages(failure, 'notSaved')) : ''
  return (
    <div ref={form} className={styles.editor}>
      {field === 'status' ? (
        <p role="alert">{why}</p>
      ) : (
        <Field name={field} label={`${cell.label}: ${i18n._(products.fields[field].label)}`} error={why}>
          <NumberInput
            whole={field === 'stock'}
            value={typed}
            // Whoever opened it types at once, over what stands there.
            onFocus={(event) => event.currentTarget.select()}
            onChange={(text) => actor.send({ type: 'TYPE', text })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              form.current?.querySelector<HTMLElement>('[data-save]')?.click()
            }}
          />
        </Field>
      )}
      <div className={styles.editorActs}>
        {value === 'refused' && (
          <Link href={`/products/edit/${cell.id}`}>
            {i18n._(/*i18n*/ { id: 'products.open_one', message: 'Ürünü aç' })}
          </Link>
        )}
        <Button onPress={onCancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
        {value !== 'refused' && (
          <Act actor={actor} event={{ type: 'SAVE' }} variant="primary" busy={value === 'saving'} data-save="">
            {i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
          </Act>
        )}
      </div>
    </div>
  )
}
