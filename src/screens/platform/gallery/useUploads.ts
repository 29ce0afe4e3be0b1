import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Actor } from 'xstate'
import type { FileType } from '#api/contract/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import type { uploadMachine } from '#machines/platform/upload/upload.machine.ts'
import { type FileCache, newFileCache } from '#screens/platform/wiring/file-cache.ts'
import { uploadsFrom } from '#screens/platform/wiring/uploads.ts'

interface Place {
  readonly type: FileType
  /** How many pictures the place holds at most. */
  readonly allowed: number
  /** Stored files, in the order they were dropped. */
  readonly onAdd: (images: readonly Uploaded[]) => void
  /** Whether files are on their way: leaving or saving now would lose them. */
  readonly onBusy?: ((busy: boolean) => void) | undefined
}

export interface Uploads {
  readonly actor: Actor<typeof uploadMachine>
  readonly fileCache: FileCache
  readonly type: FileType
  readonly allowed: number
  /** Asks for these files to be uploaded beside so many pictures. */
  take(files: readonly File[], present: number): void
}

/** The uploads of one place of pictures. They live as long as the component that asks: a gallery that is opened and closed takes them from outside. */
export function useUploads({ type, allowed, onAdd, onBusy }: Place): Uploads {
  const [fileCache] = useState(newFileCache)
  const [machine] = useState(() => uploadsFrom(fileCache))
  const actor = useActorRef(machine, { input: { type, allowed } })
  const added = useEffectEvent(onAdd)
  const busy = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => {
    const hearing = [actor.on('added', ({ images }) => added(images)), actor.on('busy', ({ busy: now }) => busy(now))]
    return () => {
      for (const one of hearing) one.unsubscribe()
    }
  }, [actor])
  const take = (files: readonly File[], present: number) =>
    actor.send({ type: 'DROP', files: fileCache.put(files), present })
  return { actor, fileCache, type, allowed, take }
}
