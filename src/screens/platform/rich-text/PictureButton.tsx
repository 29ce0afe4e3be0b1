import { useLingui } from '@lingui/react'
import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { ImageIcon } from '#ui/icons.ts'

const PictureDialog = lazy(() => import('./PictureDialog.tsx'))

/** Puts a picture at the caret; over a picture that is chosen, its words or another one. */
export function PictureButton({ editor }: { editor: Editor }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const chosen = editor.isActive('image')
  const label = chosen
    ? i18n._(/*i18n*/ { id: 'editor.change_picture', message: 'Görseli değiştir' })
    : i18n._(/*i18n*/ { id: 'editor.add_picture', message: 'Görsel ekle' })
  return (
    <>
      <IconButton
        size="compact"
        icon={ImageIcon}
        label={label}
        aria-haspopup="dialog"
        aria-pressed={chosen}
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <PictureDialog editor={editor} title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
