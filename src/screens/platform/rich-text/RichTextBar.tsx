import { useLingui } from '@lingui/react'
import type { Editor } from '@tiptap/core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UnderlineIcon,
  UndoIcon,
} from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { PictureButton } from './PictureButton.tsx'
import styles from './RichText.module.css'
import { TableMenu } from './TableMenu.tsx'

interface ToolbarButton {
  readonly says: Says
  readonly icon: typeof BoldIcon
  /** Whether it holds where the caret is; acts that hold nowhere have none. */
  readonly on?: (editor: Editor) => boolean
  readonly act: (editor: Editor) => void
}

const marks: readonly ToolbarButton[] = [
  {
    says: /*i18n*/ { id: 'editor.bold', message: 'Kalın' },
    icon: BoldIcon,
    on: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.italic', message: 'İtalik' },
    icon: ItalicIcon,
    on: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.underline', message: 'Altı çizili' },
    icon: UnderlineIcon,
    on: (editor) => editor.isActive('underline'),
    act: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.heading', message: 'Başlık' },
    icon: HeadingIcon,
    on: (editor) => editor.isActive('heading', { level: 2 }),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    says: /*i18n*/ { id: 'editor.subheading', message: 'Alt başlık' },
    icon: SubheadingIcon,
    on: (editor) => editor.isActive('heading', { level: 3 }),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    says: /*i18n*/ { id: 'editor.bullets', message: 'Madde listesi' },
    icon: BulletsIcon,
    on: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.numbers', message: 'Numaralı liste' },
    icon: NumbersIcon,
    on: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.quote', message: 'Alıntı' },
    icon: QuoteIcon,
    on: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]
const steps: readonly ToolbarButton[] = [
  {
    says: /*i18n*/ { id: 'editor.undo', message: 'Geri al' },
    icon: UndoIcon,
    act: (editor) => editor.chain().focus().undo().run(),
  },
  {
    says: /*i18n*/ { id: 'editor.redo', message: 'Yinele' },
    icon: RedoIcon,
    act: (editor) => editor.chain().focus().redo().run(),
  },
]

interface RichTextBarProps {
  editor: Editor
  /** Pictures may be put into the text. */
  pictures: boolean
}

/** The marks over a text: each can be switched at the caret. */
export function RichTextBar({ editor, pictures }: RichTextBarProps) {
  const { i18n } = useLingui()
  useEachChange(editor)
  const button = ({ says, icon, on, act }: ToolbarButton) => (
    <IconButton
      key={says.id}
      size="compact"
      icon={icon}
      label={i18n._(says)}
      {...(on ? { 'aria-pressed': on(editor) } : {})}
      onPress={() => act(editor)}
    />
  )
  return (
    <div className={styles.bar} role="toolbar" aria-label={i18n._(/*i18n*/ { id: 'editor.bar', message: 'Biçim' })}>
      {marks.map(button)}
      <LinkMark editor={editor} />
      <TableMenu editor={editor} />
      {pictures && <PictureButton editor={editor} />}
      <span className={styles.gap} />
      {steps.map(button)}
    </div>
  )
}

/** Leads the chosen words somewhere, or nowhere again. */
function LinkMark({ editor }: { editor: Editor }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('')
  const label = i18n._(/*i18n*/ { id: 'editor.link', message: 'Bağlantı' })
  const opened = (next: boolean) => {
    setHref(String(editor.getAttributes('link').href ?? ''))
    setOpen(next)
  }
  const set = (to: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (to === '') chain.unsetLink().run()
    else chain.setLink({ href: to }).run()
    setOpen(false)
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={opened}
      trigger={<IconButton size="compact" icon={LinkIcon} label={label} aria-pressed={editor.isActive('link')} />}
    >
      <form
        className={styles.link}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          set(addressOf(href))
        }}
      >
        <Field name="editor-link" label={i18n._(/*i18n*/ { id: 'editor.address', message: 'Adres' })}>
          <TextInput value={href} onChange={setHref} inputMode="url" spellCheck={false} placeholder="https://" />
        </Field>
        <div className={styles.linkActs}>
          {editor.isActive('link') && (
            <Button size="compact" onPress={() => set('')}>
              {i18n._(/*i18n*/ { id: 'editor.unlink', message: 'Kaldır' })}
            </Button>
          )}
          <Button size="compact" variant="primary" type="submit">
            {i18n._(/*i18n*/ { id: 'editor.set_link', message: 'Uygula' })}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

/** What people type without a scheme is meant for the web; a place of the shop begins with a slash. */
function addressOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^(https?:|mailto:|tel:|\/)/i.test(text)) return text
  return /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : `https://${text.replace(/^[a-z]+:/i, '')}`
}

/** Draws anew whenever the text or the caret changes. */
function useEachChange(editor: Editor): void {
  const subscribe = useCallback(
    (update: () => void) => {
      editor.on('transaction', update)
      return () => {
        editor.off('transaction', update)
      }
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
}
