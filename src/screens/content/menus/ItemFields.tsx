import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { MenuItem } from '#api/contract/content/menus.ts'
import type { Field, RowsField } from '#api/resources/platform/field.types.ts'
import { nameOf } from '#api/rules/content/shown-menu.ts'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { type ControlProps, useFormParts } from '#screens/platform/records/controls/control.ts'
import { ItemActions } from './ItemActions.tsx'
import { unnamed } from './item-words.ts'
import styles from './menus.module.css'
import { TargetField } from './TargetField.tsx'

type ItemFieldsProps = Omit<ControlProps<RowsField>, 'value' | 'onChange'> & {
  actor: Actor<typeof menuTreeMachine>
}

/** What the chosen item is called, where it leads, and what can be done with it. */
export function ItemFields({ actor, field, path, refusals, locked }: ItemFieldsProps) {
  const { i18n } = useLingui()
  const { Inner, languages, language } = useFormParts()
  const at = useSelector(actor, ({ context }) => context.selected)
  const item = useSelector(actor, ({ context }) => (at === null ? undefined : context.items[at]))
  if (at === null || !item) return null
  const change = (changes: Partial<Omit<MenuItem, 'level'>>, typed?: string) =>
    actor.send({ type: 'CHANGE', changes, ...(typed ? { typed } : {}) })
  const shared = (key: keyof MenuItem) => ({
    field: field.columns[key] as Field,
    path: `${path}.${at}.${key}`,
    refusals: refusals.filter((refusal) => isUnder(`${path}.${at}.${key}`, refusal)),
    locked,
  })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{nameOf(item, language) || i18n._(unnamed)}</legend>
      {locked.length === 0 && <ItemActions actor={actor} at={at} />}
      <Inner
        {...shared('translations')}
        value={withLanguages(item, languages) as never}
        onChange={(translations) => change({ translations: translations as never }, 'translations')}
      />
      <Inner
        {...shared('link')}
        value={item.link as never}
        onChange={(link) => change({ link: link as unknown as MenuItem['link'], target_id: 0, url: '' })}
      />
      {item.link === 'address' && (
        <Inner {...shared('url')} value={item.url as never} onChange={(url) => change({ url: String(url) }, 'url')} />
      )}
      {item.link !== 'address' && item.link !== 'none' && (
        <TargetField
          key={at}
          {...shared('target_id')}
          link={item.link}
          value={Number(item.target_id)}
          onChange={(target_id) => change({ target_id })}
        />
      )}
      <Inner
        {...shared('icon')}
        value={item.icon as never}
        onChange={(icon) => change({ icon: icon as unknown as MenuItem['icon'] })}
      />
    </fieldset>
  )
}

/** A language that the shop has since gets its row. */
function withLanguages({ translations }: MenuItem, languages: readonly { readonly id: number }[]) {
  const missing = languages.filter(({ id }) => !translations.some((one) => one.language_id === id))
  return [...translations, ...missing.map(({ id }) => ({ language_id: id, name: '' }))]
}
