import { damagedAt, hasDtd, tooLargeInside } from '#api/rules/platform/imports.ts'
import { decodedXml } from './decoded.ts'
import { notRead } from './table.ts'
import { eachTag } from './xml-in.ts'

/** An element of a feed, with its attributes, its own text and what lies in it. */
export interface FeedElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  text: string
  readonly children: FeedElement[]
}

/** How many elements and attributes a feed may have, how deep they may lie, and how long a name may be. */
const [most, deepest, longest] = [1_000_000, 32, 200]

/** The root of an XML document. What it declares of itself (a DTD, entities) is refused unread: nothing grows, and nothing is fetched. */
export function feedTree(bytes: Uint8Array): FeedElement {
  const open: FeedElement[] = []
  let root: FeedElement | null = null
  let count = 0
  const counted = (name: string) => {
    count += 1
    if (count > most || name.length > longest) notRead({ id: tooLargeInside.id, at: ['file'] })
    return name
  }
  eachTag(inAscii(decodedXml(bytes).replace(/^\ufeff?\s*/, '')), {
    open: (name, attributes, line) => {
      if (open.length >= deepest) notRead({ id: tooLargeInside.id, at: ['file'] })
      const own = Object.entries(attributes()).filter(([key]) => !/^xmlns(:|$)/.test(key))
      const element: FeedElement = {
        name: counted(spelled(name)),
        attributes: own.map(([key, value]) => [
          counted(spelled(key.slice(key.indexOf(':') + 1))),
          spelled(value).trim(),
        ]),
        text: '',
        children: [],
      }
      if (open.length === 0 && root) refuseDamaged(line())
      if (open.length === 0) root = element
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    text: (text) => {
      const at = open.at(-1)
      if (at) at.text += spelled(text)
    },
    close: () => {
      open.pop()
    },
    dtd: () => notRead({ id: hasDtd.id, at: ['file'] }),
    damaged: refuseDamaged,
  })
  return root ?? refuseDamaged(1)
}

function refuseDamaged(line: number): never {
  notRead({ id: damagedAt.id, about: { line }, at: ['file'] })
}

/** The reader knows no names but of plain letters, and `<Ürün>` is one as well: others are written as their numbers while it reads. */
function inAscii(xml: string): string {
  return xml.replace(/_u|[^\0-\x7f]/g, (letter) =>
    letter === '_u' ? '_u005f_u' : `_u${letter.charCodeAt(0).toString(16).padStart(4, '0')}_`,
  )
}

function spelled(text: string): string {
  return text.replace(/_u([0-9a-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
