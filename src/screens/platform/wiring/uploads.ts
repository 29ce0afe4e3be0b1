import { fromPromise } from 'xstate'
import { dataUrlOf } from '#api/client/platform/files.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { StoredFile } from '#api/contract/platform/files.ts'
import { fileOperations } from '#api/operations/platform/files.ts'
import { contentOf, headLength, openedAs } from '#api/rules/platform/file-content.ts'
import { formatsOf, openedRules } from '#api/rules/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type FileUploadInput, fileUploadMachine, type Sending } from '#machines/platform/upload/file-upload.machine.ts'
import { uploadMachine } from '#machines/platform/upload/upload.machine.ts'
import type { FileCache } from './file-cache.ts'
import { call } from './http.ts'
import { keepPreview } from './pictures.ts'

/** The uploads of one place, with the calls they need. */
export function uploadsFrom(fileCache: FileCache) {
  const fileUpload = fileUploadMachine.provide({
    actors: {
      check: fromPromise<unknown, FileUploadInput>(async ({ input }) => check(fileOn(fileCache, input.key), input)),
      send: fromPromise<Uploaded, Sending>(async ({ input, signal }) => {
        const stored = await send(fileOn(fileCache, input.key), input, signal)
        keepPreview(stored.url, fileCache.preview(input.key))
        return { image: stored.name, url: stored.url }
      }),
    },
  })
  return uploadMachine.provide({ actors: { fileUpload } })
}

async function check(file: File, { name, type }: FileUploadInput): Promise<void> {
  const content = openedAs(await headOf(file))
  const rules = broken(openedRules, { name, content, formats: formatsOf(type) })
  if (rules.length > 0) throw failure('refused', { rules })
}

async function send(file: File, { type, requestKey, report }: Sending, signal: AbortSignal): Promise<StoredFile> {
  const content = contentOf(await headOf(file))
  if (!content) throw failure('broken')
  const image = await dataUrlOf(file, content)
  // The name is only shown; its end is what tells one from another.
  const realName = [...file.name].slice(-255).join('')
  return call(fileOperations.upload, { body: { type, image, realName }, key: requestKey, signal, onProgress: report })
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headLength).arrayBuffer())
}

/** A file that is gone from the file cache cannot be read, as one that is gone from the disk. */
function fileOn(fileCache: FileCache, key: string): File {
  const file = fileCache.get(key)
  if (!file) throw failure('broken')
  return file
}
