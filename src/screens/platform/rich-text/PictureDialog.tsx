import { useLingui } from '@lingui/react'
import type { Editor } from '@tiptap/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import { urlOf } from '#api/contract/platform/files.ts'
import { formatsOf, maxFileSize, megabyte } from '#api/rules/platform/files.ts'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { DropRefused } from '#screens/platform/gallery/DropRefused.tsx'
import { Picture } from '#screens/platform/gallery/Picture.tsx'
import tiles from '#screens/platform/gallery/tile.module.css'
import { UploadTile } from '#screens/platform/gallery/UploadTile.tsx'
import { useUploads } from '#screens/platform/gallery/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { Field } from '#ui/Field.tsx'
import { useWords } from '#ui/Kit.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { OfferedPictures } from './OfferedPictures.tsx'
import styles from './pictures.module.css'

interface PictureDialogProps {
  editor: Editor
  title: string
  onClose: () => void
}

/** A picture of a text: uploaded, or one of those that the shop has shown before; and what it says to whoever does not see it. */
export default function PictureDialog({ editor, title, onClose }: PictureDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const stands = editor.getAttributes('image') as { src?: string; alt?: string | null }
  const [url, setUrl] = useState(stands.src ?? '')
  const [alt, setAlt] = useState(stands.alt ?? '')
  const put = () => {
    // A picture that is chosen is the selection, which the new one takes the place of.
    editor.chain().focus().setImage({ src: url, alt: alt.trim() }).run()
    onClose()
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          {url !== '' && (
            <Button variant="primary" onPress={put}>
              {i18n._(/*i18n*/ { id: 'editor.put_picture', message: 'Metne koy' })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {url !== '' && (
          <>
            <div className={styles.chosen}>
              <Picture url={url} alt={alt} size={480} />
            </div>
            <Field
              name="picture-alt"
              label={i18n._(/*i18n*/ { id: 'editor.alt', message: 'Görselde ne var?' })}
              hint={i18n._(
                /*i18n*/ {
                  id: 'editor.alt_hint',
                  message: 'Görseli görmeyenlere okunur, arama motorları da okur. Yalnızca süsse boş bırakın.',
                },
              )}
            >
              <TextInput value={alt} onChange={setAlt} maxLength={255} />
            </Field>
          </>
        )}
        <Upload onAdd={setUrl} />
        <OfferedPictures chosen={url} onChoose={setUrl} />
      </div>
    </Dialog>
  )
}

function Upload({ onAdd }: { onAdd: (url: string) => void }) {
  const { i18n } = useLingui()
  const uploads = useUploads({ type: 'content', allowed: 1, onAdd: ([first]) => first && onAdd(urlOf(first.image)) })
  const { context, children } = useSelector(uploads.actor, (snapshot) => snapshot)
  const formats = formatsOf('content')
  return (
    <div className={styles.upload}>
      {context.uploads.length > 0 && (
        <ul className={tiles.uploads}>
          {context.uploads.flatMap(({ key }) => {
            const upload = children[key] as Actor<typeof fileUploadMachine> | undefined
            return upload ? <UploadTile key={key} upload={upload} fileCache={uploads.fileCache} /> : []
          })}
        </ul>
      )}
      <DropRefused refusals={context.refused} onRead={() => uploads.actor.send({ type: 'DISMISS' })} />
      <DropZone
        pick={i18n._(/*i18n*/ { id: 'editor.upload_picture', message: 'Yeni görsel yükle' })}
        hint={i18n._(
          /*i18n*/ {
            id: 'records.image_hint',
            message: 'Buraya sürükleyin ya da yapıştırın. {formats}; en fazla {max} MB.',
            values: { formats: formats.join(', '), max: maxFileSize / megabyte },
          },
        )}
        accept={formats.map((format) => `.${format}`).join(',')}
        multiple={false}
        onFiles={(files) => uploads.take(files, 0)}
      />
    </div>
  )
}
