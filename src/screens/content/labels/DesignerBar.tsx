import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { partKinds } from '#api/contract/content/labels.ts'
import { partSays } from '#api/resources/content/label-themes.ts'
import { edges } from '#machines/content/label-designer/canvas.ts'
import type { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { PlusIcon, RedoIcon, TrashIcon, UndoIcon } from '#ui/icons.ts'
import styles from './designer.module.css'
import { edgeSays } from './label-words.ts'

/** What can be done on the label: a part added, a step taken back or again, the chosen part aligned or deleted. */
export function DesignerBar({ actor }: { actor: Actor<typeof labelDesignerMachine> }) {
  const { i18n } = useLingui()
  const chosen = useSelector(actor, (snapshot) => snapshot.matches('chosen'))
  return (
    <div className={styles.bar} role="toolbar" aria-label={i18n._(words.tools)}>
      {partKinds.map((kind) => (
        <Act key={kind} actor={actor} event={{ type: 'ADD', kind }} icon={PlusIcon}>
          {i18n._(partSays[kind])}
        </Act>
      ))}
      <span className={styles.break} />
      <Act actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon}>
        {i18n._(words.undo)}
      </Act>
      <Act actor={actor} event={{ type: 'REDO' }} icon={RedoIcon}>
        {i18n._(words.redo)}
      </Act>
      {chosen && (
        <>
          <DropdownMenu
            trigger={<Button>{i18n._(words.align)}</Button>}
            groups={[
              {
                items: edges.map((edge) => ({
                  id: edge,
                  label: i18n._(edgeSays[edge]),
                  onSelect: () => actor.send({ type: 'ALIGN', edge }),
                })),
              },
            ]}
          />
          <Act actor={actor} event={{ type: 'DELETE' }} icon={TrashIcon}>
            {i18n._(words.remove)}
          </Act>
        </>
      )}
    </div>
  )
}

const words = {
  tools: /*i18n*/ { id: 'label_designer.tools', message: 'Etiket araçları' },
  undo: /*i18n*/ { id: 'label_designer.undo', message: 'Geri al' },
  redo: /*i18n*/ { id: 'label_designer.redo', message: 'Yinele' },
  align: /*i18n*/ { id: 'label_designer.align', message: 'Hizala' },
  remove: /*i18n*/ { id: 'label_designer.remove', message: 'Bileşeni sil' },
}
