import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { urlOf } from '#api/contract/platform/files.ts'
import type { ImageField } from '#api/resources/platform/field.types.ts'
import { formatsOf, maxFileSize, megabyte } from '#api/rules/platform/files.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { DropRefused } from '#screens/platform/gallery/DropRefused.tsx'
import { Picture } from '#screens/platform/gallery/Picture.tsx'
import tiles from '#screens/platform/gallery/tile.module.css'
import { UploadTile } from '#screens/platform/gallery/UploadTile.tsx'
import { type Uploads, useUploads } from '#screens/platform/gallery/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { DropZone } from '#ui/DropZone.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { type ControlProps, useFormParts } from './control.ts'
import styles from './controls.module.css'
import { NoValue } from './NoValue.tsx'

/** One stored picture. A new one takes the place of the old; the old one's file goes when the record is saved. */
export function ImageControl(props: ControlProps<ImageField>) {
  const { onUploading } = useFormParts()
  const { fileType = 'logo' } = props.field
  const uploads = useUploads({
    type: fileType,
    allowed: 1,
    onAdd: ([first]) => first && props.onChange(first.image),
    onBusy: (busy) => onUploading(props.path, busy),
  })
  return <ImageOf {...props} name={props.field.label} fileType={fileType} uploads={uploads} />
}

interface ImageOfProps extends Pick<ControlProps<ImageField>, 'value' | 'onChange' | 'locked'> {
  /** What it is a picture of. */
  name: Says
  fileType?: 'logo' | 'favicon' | 'content'
  uploads: Uploads
}

/** The same over uploads that outlive it: for a picture that is opened and closed while its file is on its way. */
export function ImageOf({ name, value, onChange, locked, fileType = 'logo', uploads }: ImageOfProps) {
  const { i18n } = useLingui()
  const { context, children } = useSelector(uploads.actor, (snapshot) => snapshot)
  const formats = formatsOf(fileType)
  return (
    <div className={styles.image}>
      {value !== '' && (
        <div className={styles.picture}>
          <Picture url={urlOf(value)} alt={i18n._(name)} size={96} />
          {locked.length === 0 && (
            <Button size="compact" variant="ghost" icon={CloseIcon} onPress={() => onChange('')}>
              {i18n._(/*i18n*/ { id: 'records.remove_image', message: 'Kaldır' })}
            </Button>
          )}
        </div>
      )}
      {value === '' && locked.length > 0 && <NoValue />}
      {context.uploads.length > 0 && (
        <ul className={tiles.uploads}>
          {context.uploads.flatMap(({ key }) => {
            const upload = children[key] as Actor<typeof fileUploadMachine> | undefined
            return upload ? <UploadTile key={key} upload={upload} fileCache={uploads.fileCache} /> : []
          })}
        </ul>
      )}
      {locked.length === 0 && (
        <>
          <DropRefused refusals={context.refused} onRead={() => uploads.actor.send({ type: 'DISMISS' })} />
          <DropZone
            pick={
              value === ''
                ? i18n._(/*i18n*/ { id: 'records.pick_image', message: 'Görsel seç' })
                : i18n._(/*i18n*/ { id: 'records.replace_image', message: 'Başka görsel seç' })
            }
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
        </>
      )}
    </div>
  )
}
