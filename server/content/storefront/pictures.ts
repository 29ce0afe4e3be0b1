import { and, eq, inArray } from 'drizzle-orm'
import { thumbnailOf } from '#api/contract/platform/files.ts'
import type { Database } from '#server/db/open.ts'
import { files } from '#server/db/schema/catalogue.ts'
import type { Drawing } from '#server/platform/texts/rich-text.ts'

/** The small form that every stored picture has is so wide at most. */
const small = 480

/** How wide and high the shop's pictures are, by their addresses: those that a text shows, or that stand over it. */
export async function picturesIn(
  db: Database,
  shop_id: number,
  html: string,
  alone: readonly string[] = [],
): Promise<Drawing['picture']> {
  const inText = [...html.matchAll(/\/files\/([0-9a-f]{30}\.\w+)/g)].map(([, name = '']) => name)
  const names = [...new Set([...inText, ...alone.map((url) => url.slice('/files/'.length))])].filter(Boolean)
  const rows =
    names.length === 0
      ? []
      : await db
          .select({ name: files.name, width: files.width, height: files.height })
          .from(files)
          .where(and(eq(files.shop_id, shop_id), inArray(files.name, names)))
  const known = new Map(rows.map((row) => [`/files/${row.name}`, row]))
  return (src) => {
    const found = known.get(src)
    return found?.width && found.height ? drawn(src, found.width, found.height) : null
  }
}

/** A phone takes the small form, a wide screen the whole one; its room is kept while it loads. */
function drawn(src: string, width: number, height: number): NonNullable<ReturnType<Drawing['picture']>> {
  const ratio = Math.min(1, small / Math.max(width, height))
  const narrow = Math.round(width * ratio)
  const forms = [...(narrow < width ? [`${thumbnailOf(src, small)} ${narrow}w`] : []), `${src} ${width}w`]
  return {
    srcset: forms.join(', '),
    sizes: `(max-width: 48rem) 100vw, 44rem`,
    width: String(width),
    height: String(height),
    loading: 'lazy',
  }
}
