import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { categories } from '#api/resources/catalog/categories.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { branchOf } from '#machines/catalog/category-tree/tree.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { CategoryChooser } from './CategoryChooser.tsx'

/** Asks under which category another one shall lie. It comes last there. */
export function PlaceDialog({ actor }: { actor: Actor<typeof categoryTreeMachine> }) {
  const { i18n } = useLingui()
  const { placing, tree } = useSelector(actor, ({ context }) => context)
  const cancel = () => actor.send({ type: 'CANCEL' })
  const name = branchOf(tree, placing?.id ?? 0)?.name ?? ''
  return (
    <Dialog
      open={placing !== null}
      width="narrow"
      onClose={cancel}
      title={i18n._(/*i18n*/ { id: 'categories.move_to', message: '“{name}” nereye taşınsın?', values: { name } })}
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Act actor={actor} event={{ type: 'CONFIRM' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'categories.move', message: 'Taşı' })}
          </Act>
        </>
      }
    >
      <Field name="move-to" label={i18n._(categories.fields.parent_id.label)}>
        <CategoryChooser
          tree={tree}
          value={placing?.parent_id ?? null}
          top
          onChoose={(id) => actor.send({ type: 'CHOOSE_PLACE', parent_id: id ?? null })}
        />
      </Field>
    </Dialog>
  )
}
