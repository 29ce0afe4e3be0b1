import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import type { FileCache } from '#screens/platform/wiring/file-cache.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon, RetryIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Picture } from './Picture.tsx'
import styles from './tile.module.css'

interface UploadTileProps {
  upload: Actor<typeof fileUploadMachine>
  fileCache: FileCache
}

/** One file on its way: the tile is its state. What failed says why, and can be tried again or taken away. */
export function UploadTile({ upload, fileCache }: UploadTileProps) {
  const { i18n } = useLingui()
  const snapshot = useSelector(upload, (now) => now)
  const { key, name, progress, reason } = snapshot.context
  const state = stateIn(i18n, snapshot)
  return (
    <li className={styles.upload} data-failed={reason !== null || undefined}>
      <div className={styles.picture}>
        <Picture url={fileCache.preview(key)} alt="" size="whole" />
      </div>
      <div className={styles.controls}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        {reason ? (
          <p className={styles.reason} role="alert">
            {sentenceOf(i18n, reason)}
          </p>
        ) : (
          <>
            <ProgressBar
              label={`${name}: ${state}`}
              {...(snapshot.matches('sending') && progress < 1 ? { value: progress, max: 1 } : {})}
            />
            <p className={styles.state}>{state}</p>
          </>
        )}
        <div className={styles.acts}>
          {snapshot.can({ type: 'RETRY' }) && (
            <IconButton
              icon={RetryIcon}
              size="compact"
              label={i18n._(/*i18n*/ { id: 'gallery.retry', message: '{name}: yeniden dene', values: { name } })}
              onPress={() => upload.send({ type: 'RETRY' })}
            />
          )}
          <IconButton
            icon={CloseIcon}
            size="compact"
            label={i18n._(/*i18n*/ { id: 'gallery.remove', message: '{name}: kaldır', values: { name } })}
            onPress={() => upload.send({ type: 'REMOVE' })}
          />
        </div>
      </div>
    </li>
  )
}

function stateIn(i18n: I18n, { value, context: { progress } }: SnapshotFrom<typeof fileUploadMachine>): string {
  if (value === 'queued') return i18n._(/*i18n*/ { id: 'gallery.queued', message: 'Sırada' })
  if (value === 'checking') return i18n._(/*i18n*/ { id: 'gallery.checking', message: 'Denetleniyor' })
  if (value === 'stored') return i18n._(/*i18n*/ { id: 'gallery.stored', message: 'Yüklendi' })
  if (progress === 1) return i18n._(/*i18n*/ { id: 'gallery.processing', message: 'İşleniyor' })
  const part = formatsOf(i18n).percent(progress * 100, { most: 0 })
  return i18n._(/*i18n*/ { id: 'gallery.sending', message: 'Gönderiliyor: {part}', values: { part } })
}
