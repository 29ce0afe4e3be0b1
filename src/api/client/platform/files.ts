import type { Content } from '#api/rules/platform/file-content.ts'
import { mimes } from '#api/rules/platform/file-content.ts'

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
