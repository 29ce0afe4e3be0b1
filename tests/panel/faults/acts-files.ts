import { type Actor, createActor } from 'xstate'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { newFileCache } from '#screens/platform/wiring/file-cache.ts'
import { uploadsFrom } from '#screens/platform/wiring/uploads.ts'
import { png } from '#tests/pictures.ts'
import { type Act, nothing } from './acts.ts'

const tooLarge = ['files.max_size_exceeded']

/** A file is looked at and sent; one that failed can be tried again, and one that a rule forbids is taken away and dropped anew. */
export const upload: Act = {
  name: 'uploading a picture',
  at: ['POST', '/v1/files'],
  says: 'notUploaded',
  saysAt: { 413: tooLarge },
  changes: 1,
  file: true,
  ready: async () => {
    const fileCache = newFileCache()
    const picture = new File([new Uint8Array(await png())], 'a.png', { type: 'image/png' })
    const actor = createActor(uploadsFrom(fileCache), { input: { type: 'product', allowed: 1 } }).start()
    let added = 0
    actor.on('added', ({ images }) => {
      added += images.length
    })
    const drop = () => actor.send({ type: 'DROP', files: fileCache.put([picture]), present: 0 })
    const file = () => {
      const [{ key } = { key: '' }] = actor.getSnapshot().context.uploads
      return actor.getSnapshot().children[key] as Actor<typeof fileUploadMachine> | undefined
    }
    return {
      actor: () => actor,
      go: () => {
        const again = file()?.getSnapshot().can({ type: 'RETRY' })
        file()?.send({ type: again ? 'RETRY' : 'REMOVE' })
        if (!again) drop()
      },
      told: () => {
        const reason = file()?.getSnapshot().context.reason
        return reason ? [reason] : nothing
      },
      kept: () => picture.name,
      done: () => added === 1,
    }
  },
}
