import { Nothing } from '#api/contract/platform/common.ts'
import { type NewFile, StoredFile } from '#api/contract/platform/files.ts'
import type { Content } from '#api/rules/platform/file-content.ts'
import { mimes } from '#api/rules/platform/file-content.ts'
import type { Http } from './http.ts'

interface Uploading {
  /** The Idempotency-Key of this file. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** The calls for stored pictures. */
export function fileCalls(http: Http) {
  return {
    upload: (body: NewFile, call: Uploading) => http.post('/v1/files', { data: StoredFile, body, ...call }),
    find: (name: string) => http.get('/v1/files/', { data: StoredFile, query: { name } }),
    remove: (id: number, key: string) => http.delete(`/v1/files/${id}`, { data: Nothing, key }),
  }
}

/** A file as the data URL of what its bytes are; what the system says of it does not count. */
export async function dataUrlOf(file: Blob, content: Content): Promise<string> {
  const url = await read(file)
  return `data:${mimes[content]};base64,${url.slice(url.indexOf(',') + 1)}`
}

function read(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
