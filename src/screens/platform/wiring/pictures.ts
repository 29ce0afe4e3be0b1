import { type ThumbnailSize, thumbnailOf } from '#api/contract/platform/files.ts'
import { knownConfig } from './config.ts'
import { panelPart } from './panel.ts'

/**
 * The temporary image cache (R38): a picture that was just uploaded is shown from the person's own file until the form is saved, so that it
 * need not be fetched back.
 */
const previews = panelPart(() => new Map<string, string>())

/** Remembers where the person's own file of a stored picture can be seen (an object URL, which is given back when it is forgotten). */
export function keepPreview(url: string, preview: string): void {
  forget(url)
  previews().set(url, preview)
}

/**
 * Where the picture of a record (its `url`) can be seen: the person's own file while it is remembered, else its small form of this size
 * under the API's address, or the whole one.
 */
export function pictureAt(url: string, size: ThumbnailSize | 'whole'): string {
  const preview = previews().get(url)
  if (preview) return preview
  const stored = size === 'whole' ? url : thumbnailOf(url, size)
  return stored.startsWith('/') ? `${knownConfig()?.apiUrl ?? ''}${stored}` : stored
}

/** Forgets all of them; forms do after a save. */
export function clearPreviews(): void {
  for (const url of previews().keys()) forget(url)
}

function forget(url: string): void {
  const preview = previews().get(url)
  if (preview) URL.revokeObjectURL(preview)
  previews().delete(url)
}
