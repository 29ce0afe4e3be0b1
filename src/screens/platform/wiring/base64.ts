import { failure } from '#api/contract/platform/failure.ts'

/** What a file holds, as a request carries it. */
export function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(failure('broken'))
    reader.readAsDataURL(file)
  })
}
