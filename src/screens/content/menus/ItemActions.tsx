import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ArrowDownIcon, ArrowLeftIcon, ArrowUpIcon, PlaceIcon, PlusIcon, TrashIcon } from '#ui/icons.ts'
import styles from './menus.module.css'

const steps = [
  { way: 'up', icon: ArrowUpIcon, says: /*i18n*/ { id: 'menus.step_up', message: 'Yukarı' } },
  { way: 'down', icon: ArrowDownIcon, says: /*i18n*/ { id: 'menus.step_down', message: 'Aşağı' } },
  { way: 'in', icon: PlaceIcon, says: /*i18n*/ { id: 'menus.step_in', message: 'İçeri' } },
  { way: 'out', icon: ArrowLeftIcon, says: /*i18n*/ { id: 'menus.step_out', message: 'Dışarı' } },
] as const

/** Where the chosen item can go by one step, another one below it, and deleting it with all below it. */
export function ItemActions({ actor, at }: { actor: Actor<typeof menuTreeMachine>; at: number }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.bar}>
      {steps.map(({ way, icon, says }) => (
        <Act key={way} actor={actor} event={{ type: 'STEP', at, way }} icon={icon}>
          {i18n._(says)}
        </Act>
      ))}
      <Act actor={actor} event={{ type: 'ADD', under: at }} icon={PlusIcon}>
        {i18n._(/*i18n*/ { id: 'menus.add_under', message: 'Alt öğe ekle' })}
      </Act>
      <Act actor={actor} event={{ type: 'DELETE', at }} icon={TrashIcon} variant="danger">
        {i18n._(/*i18n*/ { id: 'menus.remove_item', message: 'Öğeyi sil' })}
      </Act>
    </div>
  )
}
