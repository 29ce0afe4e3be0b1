import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import type { MenuLocation } from '#api/contract/content/menus.ts'
import type { RowsField } from '#api/resources/platform/field.types.ts'
import { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import type { Items } from '#machines/content/menu-tree/tree.ts'
import { type ControlProps, useFormParts } from '#screens/platform/records/controls/control.ts'
import { BrokenLinks } from './BrokenLinks.tsx'
import { EditorBar } from './EditorBar.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemRefusals } from './ItemRefusals.tsx'
import { MenuDrawing } from './MenuDrawing.tsx'
import { MenuTree } from './MenuTree.tsx'
import styles from './menus.module.css'
import { useMenuPreview } from './use-menu-preview.ts'

/** The items of a menu as a tree that is put in order by mouse, finger or key, with what the chosen one says and how visitors see it all. */
export default function MenuEditor({ field, value, onChange, path, refusals, locked }: ControlProps<RowsField>) {
  const { i18n } = useLingui()
  const { form, languages, language, showLanguage, onReveal } = useFormParts()
  const location = useSelector(form, ({ context: { draft } }) => (draft.location ?? '') as MenuLocation | '')
  const items = value as unknown as Items
  const blank = useMemo(() => blankItem(languages), [languages])
  const actor = useActorRef(menuTreeMachine, { input: { location, items, blank } })
  const preview = useMenuPreview(items)
  useEffect(
    function followTheForm() {
      const known = actor.getSnapshot().context
      if (known.items !== items || known.location !== location) actor.send({ type: 'SHOW', location, items })
    },
    [actor, location, items],
  )
  useEffect(
    function changeForm() {
      const heard = actor.on('changed', (event) => onChange(event.items as unknown as RowsField['initial']))
      return () => heard.unsubscribe()
    },
    [actor, onChange],
  )
  useEffect(
    function showWhatIsWrong() {
      return onReveal((wanted) => {
        if (!wanted.startsWith(`${path}.`)) return
        const [at = '', key, row = ''] = wanted.slice(path.length + 1).split('.')
        actor.send({ type: 'SELECT', at: Number(at) })
        const texts = actor.getSnapshot().context.items[Number(at)]?.translations
        const shown = key === 'translations' ? texts?.[Number(row)]?.language_id : undefined
        if (shown !== undefined) showLanguage(shown)
      })
    },
    [actor, path, onReveal, showLanguage],
  )
  const open = locked.length === 0
  return (
    <fieldset className={styles.editor} onKeyDown={(event) => open && takeBack(actor.send, event)}>
      <legend className={styles.legend}>{i18n._(field.label)}</legend>
      {open && <EditorBar actor={actor} path={path} />}
      <BrokenLinks items={items} preview={preview} />
      <MenuTree actor={actor} preview={preview} language={language} open={open} path={path} />
      <ItemRefusals actor={actor} path={path} refusals={refusals} language={language} />
      <ItemFields actor={actor} field={field} path={path} refusals={refusals} locked={locked} />
      <MenuDrawing items={items} location={location} preview={preview} language={language} />
    </fieldset>
  )
}

function blankItem(languages: readonly { readonly id: number }[]) {
  const translations = languages.map(({ id }) => ({ language_id: id, name: '' }))
  return { translations, link: 'category', target_id: 0, url: '', icon: '' } as const
}

/** Ctrl Z and Ctrl Y, but for texts that are typed: those have steps of their own. */
function takeBack(send: (event: { type: 'UNDO' | 'REDO' }) => void, event: KeyboardEvent) {
  const key = event.key.toLowerCase()
  const wanted = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')
  if (!wanted || (event.target as HTMLElement).matches('input, select')) return
  event.preventDefault()
  send({ type: key === 'y' || event.shiftKey ? 'REDO' : 'UNDO' })
}
