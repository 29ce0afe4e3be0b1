import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import { panelPart } from './panel.ts'

/** Holds the files of one place while machines speak of them by their keys: a machine's context has no bytes. */
export interface FileCache {
  /** Puts files into the cache, and answers what machines may know of them. */
  put(files: readonly File[]): Dropped[]
  get(key: string): File | null
  /** Where the file can be seen while it is on its way, and from then on as the preview of its stored picture. */
  preview(key: string): string
}

const count = panelPart(() => ({ files: 0 }))

export function newFileCache(): FileCache {
  const files = new Map<string, File>()
  const previews = new Map<string, string>()
  return {
    put: (added) =>
      added.map((file) => {
        count().files += 1
        const key = `file-${count().files}`
        files.set(key, file)
        return { key, name: file.name, size: file.size }
      }),
    get: (key) => files.get(key) ?? null,
    preview: (key) => {
      const file = files.get(key)
      const preview = previews.get(key) ?? (file ? URL.createObjectURL(file) : '')
      previews.set(key, preview)
      return preview
    },
  }
}
