import { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { useFieldGroup } from '#ui/field-context.ts'
import { useLocked } from '#ui/locked.ts'
import { withoutStyles } from './clean.ts'
import styles from './RichText.module.css'
import { RichTextBar } from './RichTextBar.tsx'
import { documentFrom, extensions, withoutForeignPictures } from './rich-text.ts'
import { fromWord } from './word-paste.ts'

interface RichTextProps {
  /** HTML. */
  value: string
  onChange: (value: string) => void
  lang?: string | undefined
  /** Whether pictures may be put into it: where it is stored, they are kept with it. */
  pictures?: boolean
  /** What is offered under the text, and puts words where the cursor is. */
  offers?: (insert: (words: string) => void) => ReactNode
}

const noPasting = /*i18n*/ { id: 'editor.no_image_paste', message: 'Görsel yapıştırılamaz. Yükleme alanını kullanın.' }

/** Text with headings, lists and links. Pictures inside it are kept, but none is taken in by pasting (R222). */
export default function RichText({ value, onChange, lang, pictures = false, offers }: RichTextProps) {
  const field = useFieldGroup()
  const locked = useLocked().length > 0
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const lastValue = useRef(value)
  const emitChange = useEffectEvent((html: string) => {
    lastValue.current = html
    onChange(html)
  })
  useEffect(function openEditor() {
    const opened = new Editor({
      element: place.current,
      extensions,
      content: documentFrom(lastValue.current),
      // Our policy lets no <style> tag in; its rules are in our own sheet.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: (html) => withoutStyles(withoutForeignPictures(fromWord(html)).html),
        handlePaste: (_, event) => refusePictures(event.clipboardData),
        handleDrop: (_, event) => refusePictures(event.dataTransfer),
      },
      onUpdate: () => emitChange(opened.isEmpty ? '' : opened.getHTML()),
    })
    setEditor(opened)
    return () => opened.destroy()
  }, [])
  useEffect(
    function takeFromElsewhere() {
      if (!editor || value === lastValue.current) return
      lastValue.current = value
      editor.commands.setContent(documentFrom(value), { emitUpdate: false })
    },
    [editor, value],
  )
  useEffect(
    function holdWhatIsLocked() {
      editor?.setEditable(!locked, false)
    },
    [editor, locked],
  )
  useEffect(
    function sayWhatItIs() {
      const { id, tabIndex: _, ...words } = field as Record<string, string | number | boolean | undefined>
      const attributes = Object.entries({
        ...words,
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-readonly': locked || undefined,
        lang,
      })
      editor?.setOptions({
        editorProps: {
          ...editor.options.editorProps,
          attributes: Object.fromEntries(
            attributes.filter(([, one]) => one !== undefined).map(([key, one]) => [key, String(one)]),
          ),
        },
      })
    },
    [editor, field, lang, locked],
  )
  return (
    <div className={styles.frame}>
      {editor && !locked && <RichTextBar editor={editor} pictures={pictures} />}
      <div ref={place} className={styles.text} />
      {editor && !locked && offers && (
        <div className={styles.offers}>
          {offers((words) => editor.chain().focus().insertContent({ type: 'text', text: words }).run())}
        </div>
      )}
    </div>
  )
}

/** Pictures come by the upload: one alone is refused, and of a text with pictures only the text is taken. */
function refusePictures(given: DataTransfer | null): boolean {
  const picture = [...(given?.items ?? [])].some((item) => item.type.startsWith('image/'))
  const inside = withoutForeignPictures(given?.getData('text/html') ?? '').any
  if (picture || inside) toast({ type: 'warning', message: noPasting })
  return picture
}
