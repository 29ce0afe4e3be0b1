import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef, useState } from 'react'
import type { Image } from '#api/contract/platform/images.ts'
import { fileCount, imagesPerVariant } from '#api/rules/platform/files.ts'
import { frontOf, shownImages, type Uploaded } from '#api/rules/platform/gallery.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { dropOf } from '#machines/platform/upload/upload.context.ts'
import { Field } from '#ui/Field.tsx'
import { FieldContext, useFieldGroup } from '#ui/field-context.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { DeletedImages } from './DeletedImages.tsx'
import { DropRefused } from './DropRefused.tsx'
import styles from './Gallery.module.css'
import { ImageDrop } from './ImageDrop.tsx'
import { type ImageActions, ShownImages } from './ShownImages.tsx'
import { UploadList } from './UploadList.tsx'
import { type Uploads, useUploads } from './useUploads.ts'

interface GalleryProps extends ImageActions {
  /** All images of the variant, the deleted ones too. */
  images: readonly Image[]
  /** Their path in the form (`variants.0.images`): errors and links lead here. */
  name: string
  label: ReactNode
  /** The label is told to screen readers only: the page says it in a heading. */
  bare?: boolean
  error?: string | readonly string[] | undefined
  /** A paste anywhere on the page is a picture for this gallery. Only one gallery of a page may. */
  pasteAnywhere?: boolean
  onRestore: (name: string) => void
}

interface OwnUploadsProps extends GalleryProps {
  limit?: number
  onAdd: (images: readonly Uploaded[]) => void
  onBusy?: (busy: boolean) => void
}

/** The pictures of one variant: their order, types and states, and everything on its way to become one. Uploads end with it; see `GalleryOf`. */
export function Gallery({ limit = imagesPerVariant, onAdd, onBusy, ...gallery }: OwnUploadsProps) {
  const uploads = useUploads({ type: 'product', allowed: limit, onAdd, onBusy })
  return <GalleryOf {...gallery} uploads={uploads} />
}

/** The same over uploads that outlive it, of `useUploads`: for a gallery that is closed while files are on their way. */
export function GalleryOf({
  uploads,
  label,
  bare,
  error,
  pasteAnywhere = false,
  ...gallery
}: GalleryProps & { uploads: Uploads }) {
  const { images, name, onDelete, onRestore } = gallery
  const { i18n } = useLingui()
  const [said, say] = useState('')
  const focus = useFollowingFocus()
  const context = useSelector(uploads.actor, (snapshot) => snapshot.context)
  const shown = shownImages(images)
  const remove = (index: number) => {
    focus.follow('deleted', shown[index]?.image ?? '')
    say(i18n._(/*i18n*/ { id: 'gallery.said_deleted', message: 'Görsel silindi. Geri alınabilir.' }))
    onDelete(index)
  }
  const restore = (file: string) => {
    focus.follow('shown', file)
    say(i18n._(/*i18n*/ { id: 'gallery.said_restored', message: 'Görsel geri alındı.' }))
    onRestore(file)
  }
  return (
    <Field name={name} label={label} error={error} {...(bare ? { bare } : {})}>
      <Group>
        <ShownImages
          {...gallery}
          onDelete={remove}
          say={say}
          arrive={(file, node) => focus.arrive('shown', file, node)}
        />
        <UploadList uploads={uploads} />
        <DropRefused refusals={context.refused} onRead={() => uploads.actor.send({ type: 'DISMISS' })} />
        <ImageDrop uploads={uploads} present={shown.length} pasteAnywhere={pasteAnywhere} />
        {shown.length > 0 && <FrontRule chosen={frontOf(images) !== null} />}
        <DeletedImages
          images={images.filter((image) => image.deleted)}
          refusals={broken([fileCount], dropOf(context, [oneFile], shown.length))}
          arrive={(file, node) => focus.arrive('deleted', file, node)}
          onRestore={restore}
        />
        <ReaderOnly live="polite">{said}</ReaderOnly>
      </Group>
    </Field>
  )
}

/** The field names the whole of it; the controls inside have names of their own. */
function Group({ children }: { children: ReactNode }) {
  const group = useFieldGroup()
  return (
    <fieldset {...group} className={styles.gallery}>
      <FieldContext value={null}>{children}</FieldContext>
    </fieldset>
  )
}

const oneFile = { key: '', name: '', size: 0 }

function FrontRule({ chosen }: { chosen: boolean }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.rule}>
      {chosen
        ? i18n._(
            /*i18n*/ {
              id: 'gallery.one_front',
              message: 'Ön görsel tektir: başka birini ön yaparsanız bu normal olur.',
            },
          )
        : i18n._(/*i18n*/ { id: 'gallery.no_front', message: 'Ön görsel seçilmedi.' })}
    </p>
  )
}

type List = 'shown' | 'deleted'

/** A picture that changes its list takes the focus along: into its first control where it arrives. */
function useFollowingFocus() {
  const followed = useRef<string | null>(null)
  return {
    follow: (to: List, file: string) => {
      followed.current = `${to} ${file}`
    },
    arrive: (list: List, file: string, node: HTMLElement | null) => {
      if (!node || followed.current !== `${list} ${file}`) return
      followed.current = null
      node.querySelector<HTMLElement>('button, select')?.focus()
    },
  }
}
