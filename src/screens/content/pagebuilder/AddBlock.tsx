import { useLingui } from '@lingui/react'
import { itemTypes } from '#api/contract/content/page-builder.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { PlusIcon } from '#ui/icons.ts'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

/** Every kind of block there is; pressed, one stands at the end of the page. */
export function AddBlock({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const title = i18n._(/*i18n*/ { id: 'pagebuilder.add', message: 'Blok ekle' })
  return (
    <fieldset className={styles.adding}>
      <legend>{title}</legend>
      {itemTypes.map((type) => (
        <Act key={type} actor={actor} event={{ type: 'ADD', item: type }} icon={PlusIcon} size="compact">
          {i18n._(itemOf(type)?.name ?? { id: type, message: type })}
        </Act>
      ))}
    </fieldset>
  )
}
